import Testing

@testable import PageReader

/// Titles without the names of sites, and the languages of pages.
struct SiteNameTests {
    @Test(
        arguments: [
            ("Pie | Site", nil, "Pie"), ("Pie – Site", nil, "Pie"), ("Pie — Site", nil, "Pie"),
            ("Pie · Site", nil, "Pie"), ("Pie • Site", nil, "Pie"),
            ("Pie « Site", nil, "Pie"), ("Pie » Site", nil, "Pie"),
            ("Pie - Site", nil, "Pie - Site"), ("Pi | Site", nil, "Pi | Site"),
            ("A - Pie - Site", "Site", "A - Pie"), ("A: Pie: Site", "Site", "A: Pie"),
            ("A : Site", "Site", "A"), ("A | Site", "Site", "A"), ("A – Site", "Site", "A"),
            ("A — Site", "Site", "A"), ("A · Site", "Site", "A"), ("A • Site", "Site", "A"),
            ("A Site", "Site", "A Site"), ("Pie | Site", "", "Pie"),
            ("Pie | Other", "Site", "Pie"),
        ] as [(String, String?, String)]
    )
    func theSitesName(title: String, site: String?, rest: String) {
        #expect(PageTitle.withoutSite(title, site: site) == rest)
    }

    @Test(arguments: [
        ("en", "en"), ("EN-us", "en-US"), ("de_at", "de-AT"), ("zh-Hans-cn", "zh-Hans-CN"),
        (" fr ", "fr"), ("fil", "fil"), ("e", nil), ("english", nil), ("", nil),
        ("en-!", nil), ("en-abcdefghi", nil), ("en-abcdefgh", "en-abcdefgh"), ("ru-РУ", nil),
    ])
    func aLanguage(tag: String, language: String?) {
        #expect(PageHead.languageTag(tag) == language)
    }
}
