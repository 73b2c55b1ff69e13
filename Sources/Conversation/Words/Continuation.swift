/// Whether a line goes on in the next one.
package enum Continuation: Hashable, Sendable {
    /// It is whole.
    case complete
    /// A quote is open.
    case openQuote(Character)
    /// Its last sign is a `\`.
    case finalBackslash
}
