import RecipeModel
import ShellAnswers

/// A wrong line of a settings file in words.
struct SettingsFaultWords {
    let fault: SettingsFault

    /// What is wrong, and where.
    var message: String {
        "\(fault.path.clean), line \(fault.line): \(MistakeWords.quoted(fault.key)) is wrong"
    }

    /// What should stand there; nil where that cannot be known.
    var hint: String? {
        if let suggestion = fault.suggestion {
            return "did you mean \(MistakeWords.quoted(suggestion))?"
        }
        return fault.wanted.map { "expected \(SettingsFaultWords.words(for: $0))" }
    }

    /// What a value may be: `one of on, off`.
    static func words(for wanted: SettingsFault.Wanted) -> String {
        switch wanted {
        case .oneOf(let words): "one of " + words.map(\.clean).joined(separator: ", ")
        case .form(let form): form.clean
        }
    }

    /// The fault in JSON.
    var members: [JSONMember] {
        [
            JSONMember("path", .string(fault.path.clean)), JSONMember("line", .int(fault.line)),
            JSONMember("key", .string(fault.key.clean)),
            JSONMember("suggestion", .string(orNull: fault.suggestion?.clean)),
            JSONMember("wanted", .string(orNull: fault.wanted.map(SettingsFaultWords.words))),
        ]
    }
}
