import Foundation
package import RecipeModel

/// A settings file on disk.
package struct ConfigurationFile: Hashable, Sendable {
    /// The largest file that is read, in bytes.
    package static let largest = 1 << 20

    /// Where it is.
    package let path: String

    /// The file of a path.
    package init(path: String) { self.path = path }

    /// What it says; an empty text where there is no file.
    ///
    /// Throws `FileReadError` when there is something that cannot be read.
    package func read() throws(FileReadError) -> ConfigurationText {
        do {
            let bytes = try BoundedFile.read(path, limit: ConfigurationFile.largest)
            return ConfigurationText(ConfigurationFile.text(of: bytes))
        } catch {
            if error == .notFound { return ConfigurationText() }
            throw error
        }
    }

    /// Changes what it says: the other lines stay, and readers find the old file or the new one.
    ///
    /// Shells that change it at the same time wait for each other. Throws `StoreError`.
    package func change(_ change: (inout ConfigurationText) -> Void) throws(StoreError) {
        do {
            try LockedFile.hold(path, patience: 5_000) { _ in
                var text = try read()
                let before = text
                change(&text)
                guard text != before else { return }
                try WholeFile.write(Array(text.text.utf8), to: path, access: .ownerOnly)
            }
        } catch {
            throw failure(error)
        }
    }

    /// The text of a file. One that is not UTF-8 is taken for Latin-1, so that its comments stay.
    private static func text(of bytes: [UInt8]) -> String {
        String(validating: StreamSafeText.bytes(bytes), as: UTF8.self)
            ?? bytes.reduce(into: "") { $0.unicodeScalars.append(Unicode.Scalar($1)) }
    }

    private func failure(_ error: any Error) -> StoreError {
        switch error {
        case let failure as StoreError: failure
        case let failure as SystemError where failure.code == EWOULDBLOCK: .busy(path: path)
        case let failure as SystemError: .cannotWrite(path: path, code: failure.code)
        case FileReadError.unreadable(let code): .cannotWrite(path: path, code: code)
        case FileReadError.tooLarge: .cannotWrite(path: path, code: EFBIG)
        default: .cannotWrite(path: path, code: EINVAL)
        }
    }
}
