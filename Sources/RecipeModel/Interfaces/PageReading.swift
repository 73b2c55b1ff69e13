/// Where a field of a recipe was found on its page.
package enum FieldOrigin: String, Hashable, Sendable, Codable {
    case jsonLD = "json-ld"
    case microdata
    case hRecipe = "h-recipe"
    case page
    case meta
    case text
    case service
}

/// What a page turned out to be.
package enum PageKind: String, Hashable, Sendable, Codable {
    /// It has a recipe.
    case recipe
    /// It is a page, but has no recipe.
    case notRecipe = "not-a-recipe"
    /// The site refused to show it (a bot wall, a login, an error page).
    case refused
    /// The recipe is behind a payment.
    case paywall
    /// There is nothing to read on it.
    case empty
}

/// What was read from a page.
package struct PageContent: Hashable, Sendable {
    /// What the page is.
    package var kind: PageKind
    /// The recipe, when there is one, also a partial one.
    package var recipe: Recipe?
    /// For each key of SHELL's `open` format where it came from.
    package var origins: [String: FieldOrigin]
    /// The page's title.
    package var title: String?
    /// What the page says, as clean lines of text: headings, paragraphs, lists, tables, with links
    /// as `[1]`; no menus, no banners.
    package var text: String
    /// The links of the text, in the order of their numbers.
    package var links: [WebAddress]

    /// What a page holds.
    package init(
        kind: PageKind,
        recipe: Recipe? = nil,
        origins: [String: FieldOrigin] = [:],
        title: String? = nil,
        text: String = "",
        links: [WebAddress] = []
    ) {
        self.kind = kind
        self.recipe = recipe?.bounded
        self.origins = origins
        self.title = title
        self.text = text
        self.links = links
    }

    /// How many words the text has.
    package var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count }
}

/// Reads recipes out of web pages; pure, and never fails: a page that cannot be read is empty.
package protocol PageReading: Sendable {
    /// What a page holds.
    ///
    /// - Parameters:
    ///   - bytes: The page as it was sent, after HTTP's unpacking.
    ///   - charset: The character set that HTTP named, if any.
    ///   - address: Where the page is from, for its links.
    ///   - status: The HTTP status; a refused page is called that.
    func read(_ bytes: [UInt8], charset: String?, address: WebAddress?, status: Int)
        -> PageContent
    /// The text of a piece of markup: tags out, entities decoded, white space as it stands.
    func plainText(ofMarkup markup: String) -> String
    /// The minutes that a text names, in words or as `PT1H20M`; nil where it names none.
    func minutes(inWords text: String) -> Int?
}
