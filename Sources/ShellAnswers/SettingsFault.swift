/// What is wrong with a line of a settings file.
package struct SettingsFault: Hashable, Sendable {
    /// What a value may be.
    package enum Wanted: Hashable, Sendable {
        /// One of these words.
        case oneOf([String])
        /// Something of this form, such as `5-50`.
        case form(String)
    }

    package var path: String
    package var line: Int
    /// The setting that the line names, or the line where it names none.
    package var key: String
    /// The key or value that was most likely meant.
    package var suggestion: String?
    /// What the value may be, where the value is wrong.
    package var wanted: Wanted?

    package init(
        path: String,
        line: Int,
        key: String,
        suggestion: String? = nil,
        wanted: Wanted? = nil
    ) {
        self.path = path
        self.line = line
        self.key = key
        self.suggestion = suggestion
        self.wanted = wanted
    }
}
