import RecipeModel
import Testing

@testable import RecipeServices

struct RedirectTrailTests {
    @Test func fiveHopsAreMadeAndNoSixth() throws {
        let start = try #require(WebAddress("http://a.example/0"))
        var trail = try RedirectTrail(from: start, source: .cook, keepsHost: false)
        for hop in 1...5 {
            try trail.follow("/\(hop)", status: 301, fromPrivateAddress: false)
        }
        #expect(throws: ServiceError.forbidden(.tooManyRedirects)) {
            try trail.follow("/6", status: 301, fromPrivateAddress: false)
        }
    }
}
