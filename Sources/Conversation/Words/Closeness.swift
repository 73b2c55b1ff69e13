import KitchenLanguage

/// Which of several names a mistyped word was meant to be.
enum Closeness {
    /// The closest name; of two that are as close, the one that comes first.
    ///
    /// Close is as `EditDistance.closest` has it. Names of one or two letters are close to nothing.
    static func closest(to word: String, among names: some Sequence<String>) -> String? {
        guard word.count > 2, word.count <= 40 else { return nil }
        return EditDistance.closest(to: word, among: names.lazy.filter { $0.count > 2 })
    }
}
