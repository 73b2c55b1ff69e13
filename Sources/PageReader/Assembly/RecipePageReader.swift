package import RecipeModel

/// Reads recipes out of web pages.
///
/// Field by field, the best source first: JSON-LD, microdata, h-recipe, then the page's own words.
/// What the markup has is lined up with what the page shows, for headings, notes and amounts.
/// Pure: the same bytes always give the same content.
package struct RecipePageReader: PageReading, Sendable {
    /// A page larger than this is read up to here, in bytes.
    package static let sizeLimit = 16 * 1_024 * 1_024

    /// A reader; it has no settings.
    package init() {}

    /// What a page holds; see `PageReading`.
    package func read(
        _ bytes: [UInt8],
        charset: String?,
        address: WebAddress?,
        status: Int
    ) -> PageContent {
        let whole =
            bytes.count > RecipePageReader.sizeLimit
            ? Array(bytes.prefix(RecipePageReader.sizeLimit)) : bytes
        let saved = MHTML(whole)
        let text = PageDecoding.utf8(saved?.page ?? whole, charset: saved?.charset ?? charset)
        let form = PageForm(utf8: text, raw: saved?.page ?? whole)
        guard form != .binary else { return PageContent(kind: .empty) }
        let page = ParsedPage(utf8: text, form: form, address: address)
        return PageInterpretation(page: page, address: address, status: status, bytes: whole)
            .content
    }

    /// The recipe of JSON-LD that has no page around it; nil where it has none.
    package static func recipe(ofLinkedData bytes: [UInt8]) -> Recipe? {
        let page = ParsedPage(linkedData: bytes)
        return PageInterpretation(page: page, address: nil, status: 200, bytes: bytes).content
            .recipe
    }

    /// How long a text says that something takes; see `PageReading`.
    package func minutes(inWords text: String) -> Int? { DurationText.minutes(in: text) }

    /// The text of a piece of markup; see `PageReading`.
    package func plainText(ofMarkup markup: String) -> String {
        MarkupText.text(of: markup)
    }
}
