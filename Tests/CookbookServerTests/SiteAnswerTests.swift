import FoundationEssentials
import RecipeModel
import Synchronization
import Testing

@testable import CookbookServer

/// What every call has in common, and those that belong to no service.
struct SiteAnswerTests {
    /// More words than anybody types are not looked for.
    @Test(arguments: ["/?q=", "/api/?q=", "/api/?i=", "/api/json/v1/1/search.php?s="])
    func wordsAreOnlySoLong(_ call: String) async {
        let service = PaperService([])
        let words = Array(repeating: "leek", count: 60).joined(separator: "+")
        #expect(await service.get(call + words.prefix(300)).status == 200)
        let count = service.asked.withLock { $0.count }
        #expect(await service.get(call + words.prefix(299) + "xx").status == 414)
        #expect(service.asked.withLock { $0.count } == count)
    }

    @Test(arguments: [
        ("/?q=leek", false), ("/?q=\(String(repeating: "a", count: 49))", true),
        ("/api/?i=leek,garlic&q=soup", false), ("/api/json/v1/1/search.php?s=leek", false),
        ("/api/json/v1/1/search.php?f=a", true), ("/api/json/v1/1/filter.php?i=leek", true),
        ("/recipe/leek-soup", false), ("/health", false),
    ])
    func whatTakesLongIsCostly(target: String, isCostly: Bool) throws {
        let request = try #require(WebRequest(target: target))
        #expect(PaperService([]).site.isCostly(request) == isCostly)
    }

    @Test func healthIsToldAndSickness() async {
        let well = await PaperService([PaperService.pie]).get("/health")
        #expect(well.body == "{\"status\":\"ok\",\"recipes\":1}\n")
        #expect(well.status == 200 && well.kind == "application/json")
        let vague = await PaperService([], total: .moreThan(5)).get("/health")
        #expect(vague.status == 503 && vague.body == "Service Unavailable\n")
        for target in ["/health", "/", "/api", "/api/json/v1/1/random.php"] {
            let sick = await PaperService([], failure: .notKept).get(target)
            #expect(sick.status == 503 && sick.kind == "text/plain; charset=utf-8")
        }
        #expect(await PaperService([]).get("/health").body == "{\"status\":\"ok\",\"recipes\":0}\n")
    }

    @Test(arguments: [
        "/x", "/recipe", "/recipe/x", "/recipe/n1/x", "/api/json/v1/2/random.php", "/api/json/v1/1",
        "/health/x", "/api/x",
    ])
    func nothingIsThere(target: String) async {
        let answer = await PaperService([PaperService.pie]).get(target)
        #expect(answer.status == 404 && answer.kind == "text/html; charset=utf-8")
        #expect(answer.body.contains("<title>Not found</title>"))
        #expect(
            answer.body.contains("<p>There is nothing here. <a href=\"/\">To the cookbook</a></p>")
        )
    }

    /// Who hears a page instead of seeing it begins at its one heading of the first level.
    @Test(arguments: [
        "/", "/?q=leek", "/?q=zzz", "/recipe/n1", "/plan", "/today", "/shopping", "/sign-in", "/x",
    ])
    func aPageHasOneFirstHeading(target: String) async {
        let answer = await PaperService([PaperService.pie]).get(target)
        #expect(answer.kind == "text/html; charset=utf-8")
        #expect(answer.body.components(separatedBy: "<h1").count == 2, "\(target)")
    }

    @Test(arguments: [
        ("/recipe/n1", "<p class=\"back\"><a href=\"/\">← Recipes</a></p>"),
        (
            "/recipe/n1?from=%2F%3Fq%3Dleek%26p%3D2",
            "<p class=\"back\"><a href=\"/?q=leek&amp;p=2\">← Results</a></p>"
        ),
        // The way back leads to this site and to no other.
        ("/recipe/n1?from=%2F%2Fevil.example", "<p class=\"back\"><a href=\"/\">← Recipes</a></p>"),
        (
            "/recipe/n1?from=http%3A%2F%2Fevil.example",
            "<p class=\"back\"><a href=\"/\">← Recipes</a></p>"
        ),
    ])
    func aRecipesPageHasAWayBack(target: String, way: String) async {
        let answer = await PaperService([PaperService.pie]).get(target)
        #expect(answer.status == 200)
        #expect(answer.body.contains(way), "\(answer.body)")
        #expect(!answer.body.contains("evil"))
    }

    /// Amounts follow what is asked; nonsense leaves the recipe as it is.
    @Test(arguments: [
        ("for=8", "4 leeks, cut"), ("for=2", "1 leek"), ("for=0", "2 leeks, cut"),
        ("for=x", "2 leeks, cut"), ("units=us", "2 leeks, cut"), ("units=x&for=12", "6 leeks, cut"),
    ])
    func aRecipeIsScaled(asked: String, line: String) async {
        let answer = await PaperService([PaperService.pie]).get("/recipe/n1?\(asked)")
        #expect(answer.status == 200 && answer.body.contains("<li>\(line)"), "\(answer.body)")
    }

    @Test func whatIsNoCallIsNotFound() async {
        #expect(await PaperService([]).get("/api/json/v1/1/x.php").body == "Not Found\n")
    }
}
