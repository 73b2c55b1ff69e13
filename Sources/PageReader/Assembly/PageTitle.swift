import KitchenLanguage
import RecipeModel

/// Finds the title of the dish in what a page calls itself.
enum PageTitle {
    /// The first heading that the page's own title begins with or contains, else the title without
    /// the site's name.
    static func title(of page: ParsedPage) -> String? {
        let whole = page.head["og:title"] ?? page.head.title
        // A heading may be broken into lines.
        var headings: [PageLine] = []
        for line in page.lines where line.headingLevel == 1 && line.region < .hidden {
            if let last = headings.last, last.block == line.block {
                headings[headings.count - 1].text += " " + line.text
            } else {
                headings.append(line)
            }
        }
        let long = headings.first { $0.text.count > 150 && $0.region < .comments }
        headings.removeAll { $0.text.count > 150 }
        // In a banner stands the site's name, or the dish's.
        if let whole {
            let key = ComparisonKey(whole).text
            let titleKey = page.head.title.map { ComparisonKey($0).text } ?? ""
            for heading in headings {
                let headingKey = ComparisonKey(heading.text).text
                guard headingKey.count >= 3 else { continue }
                if heading.region < .comments {
                    if key.contains(headingKey) || titleKey.contains(headingKey) {
                        return heading.text
                    }
                } else if key.hasPrefix(headingKey) {
                    return withoutSite(heading.text, site: page.head["og:site_name"])
                }
            }
        }
        headings.removeAll { $0.region >= .comments }
        if headings.count == 1, let only = headings.first { return only.text }
        if whole == nil, headings.isEmpty, long == nil {
            return page.lines.first { $0.region == .content && !BannerWords.isBanner($0.text) }
                .flatMap { $0.text.count <= 100 ? $0.text : nil }
        }
        return (whole ?? headings.first?.text ?? long?.text).map {
            TextLimit.name(withoutSite($0, site: page.head["og:site_name"]))
        }
    }

    /// The name of the dish as the last heading before its ingredients says it, where that is another
    /// form of the page's title: many pages tell of `The best apple pie` and head the recipe
    /// `Apple pie`.
    static func title(before ingredients: Int, in lines: HeadedLines) -> String? {
        guard let title = title(of: lines.page), PageRule.titleOfCard.applies else { return nil }
        let before = max(0, ingredients - reach)..<ingredients
        let list = before.last { lines.headed[$0] == .ingredients } ?? ingredients
        let level = lines.lines[list].headingLevel
        let place = before.last {
            $0 < list && lines.lines[$0].headingLevel > 0 && lines.lines[$0].region < .hidden
                && lines.headed[$0] == nil && (level == 0 || lines.lines[$0].headingLevel <= level)
        }
        guard let place else { return nil }
        // `The recipe: Apple pie` heads it too, but is not its name.
        let heading = lines.lines[place].text
        guard heading.utf8.count <= 100, heading.last != ".", !SectionWords.isMaking(heading),
            heading.first?.isNumber != true || title.first?.isNumber == true,
            heading.lowercased().range(ofFirst: "recipe:") == nil
        else { return nil }
        // A heading above that of the ingredients names what they are for; another may be of a part.
        let (one, other) = (Set(words(of: heading)), Set(words(of: title)))
        let shared = one.intersection(other).count
        let names =
            lines.lines[place].headingLevel < level
            ? shared * 2 >= min(one.count, other.count)
            : shared >= 2 && shared * 2 > one.union(other).count
        return names ? heading : nil
    }

    /// A recipe's name stands so many lines before its ingredients.
    private static let reach = 50

    private static func words(of text: String) -> [String] {
        LineWords.words(of: text.lowercased(), limit: 40).map(\.text)
    }

    /// `Apple Pie | Example Kitchen` without the site's name.
    static func withoutSite(_ title: String, site: String?) -> String {
        if let site, !site.isEmpty {
            for mark in [" | ", " - ", " – ", " — ", " · ", " • ", " : ", ": "]
            where title.hasSuffix(mark + site) {
                return String(title.dropLast(mark.count + site.count))
            }
        }
        for mark in [" | ", " – ", " — ", " · ", " • ", " « ", " » "] {
            if let range = title.range(ofFirst: mark) {
                let first = String(title[..<range.lowerBound])
                if first.count >= 3 { return first }
            }
        }
        return title
    }
}
