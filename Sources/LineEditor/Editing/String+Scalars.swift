extension String {
    /// Makes text from UTF-32; what is not a character becomes U+FFFD.
    init(scalars values: some Sequence<UInt32>) {
        var view = UnicodeScalarView()
        for value in values { view.append(Unicode.Scalar(value) ?? "\u{FFFD}") }
        self.init(view)
    }

    /// The text as UTF-32.
    var scalarValues: [UInt32] {
        unicodeScalars.map(\.value)
    }
}
