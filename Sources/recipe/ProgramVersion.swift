/// The version of this program.
enum ProgramVersion {
    /// As `--version` and the `User-Agent` header say it.
    static let current = "0.1.0"
}
