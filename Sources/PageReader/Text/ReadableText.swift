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

    /// Less than this is not what a page is about, in bytes.
    private static let least = 120

    init(page: ParsedPage) {
        let (lines, addresses) = PageLines.readable(page.tree, links: page.links)
        var chosen = ReadableText.withoutMenus(lines.filter { $0.region == .content })
        if ReadableText.size(chosen) < ReadableText.least {
            chosen = lines.filter { $0.region <= .aside }
        }
        if ReadableText.size(chosen) < ReadableText.least {
            let more = lines.filter { $0.region < .hidden }
            if ReadableText.size(more) > 2 * ReadableText.size(chosen) { chosen = more }
        }
        if chosen.isEmpty {
            chosen = PageLines.readable(page.tree, links: page.links, readsNoscript: true).lines
                .filter { $0.region < .hidden }
        }
        (text, links) = ReadableText.numbered(
            ReadableText.joined(chosen.filter { !BannerWords.isBanner($0.text) }),
            addresses
        )
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

    /// Numbers the links anew, as some went with the lines that were left out.
    private static func numbered(
        _ text: String,
        _ addresses: [WebAddress]
    ) -> (String, [WebAddress]) {
        var output: [UInt8] = []
        var kept: [WebAddress] = []
        var numbers: [Int: Int] = [:]
        let source = Array(text.utf8)
        var index = 0
        while index < source.count {
            guard source[index] == UInt8(ascii: "["),
                let close = source[index...].prefix(8).firstIndex(of: UInt8(ascii: "]")),
                let old = Int(String(decoding: source[index + 1..<close], as: UTF8.self)),
                addresses.indices.contains(old - 1)
            else {
                output.append(source[index])
                index += 1
                continue
            }
            if numbers[old] == nil {
                kept.append(addresses[old - 1])
                numbers[old] = kept.count
            }
            output.append(contentsOf: "[\(numbers[old] ?? old)]".utf8)
            index = close + 1
        }
        return (String(decoding: output, as: UTF8.self), kept)
    }
}
