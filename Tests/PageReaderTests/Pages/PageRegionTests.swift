import RecipeModel
import Testing

@testable import PageReader

/// The names by which the parts of a page are told apart.
struct PageRegionTests {
    private func region(_ element: String) -> PageRegion? {
        let end =
            element.split(whereSeparator: { $0 == " " || $0 == ">" }).first.map {
                "</\($0.dropFirst())>"
            } ?? ""
        let page = ParsedPage(
            utf8: Array("<body>\(element)Leeks are good\(end)".utf8),
            address: nil
        )
        return page.lines.first { $0.text == "Leeks are good" }?.region
    }

    @Test(arguments: [
        ("<p>", PageRegion.content), ("<p hidden>", .hidden),
        ("<p style='display: NONE'>", .hidden), ("<p style='display:none;x:y'>", .hidden),
        ("<p style='visibility : hidden'>", .hidden), ("<p style='display:inline'>", .content),
        ("<nav>", .navigation), ("<footer>", .navigation),
        ("<header>", .navigation), ("<aside>", .aside), ("<main class=nav>", .content),
        ("<div class=nav hidden>", .hidden),
        ("<div role=main class=nav>", .navigation), ("<div role=tooltip class=nav>", .hidden),
        ("<div class='aside nav'>", .navigation),
        ("<div class=x id=comments>", .comments), ("<div class=nav id=comments>", .navigation),
        ("<div class='hidden md:block'>", .content),
        ("<div class='hidden lg-block'>", .content), ("<span class=hidden>", .content),
        ("<section class=hidden>", .content),
        ("<article class='post category-cookies tag-menu'>", .content),
    ])
    func aPartOfAPage(element: String, region: PageRegion) {
        #expect(self.region(element) == region)
    }

    @Test(arguments: [
        (
            "navigation banner contentinfo menu menubar search dialog alertdialog",
            PageRegion.navigation
        ), ("complementary", .aside), ("tooltip", .hidden),
    ])
    func aRole(roles: String, region: PageRegion) {
        for role in roles.split(separator: " ") {
            #expect(self.region("<div role=\(role)>") == region, "\(role)")
        }
    }

    @Test(arguments: [
        (
            "nav navbar navigation menu breadcrumb breadcrumbs cookie cookies consent gdpr footer masthead modal popup lightbox overlay skip toc pagination",
            PageRegion.navigation
        ),
        (
            "sidebar widget share sharing social newsletter subscribe signup related recommended recommendations advert advertisement ad ads promo sponsored",
            .aside
        ),
        ("comment comments respond review reviews commentlist", .comments),
    ])
    func aName(names: String, region: PageRegion) {
        for name in names.split(separator: " ") {
            for attribute in [
                "class=\(name)", "id=\(name)", "class='x \(name)-y'", "class=x_\(name)",
                "class=\(name.uppercased())",
            ] {
                #expect(self.region("<div \(attribute)>") == region, "\(attribute)")
            }
            #expect(self.region("<div class=\(name)x>") == .content, "\(name)")
            for word in [
                "content", "main", "wrap", "wrapper", "has", "no", "with", "layout", "entry",
                "post", "page",
            ] {
                #expect(self.region("<div class=\(word)-\(name)>") == .content, "\(word)-\(name)")
            }
        }
    }

    @Test(arguments: [
        "sr-only", "screen-reader-text", "visually-hidden", "visuallyhidden", "screen-reader-only",
        "sr_only", "wprm-screen-reader-text",
        "element-invisible", "material-icons", "material-icons-outlined",
        "material-symbols-outlined", "material-symbols-rounded",
    ])
    func whatNobodySees(name: String) {
        #expect(region("<div class='x \(name)'>") == .hidden)
    }

    @Test(arguments: [(60, PageRegion.navigation), (61, .content)])
    func aLongNameTellsNothing(count: Int, region: PageRegion) {
        let name = "nav-" + String(repeating: "x", count: count - 4)
        #expect(self.region("<div class=\(name)>") == region)
    }

    /// The line itself and its text are two of its twelve nodes.
    @Test(arguments: [(10, PageRegion.hidden), (11, .content)])
    func whatIsHiddenByAClassIsNoLargePart(elements: Int, region: PageRegion) {
        let inner = String(repeating: "<i></i>", count: elements)
        #expect(self.region("<div class=hidden>\(inner)") == region)
    }

    @Test(arguments: ["hide", "hidden", "d-none", "is-hidden", "printonly", "print-only"])
    func aHiddenLine(name: String) {
        for tag in ["li", "p", "div"] {
            #expect(region("<\(tag) class=\(name)>") == .hidden, "\(tag)")
        }
        #expect(region("<section class=\(name)>") == .content)
    }
}
