import Foundation
import RecipeTestSupport
import Testing

/// What the cook sees of a server that misbehaves, and that what is loaded stays.
@Suite(.aFewAtOnce)
struct MisbehavingServerTests {
    /// A server whose first page is good.
    private func server(_ misbehaviour: Misbehaviour, pages: ClosedRange<Int>) throws
        -> MisbehavingServer
    {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 60))
        server.on(
            RequestMatch { $0.path == "/api/" && pages.contains($0.page) },
            misbehaviour.behaviour
        )
        return server
    }

    /// Runs `search`, then `more` on bad pages, then `list`.
    private func run(
        _ misbehaviour: Misbehaviour,
        pages: ClosedRange<Int>,
        format: String
    ) async throws -> ProgramEnd {
        let server = try server(misbehaviour, pages: pages)
        let time = misbehaviour.takesTime ? "; set timeout 250ms" : ""
        return try await Cook().run(
            "--service",
            "recipepuppy",
            "--url",
            server.address,
            "--format",
            format,
            "--keep-going",
            "-c",
            "set prefetch off; search garlic cheese\(time); more; list"
        )
    }

    @Test(arguments: Misbehaviour.all)
    func everyPageBehindTheFirstIsBad(_ misbehaviour: Misbehaviour) async throws {
        let end = try await run(misbehaviour, pages: 2...99, format: "json")
        let answers = try end.objects().filter { $0.text("command") != "set" }
        try #require(answers.count == 3)
        let first = answers[0].objects("recipes").compactMap { $0.text("title") }
        #expect(first.count == 10)
        let error = answers[1].object("error")
        switch misbehaviour.outcome {
        case .error(let name, let code):
            #expect(error?.text("name") == name)
            #expect(error?.number("exit") == code)
            #expect(end.code == Int32(code))
        case .end:
            #expect(error == nil)
            #expect(answers[1].objects("recipes").isEmpty)
            #expect(answers[1].object("window")?.flag("more") == false)
            #expect(end.code == 0)
        }
        let listed = answers[2].objects("recipes")
        #expect(listed.compactMap { $0.text("title") } == first)
        #expect(listed.compactMap { $0.number("n") } == Array(1...10))
    }

    @Test(arguments: Misbehaviour.all)
    func theCookReadsWhatHappened(_ misbehaviour: Misbehaviour) async throws {
        let end = try await run(misbehaviour, pages: 2...99, format: "list")
        #expect(end.everything.contains(misbehaviour.words), "\(end.everything)")
        #expect(end.controls.isEmpty)
        // What was shown first is printed again by `list`.
        #expect(end.output.components(separatedBy: "Garlic Cheese Dish 7").count == 3)
    }

    @Test(arguments: Misbehaviour.all)
    func oneBadPageIsLookedPastUnlessNothingAnswered(_ misbehaviour: Misbehaviour) async throws {
        let end = try await run(misbehaviour, pages: 2...2, format: "json")
        let answers = try end.objects().filter { $0.text("command") != "set" }
        try #require(answers.count == 3)
        let numbers = answers[1].objects("recipes").compactMap { $0.number("n") }
        if misbehaviour.isLookedPast {
            #expect(numbers == Array(11...20))
            #expect(answers[1].objects("recipes").first?.text("title") == "Garlic Cheese Dish 21")
            let note = answers[1].objects("notes").first { $0.text("name") == "page-skipped" }
            #expect(note?.number("page") == 2)
            #expect(end.code == 0)
        } else {
            #expect(numbers.isEmpty)
            #expect(end.code != 0)
        }
    }

    @Test(arguments: Misbehaviour.all)
    func theFirstPageIsBadAndTheQueryBeforeStays(_ misbehaviour: Misbehaviour) async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 20))
        server.on(
            RequestMatch { $0.target.contains("leeks") },
            misbehaviour.behaviour
        )
        let time = misbehaviour.takesTime ? "; set timeout 250ms" : ""
        let end = try await Cook().run(
            "--service",
            "recipepuppy",
            "--url",
            server.address,
            "--format",
            "json",
            "--keep-going",
            "-c",
            "set prefetch off; search garlic cheese\(time); search leeks; back; list"
        )
        let answers = try end.objects().filter { $0.text("command") != "set" }
        try #require(answers.count == 4)
        switch misbehaviour.outcome {
        case .error(let name, _): #expect(answers[1].object("error")?.text("name") == name)
        case .end: #expect(answers[1].objects("recipes").isEmpty)
        }
        let first = answers[0].objects("recipes").compactMap { $0.text("title") }
        #expect(first.count == 10)
        #expect(answers[3].objects("recipes").compactMap { $0.text("title") } == first)
    }
}
