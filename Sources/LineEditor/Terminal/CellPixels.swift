import CEditLine

/// The pixels of a character's cell on a terminal.
package struct CellPixels: Equatable, Sendable {
    /// Pixels across.
    package var width: Int
    /// Pixels down.
    package var height: Int

    /// A size; nil for one that no terminal has, whatever it says.
    package init?(width: Int, height: Int) {
        guard (2...64).contains(width), (4...64).contains(height) else { return nil }
        self.width = width
        self.height = height
    }

    /// The size that the system knows of a descriptor's terminal; nil where it knows none.
    package init?(of descriptor: Int32) {
        var width: Int32 = 0
        var height: Int32 = 0
        guard cel_cell_size(descriptor, &width, &height) else { return nil }
        self.init(width: Int(width), height: Int(height))
    }
}
