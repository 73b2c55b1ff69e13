import KitchenLanguage
import RecipeModel

/// A service's key: a secret that goes to that service and nowhere else.
///
/// It cannot be written: printing, interpolating, dumping and reflecting it all give `(key)`, and it
/// has no coded form.
package struct ServiceKey: Sendable {
    /// The key as it is sent.
    let text: String

    /// A key as the cook typed it, without the white space around it, and without the `Bearer` that
    /// stands before it where it was copied from a header field.
    ///
    /// Nil for what can be no key: nothing, more than 256 signs, or signs that a header field or an
    package init?(_ text: some StringProtocol) {
        var key = text.trimmingWhitespace()
        if key.lowercased().hasPrefix("bearer ") { key = key.dropFirst(7).trimmingWhitespace() }
        guard (1...256).contains(key.utf8.count),
            key.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        self.text = key
    }
}

extension ServiceKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// `(key)`, whatever the key is.
    package var description: String { "(key)" }
    /// `(key)`, whatever the key is.
    package var debugDescription: String { "(key)" }
    /// Shows nothing of the key.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
