import Documents
import KitchenLanguage
import RecipeModel
import ShellAnswers

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension ErrorWords {
    /// Failures of files, programs and the shell itself.
    static func other(_ reason: WorldError.Reason, in wording: Wording) -> ErrorWords {
        switch reason {
        case .nothingToOpen(let title):
            ErrorWords(message: "\(UsageErrorWords.quoted(title)) has no page to open")
        case .noPicture(let title):
            ErrorWords(message: "\(UsageErrorWords.quoted(title)) has no picture")
        case .noInput(let path, let code):
            ErrorWords(message: "can't read \(path.clean): \(SystemErrorWords.words(code))")
        case .inputTooLarge(let path, let limit):
            ErrorWords(message: "\(path.clean) is larger than \(NumberWords.bytes(limit))")
        case .badData(let path, lacksTitle: true):
            ErrorWords(
                message: "the recipe in \(path.clean) has no title",
                remains: ["A title is needed, at its beginning: title: Leek soup"]
            )
        case .badData(let path, _):
            ErrorWords(message: "nothing in \(path.clean) can be read as a recipe")
        case .notABackup(let path):
            ErrorWords(
                message: "\(path.clean) isn't a backup",
                remains: ["Nothing is changed. A backup is what 'backup FILE' wrote."]
            )
        case .damagedBackup(let path, let contents): damaged(path.clean, contents)
        case .nothingImported(let path, let progress, let first):
            ErrorWords(
                message: "nothing in \(path.clean) could be imported:"
                    + " \(NumberWords.counted(progress.faults, "entry", plural: "entries"))"
                    + " couldn't be read",
                remains: first.prefix(5).map(ImportWords.words),
                tries: ["import \(path.clean) --report left-out.txt"]
            )
        case .cannotCreate(let path, let code):
            ErrorWords(message: "can't create \(path.clean): \(SystemErrorWords.words(code))")
        case .alreadyThere(let path):
            ErrorWords(
                message: "\(path.clean) already exists; use --force to replace it",
                tries: ["another name"]
            )
        case .disk(let path, let code):
            ErrorWords(message: "\(path.clean) failed: \(SystemErrorWords.words(code))")
        case .programFailed(let text, let status): program(text, status)
        case .notAllowed(let what): notAllowed(what)
        case .expectation(let wanted, let found):
            ErrorWords(
                message: "check failed",
                remains: lines("wanted", wanted) + lines("found", found)
            )
        case .badConfig(let fault):
            ErrorWords(
                message: SettingsFileErrorWords(fault: fault).message,
                remains: SettingsFileErrorWords(fault: fault).hint.map { [Spoken.full($0)] } ?? []
            )
        case .cancelled: ErrorWords(message: "cancelled")
        case .internal(let text):
            ErrorWords(
                message: "a fault in this program: \(text.clean)",
                remains: ["Please report it, with the line that you typed and recipe --version."]
            )
        case .service, .sending, .pages, .webPage, .store:
            // Told elsewhere; kept here so that a new reason cannot be forgotten.
            ErrorWords(message: "it could not be done")
        }
    }

    /// A backup that isn't as it was written: what is damaged, then what is whole.
    private static func damaged(_ file: String, _ contents: BackupContents) -> ErrorWords {
        var remains = ["Nothing is changed."]
        if contents.isUnproven {
            remains.append("Its checksums can't be read, so nothing tells what else is damaged.")
        }
        if contents.isEmpty {
            remains.append("Nothing in it can be restored.")
        } else {
            if !contents.damaged.isEmpty {
                remains.append("Damaged in it: \(contents.damagedInWords).")
            }
            let state = contents.isUnproven ? "It has" : "The rest is whole:"
            remains.append("\(state) \(contents.inWords).")
        }
        return ErrorWords(
            message: "\(file) is damaged",
            remains: remains,
            tries: contents.isEmpty
                ? ["an older backup"] : ["restore \(file) --damaged", "an older backup"]
        )
    }

    /// A text of one or more lines with a label before the first; no more than 6 of them.
    private static func lines(_ label: String, _ text: String) -> [String] {
        let lines = CleanText.lines(text).split(separator: "\n").prefix(6)
        guard let first = lines.first else { return ["\(label): nothing"] }
        return ["\(label): \(first)"] + lines.dropFirst().map(String.init)
    }

    private static func program(_ text: String, _ status: Int32) -> ErrorWords {
        let name = UsageErrorWords.quoted(text)
        switch status {
        case 127: return ErrorWords(message: "\(name) was not found")
        case 126: return ErrorWords(message: "can't run \(name)")
        default: return ErrorWords(message: "\(name) failed (\(status))")
        }
    }

    private static func notAllowed(_ what: String) -> ErrorWords {
        ErrorWords(
            message: "\(UsageErrorWords.quoted(what)) isn't allowed in a script",
            remains: ["It reaches outside the cookbook; --allow-shell allows it."]
        )
    }
}

/// What the system's error numbers mean, in the words of a cook.
enum SystemErrorWords {
    /// The meaning of an `errno`; 0 stands for "not a regular file".
    static func words(_ code: Int32) -> String {
        switch code {
        // The last two come of opening a socket or a device that nothing drives.
        case 0, ENXIO, ENODEV: "not a regular file"
        case ENOENT: "no such file"
        case EACCES, EPERM: "permission denied"
        case EISDIR: "it's a folder"
        case ENOTDIR: "part of the path isn't a folder"
        case EEXIST: "it already exists"
        case ENOSPC, EDQUOT: "the disk is full"
        case EROFS: "the disk is read-only"
        case EIO: "the disk failed"
        case EFBIG: "it would be too big"
        case ENAMETOOLONG: "the name is too long"
        case ELOOP: "its links go round in circles"
        case EMFILE, ENFILE: "too many files are open"
        case EPIPE: "its reader went away"
        case EBADF: "it is closed"
        case EINVAL: "the system refused"
        default: "the system's error \(code)"
        }
    }
}
