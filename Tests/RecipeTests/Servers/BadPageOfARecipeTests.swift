import RecipeTestSupport
import Testing

/// `open` and `fav` when the recipe's own page misbehaves.
@Suite(.aFewAtOnce)
struct BadPageOfARecipeTests {
    @Test(arguments: [
        ("500", ServerBehaviour.failure(500)), ("reset", .reset),
        ("gone", .failure(404)), ("to a file", .answer(.redirect(to: "file:///etc/hostname"))),
        ("300 MB", .flood(bytes: 300_000_000, namesLength: false)),
        ("circle", .answer(.redirect(to: "/dish/1"))), ("empty", .answer(.html(""))),
    ])
    func theRecipeIsShownAndKeptWithoutItsPage(
        _ name: String,
        _ behaviour: ServerBehaviour
    ) async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 10))
        server.on(RequestMatch { $0.path.hasPrefix("/dish/") }, behaviour)
        let cook = try Cook()
        let options = ["--service", "recipepuppy", "--url", server.address, "--format", "json"]
        let end = try await cook.run(
            options + ["--keep-going", "-c", "search garlic; open 1; fav 1; favs; list"]
        )
        #expect(end.controls.isEmpty)
        let answers = try end.objects()
        try #require(answers.count == 5)
        #expect(answers[4].objects("recipes").count == 10)
        #expect(answers[3].objects("recipes").first?.flag("offline") == false)
        // The ingredients that the list has are kept all the same, and the page is marked missing.
        #expect(answers[3].objects("recipes").first?.text("title") == "Garlic Cheese Dish 1")

        server.behave()
        let later = try await cook.run(options + ["-c", "favs --refresh; open f1"])
        #expect(later.code == 0, "\(later.error)")
        let opened = try #require(try later.objects().last)
        let ingredients = opened.object("recipe")?.texts("ingredients") ?? []
        #expect(ingredients.first == "1 cloves garlic")
    }

    @Test(arguments: [
        ("gone", ServerBehaviour.failure(404)), ("empty", .answer(.html(""))),
        ("parked", .answer(.html("<title>For sale</title><p>This name can be yours today!</p>"))),
        (
            "a wall",
            .answer(
                .html(
                    """
                    <title>Just a moment...</title><h1>Checking your browser</h1>
                    <p>Please enable JavaScript and cookies to continue.</p>
                    """
                )
            )
        ),
    ])
    func whatWasKeptStaysWhenThePageIsNoLongerThere(
        _ name: String,
        _ behaviour: ServerBehaviour
    ) async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 10))
        let cook = try Cook()
        let options = ["--service", "recipepuppy", "--url", server.address, "--format", "json"]
        let kept = try await cook.run(options + ["-c", "search garlic; fav 2; open f1"])
        #expect(kept.code == 0)
        server.on(RequestMatch { $0.path.hasPrefix("/dish/") }, behaviour)
        let later = try await cook.run(options + ["-c", "favs --refresh; open f1"])
        let opened = try later.objects().last?.object("recipe")
        #expect(opened?.texts("steps").count == 2)
        #expect(
            opened?.texts("steps") == (try kept.objects().last?.object("recipe")?.texts("steps"))
        )
        let refreshed = try later.objects().first?.object("refreshed")
        #expect(refreshed?.number("fetched") == 0)
    }
}
