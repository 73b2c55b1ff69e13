import RecipeModel

/// What a page says, without what every page of its site says.
///
/// Whole parts go by what they are for (menus, banners, side columns, comments); rules that weigh
/// paragraphs against each other are not used, as they drop ingredient lists.
struct ReadableText {
    /// The lines; blocks are apart by an empty line, the items of a list are not.
    let text: String
    /// The links of the text in the order of their numbers.
    let links: [WebAddress]

    /// Whether there is a banner, and beside it next to nothing.
    let isBanner: Bool

    /// Less than this is not what a page is about, in bytes.
    private static let least = 120
    /// A banner's page may have a name, in bytes.
    private static let nameLimit = 60

    init(page: ParsedPage) {
        let (lines, numbering) = PageLines.readable(page.tree, readsNoscript: page.showsNoscript)
        var chosen = ReadableText.withoutMenus(lines.filter { $0.region == .content })
        if ReadableText.size(chosen) < ReadableText.least {
            chosen = lines.filter { $0.region <= .aside }
        }
        if ReadableText.size(chosen) < ReadableText.least {
            let more = lines.filter { $0.region < .hidden }
            if ReadableText.size(more) > 2 * ReadableText.size(chosen) { chosen = more }
        }
        let own = chosen.filter { !BannerWords.isBanner($0.text) }
        isBanner = own.count < chosen.count && ReadableText.size(own) <= ReadableText.nameLimit
        let joined = ReadableText.joined(own.isEmpty ? chosen : own)
        (text, links) = numbering.numbered(joined, page.links)
    }

    private static func size(_ lines: [PageLine]) -> Int {
        lines.reduce(0) { $0 + $1.text.utf8.count }
    }

    /// Four short links and more, one below the other, are a menu.
    private static func withoutMenus(_ lines: [PageLine]) -> [PageLine] {
        var kept: [PageLine] = []
        var run: [PageLine] = []
        func close() {
            if run.count < 4 { kept += run }
            run = []
        }
        for line in lines {
            if line.linkShare > 0.8, line.text.utf8.count <= 80 {
                run.append(line)
            } else {
                close()
                kept.append(line)
            }
        }
        close()
        return kept
    }

    private static func joined(_ lines: [PageLine]) -> String {
        var text = ""
        var wasItem = false
        for line in lines {
            let isItem =
                line.text.first == "-" || line.text.first == " "
                || line.text.utf8Contains(" | ") || LineRules.isNumbered(line.text)
            if !text.isEmpty { text += isItem && wasItem ? "\n" : "\n\n" }
            text += line.text
            wasItem = isItem
        }
        return text
    }
}
