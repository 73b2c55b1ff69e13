import Glibc

/// The three descriptors that every process starts with.
///
/// The names of the C library's streams cannot be used from Swift 6, which takes them for shared
/// mutable state.
package enum StandardStream {
    /// What the process reads.
    package static let input: Int32 = 0
    /// Where results go.
    package static let output: Int32 = 1
    /// Where errors go.
    package static let error: Int32 = 2
}

/// Whether a descriptor is a terminal's.
package func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
}
