/// The version of this program.
package enum ProgramVersion {
    /// As `--version` and the `User-Agent` header say it.
    package static let current = "0.1.0"
}
