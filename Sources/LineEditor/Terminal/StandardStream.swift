import Glibc

/// The three descriptors that every process starts with.
///
/// The names of the C library's streams cannot be used from Swift 6, which takes them for shared
/// mutable state.
public enum StandardStream {
    /// What the process reads.
    public static let input: Int32 = 0
    /// Where results go.
    public static let output: Int32 = 1
    /// Where errors go.
    public static let error: Int32 = 2
}

/// Whether a terminal is behind a descriptor.
public func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
}
