/// Drawn pictures kept between runs, as bytes. It may be emptied at any time, and it never fails:
/// what cannot be read or written is as if it was not there.
///
/// It is asked while a screen is drawn, so it is read at once and not by a task.
package protocol DrawingCache: Sendable {
    /// What is kept under a key.
    func drawing(for key: String) -> [UInt8]?
    /// Keeps a drawing under a key, in place of an older one.
    func keep(_ drawing: [UInt8], for key: String)
}
