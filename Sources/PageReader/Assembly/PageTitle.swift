import RecipeModel

/// Finds the title of the dish in what a page calls itself.
enum PageTitle {
    /// The first heading that the page's own title begins with or contains, else the title without
    /// the site's name.
    static func title(of page: ParsedPage) -> String? {
        let whole = page.head["og:title"] ?? page.head.title
        let headings = page.lines.filter {
            $0.headingLevel == 1 && $0.region < .comments && $0.text.count <= 150
        }
        if let whole {
            let key = ComparisonKey(whole).text
            let titleKey = page.head.title.map { ComparisonKey($0).text } ?? ""
            for heading in headings {
                let headingKey = ComparisonKey(heading.text).text
                guard headingKey.count >= 3 else { continue }
                if key.contains(headingKey) || titleKey.contains(headingKey) { return heading.text }
            }
        }
        if headings.count == 1, let only = headings.first { return only.text }
        return (whole ?? headings.first?.text).map {
            withoutSite($0, site: page.head["og:site_name"])
        }
    }

    /// `Apple Pie | Example Kitchen` without the site's name.
    static func withoutSite(_ title: String, site: String?) -> String {
        if let site, !site.isEmpty {
            for mark in [" | ", " - ", " – ", " — ", " · ", " • ", " : ", ": "] {
                for text in [mark + site] where title.hasSuffix(text) {
                    return String(title.dropLast(text.count))
                }
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
