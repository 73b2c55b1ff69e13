import Dispatch

/// Draws picture files in a child process, one after the other.
///
/// The child is started for the first picture and ended by ``rest()``. One that breaks down over a
/// picture, or takes too long, loses that picture; the next has a new child.
///
/// `@unchecked Sendable`: the child is only touched on the queue.
package final class DrawingProcess: @unchecked Sendable {
    /// The most bytes of a picture file.
    package static let fileLimit = 4 << 20

    private let program: DrawingChild.Program
    private let time: Duration
    /// Waiting for a child would hold up the few threads that all tasks share.
    private let queue = DispatchQueue(label: "recipe.drawing")
    private var child: DrawingChild?

    /// A process that is this program itself.
    package convenience init() {
        #if os(Linux)
            // This is the program that runs, also when its file has got a successor meanwhile.
            let path = "/proc/self/exe"
        #else
            let path = CommandLine.arguments.first ?? "recipe"
        #endif
        self.init(DrawingChild.Program(path: path, arguments: [DrawingProgram.argument]))
    }

    /// A process of another program, which has so much time for each picture.
    init(_ program: DrawingChild.Program, time: Duration = .seconds(12)) {
        self.program = program
        self.time = time
    }

    /// Draws a picture file.
    func drawing(
        _ task: DrawingTask,
        of file: [UInt8]
    ) async -> Result<Drawing, PictureError> {
        guard PictureFormat(of: file) != nil else { return .failure(.unknownFormat) }
        guard file.count <= DrawingProcess.fileLimit else { return .failure(.tooLarge) }
        return await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.drawNow(task, of: file)) }
        }
    }

    /// Ends the child until there is something to draw again.
    func rest() { queue.async { self.child = nil } }

    private func drawNow(
        _ task: DrawingTask,
        of file: [UInt8]
    ) -> Result<Drawing, PictureError> {
        if child == nil { child = DrawingChild(program) }
        if let result = child?.draw(task, of: file, within: time) { return result }
        child = nil
        return .failure(.drawingFailed)
    }
}
