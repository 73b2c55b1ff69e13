import Documents
import RecipeModel
import ShellAnswers

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension FailureWords {
    /// Failures of files, programs and the shell itself.
    static func other(_ reason: WorldFailure.Reason, in wording: Wording) -> FailureWords {
        switch reason {
        case .nothingToOpen(let title):
            FailureWords(message: "\(MistakeWords.quoted(title)) has no page that could be opened")
        case .noPicture(let title):
            FailureWords(message: "\(MistakeWords.quoted(title)) has no picture")
        case .noInput(let path, let code):
            FailureWords(message: "\(path.clean) cannot be read: \(SystemErrorWords.words(code))")
        case .inputTooLarge(let path, let limit):
            FailureWords(message: "\(path.clean) is larger than \(NumberWords.bytes(limit))")
        case .badData(let path):
            FailureWords(message: "nothing in \(path.clean) can be read as what was asked for")
        case .cannotCreate(let path, let code):
            FailureWords(message: "\(path.clean) cannot be made: \(SystemErrorWords.words(code))")
        case .alreadyThere(let path):
            FailureWords(
                message: "\(path.clean) is there already and is left as it is",
                tries: ["another name"]
            )
        case .disk(let path, let code):
            FailureWords(message: "\(path.clean) failed: \(SystemErrorWords.words(code))")
        case .programFailed(let text, let status): program(text, status)
        case .notAllowed(let what): notAllowed(what)
        case .expectation(let wanted, let found):
            FailureWords(
                message: "the expectation does not hold",
                remains: lines("wanted", wanted) + lines("found", found)
            )
        case .badConfig(let fault):
            FailureWords(
                message: SettingsFaultWords(fault: fault).message,
                remains: SettingsFaultWords(fault: fault).hint.map { [Spoken.full($0)] } ?? []
            )
        case .cancelled: FailureWords(message: "cancelled")
        case .internal(let text):
            FailureWords(
                message: "a fault of this program: \(text.clean)",
                remains: ["Please report it, with the line that you typed and recipe --version."]
            )
        case .service, .pages, .webPage, .store:
            // Told elsewhere; kept here so that a new reason cannot be forgotten.
            FailureWords(message: "it could not be done")
        }
    }

    /// A text of one or more lines with a label before the first; no more than 6 of them.
    private static func lines(_ label: String, _ text: String) -> [String] {
        let lines = CleanText.lines(text).split(separator: "\n").prefix(6)
        guard let first = lines.first else { return ["\(label): nothing"] }
        return ["\(label): \(first)"] + lines.dropFirst().map(String.init)
    }

    private static func program(_ text: String, _ status: Int32) -> FailureWords {
        let name = MistakeWords.quoted(text)
        switch status {
        case 127: return FailureWords(message: "\(name) was not found")
        case 126: return FailureWords(message: "\(name) cannot be run")
        default: return FailureWords(message: "\(name) failed (\(status))")
        }
    }

    private static func notAllowed(_ what: String) -> FailureWords {
        FailureWords(
            message: "\(MistakeWords.quoted(what)) is not allowed in a script",
            remains: ["It reaches outside of what is kept; --allow-shell allows it."]
        )
    }
}

/// What the system's error numbers mean, in the words of a cook.
enum SystemErrorWords {
    /// The meaning of an `errno`; 0 stands for "it is no regular file".
    static func words(_ code: Int32) -> String {
        switch code {
        case 0: "it is no regular file"
        case ENOENT: "there is no such file"
        case EACCES, EPERM: "that is not permitted"
        case EISDIR: "it is a folder"
        case ENOTDIR: "a part of the path is no folder"
        case EEXIST: "it is there already"
        case ENOSPC, EDQUOT: "the disk is full"
        case EROFS: "the disk cannot be written"
        case EIO: "the disk failed"
        case EFBIG: "it would be too large"
        case ENAMETOOLONG: "the name is too long"
        case ELOOP: "its links go round in circles"
        case EMFILE, ENFILE: "too many files are open"
        case EPIPE: "its reader went away"
        case EINVAL: "the system refuses it"
        default: "the system's error \(code)"
        }
    }
}
