import Foundation

/// Texts as C wants a list of them: pointers, with nothing after the last.
final class CStrings {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ texts: [String]) { pointers = texts.map { strdup($0) } + [nil] }

    deinit { for pointer in pointers { free(pointer) } }

    /// An environment as C wants it.
    convenience init(environment: [String: String]) {
        self.init(environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    }
}
