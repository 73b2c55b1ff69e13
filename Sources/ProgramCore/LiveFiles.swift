import Foundation
import RecipeModel
import RecipeStore
package import ShellAnswers
package import ShellCommands

extension FileAccess {
    /// The system's files, as seen from the current folder.
    package static func live(home: String?) -> FileAccess {
        FileAccess(
            read: { path, limit in
                do throws(FileReadError) {
                    return try BoundedFile.read(path, limit: limit)
                } catch {
                    throw WorldError(reason(error, path: path))
                }
            },
            write: { path, text, adding in
                do throws(StoreError) {
                    if adding || isDevice(path) {
                        try append(text, to: path)
                    } else {
                        try WholeFile.write(text.utf8, to: path, access: .asUsual)
                    }
                } catch {
                    throw WorldError(reason(error, path: path))
                }
            },
            resolved: { path in
                realpath(path, nil).map { pointer in
                    defer { free(pointer) }
                    return String(cString: pointer)
                }
            },
            isFolder: { path in
                var status = stat()
                return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            },
            makeFolder: { path in
                guard mkdir(path, 0o777) != 0 else { return }
                let code = errno
                var status = stat()
                guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
                    throw WorldError(.cannotCreate(path: path, code: code))
                }
            },
            path: { path, folder in
                if path.hasPrefix("/") { return path }
                if path == "~" || path.hasPrefix("~/"), let home {
                    return home + path.dropFirst()
                }
                return folder.map { $0.hasSuffix("/") ? $0 + path : "\($0)/\(path)" } ?? path
            }
        )
    }

    /// Why a file that was named cannot be read.
    package static func failure(_ error: any Error, reading path: String) -> WorldError {
        let reading = error as? FileReadError
        return WorldError(reading.map { reason($0, path: path) } ?? .noInput(path: path, code: 0))
    }

    /// Whether a path leads to something like `/dev/null`, which is written to and never replaced.
    private static func isDevice(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
    }

    private static func reason(
        _ failure: FileReadError,
        path: String
    ) -> WorldError.Reason {
        switch failure {
        case .notFound: .noInput(path: path, code: ENOENT)
        case .notRegular: .noInput(path: path, code: 0)
        case .tooLarge(let limit): .inputTooLarge(path: path, limit: limit)
        case .unreadable(let code): .noInput(path: path, code: code)
        }
    }

    private static func reason(_ failure: StoreError, path: String) -> WorldError.Reason {
        switch failure {
        case .cannotWrite(_, let code): .cannotCreate(path: path, code: code)
        case .disk(_, let code): .disk(path: path, code: code)
        case .busy, .newerFormat: .disk(path: path, code: EBUSY)
        }
    }

    /// Adds to a file's end in one write, so that two shells do not tear each other's lines.
    private static func append(_ text: String, to path: String) throws(StoreError) {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
        guard descriptor >= 0 else {
            // A pipe that nobody reads.
            throw .cannotWrite(path: path, code: errno == ENXIO ? 0 : errno)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0,
            [S_IFREG, S_IFCHR].contains(status.st_mode & S_IFMT)
        else { throw .cannotWrite(path: path, code: 0) }
        let before = status.st_mode & S_IFMT == S_IFREG ? status.st_size : nil
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let code = errno
                if let before { ftruncate(descriptor, before) }
                throw .disk(path: path, code: code)
            }
            bytes = bytes.dropFirst(count)
        }
    }
}
