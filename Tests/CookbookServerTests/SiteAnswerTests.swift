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
}
