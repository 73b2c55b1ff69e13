import RecipeTestSupport
import Testing

/// The whole way of a cook, at a terminal, with real sockets and files.
@Suite(.aFewAtOnce)
struct CookWalkTests {
    @Test func searchesKeepsAndReadsAgainWithoutANetwork() async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 25))
        let cook = try Cook()
        let options = ["--service", "recipepuppy", "--url", server.address]

        let first = try cook.terminal(options)
        let found = try await first.command("search garlic cheese")
        #expect(found.contains("  1  Garlic Cheese Dish 1"))
        #expect(found.contains(" 10  Garlic Cheese Dish 10"))
        #expect(!found.contains("Dish 11"))
        let more = try await first.command("more")
        #expect(more.contains(" 11  Garlic Cheese Dish 11"))
        #expect(more.contains(" 20  Garlic Cheese Dish 20"))
        let page = try await first.command("open 3")
        #expect(page.contains("3 cloves garlic"))
        #expect(page.contains("1. Chop the garlic and the leeks."))
        #expect(page.contains("Bake all under the cheese for 13 minutes."))
        #expect(try await first.command("fav 3").contains("kept Garlic Cheese Dish 3"))
        let favorites = try await first.command("favs")
        #expect(favorites.contains("1  Garlic Cheese Dish 3"))
        #expect(try await first.quit() == 0)

        server.stop()
        let asked = server.requests.count
        let second = try cook.terminal(options)
        #expect(try await second.command("favs").contains("1  Garlic Cheese Dish 3"))
        let saved = try await second.command("open 1")
        #expect(saved.contains("3 cloves garlic"))
        #expect(saved.contains("1. Chop the garlic and the leeks."))
        #expect(saved.contains("saved offline"))
        let text = try await second.command("open 1 --text")
        #expect(text.contains("Dish number 3 of our kitchen"))
        #expect(try await second.quit() == 0)
        #expect(server.requests.count == asked)
    }

    @Test func morePrintsThePageThatWasFetchedAhead() async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 25))
        let cook = try Cook()
        let terminal = try cook.terminal(["--service", "recipepuppy", "--url", server.address])
        try await terminal.command("search garlic")
        try await terminal.wait(for: "page 2 ready")
        #expect(server.requests.map(\.page) == [1, 2])
        // From now on the server is too slow to be waited for.
        server.on(.any, .hang)
        let more = try await terminal.command("more")
        #expect(more.contains(" 11  Garlic Cheese Dish 11"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func numbersStayAsTheyWereShown() async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 32))
        let cook = try Cook()
        let terminal = try cook.terminal(["--service", "recipepuppy", "--url", server.address])
        try await terminal.command("search garlic")
        try await terminal.command("more")
        try await terminal.command("more")
        let title = "Garlic Cheese Dish 17"
        #expect(try await terminal.command("list").contains(" 17  \(title)"))
        try await terminal.command("fav 17")
        try await terminal.command("search leeks")
        let back = try await terminal.command("back")
        #expect(back.contains(" 21  Garlic Cheese Dish 21"))
        #expect(try await terminal.command("list").contains(" 17  \(title)"))
        #expect(try await terminal.command("open 17").contains(title))
        #expect(try await terminal.quit() == 0)
    }
}
