import Foundation

/// How many cores there are to work with.
enum ProcessorCount {
    static var online: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
