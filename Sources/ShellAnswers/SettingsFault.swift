/// What is wrong with a line of a settings file.
public struct SettingsFault: Hashable, Sendable {
    /// What a value may be.
    public enum Wanted: Hashable, Sendable {
        /// One of these words.
        case oneOf([String])
        /// Something of this form, such as `5-50`.
        case form(String)
    }

    /// The file.
    public var path: String
    /// The line's number, from 1.
    public var line: Int
    /// The setting that the line names, or the line where it names none.
    public var key: String
    /// The key or value that was most likely meant.
    public var suggestion: String?
    /// What the value may be, where the value is wrong.
    public var wanted: Wanted?

    /// A fault.
    public init(
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
