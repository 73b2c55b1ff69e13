import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct FeedReplyTests {
    private func reply(_ text: String) throws -> FeedReply { try FeedReply(Array(text.utf8)) }

    @Test func anEntryThatIsThereTwiceIsOneRecipe() throws {
        let entry = #"{"name":"Pie","uuid":"a","cuisine":"British"}"#
        let reply = try reply(#"{"recipes":[\#(entry),{"name":"Tart","uuid":"b"},\#(entry)]}"#)
        #expect(reply.recipes.map(\.title) == ["Pie", "Tart"])
        #expect(reply.cuisines == [CountedName(name: "British", count: 1)])
        #expect(reply.unusableEntries == 0)
    }

    @Test func anEntryIsRead() throws {
        let entry = FeedEntry(
            "  Leek\tPie ",
            cuisine: "British",
            uuid: "0C6CA6E7-E32A-4053-B824-1DBF749910D8",
            source: "http://k.example/pie",
            film: "https://www.youtube.com/watch?v=1",
            largePhoto: "https://p.example/l.jpg",
            smallPhoto: "https://p.example/s.jpg"
        )
        let recipe = try #require(try FeedReply(FeedSite(entries: [entry]).file.body).recipes.first)
        #expect(recipe.id.key == "0c6ca6e7-e32a-4053-b824-1dbf749910d8")
        #expect(recipe.title == "Leek Pie")
        #expect(recipe.cuisines == ["british"])
        #expect(recipe.link?.text == "http://k.example/pie")
        #expect(recipe.video?.text == "https://www.youtube.com/watch?v=1")
        #expect(recipe.picture?.text == "https://p.example/l.jpg")
        #expect(recipe.thumbnail?.text == "https://p.example/s.jpg")
        #expect(recipe.ingredients.isEmpty && recipe.steps.isEmpty)
    }

    @Test(arguments: [
        (#""source_url":"https://k.example/1","youtube_url":"https://y.example/1""#, "k.example"),
        (#""youtube_url":"https://y.example/1""#, "y.example"),
        (#""source_url":null,"youtube_url":"https://y.example/1""#, "y.example"),
        (#""source_url":"","youtube_url":"https://y.example/1""#, "y.example"),
        (#""source_url":"file:///etc/passwd""#, nil), (#""uuid":null"#, nil),
    ])
    func thePageIsTheSourceElseTheFilm(_ keys: String, _ host: String?) throws {
        let recipe = try reply(#"{"recipes":[{"name":"A",\#(keys)}]}"#).recipes.first
        #expect(recipe?.link?.host == host)
    }

    @Test func oneOfTwoPicturesIsThePicture() throws {
        let recipe = try reply(
            #"{"recipes":[{"name":"A","photo_url_small":"https://p.example/s.jpg"}]}"#
        ).recipes.first
        #expect(recipe?.picture?.text == "https://p.example/s.jpg")
        #expect(recipe?.thumbnail == nil)
    }

    @Test func entriesWithoutANameAreCounted() throws {
        let reply = try reply(
            #"""
            {"recipes":[{"name":"Éclair","uuid":"1"},{"cuisine":"French","uuid":"2"},{"name":null},
             {"name":" ","uuid":"3"},{"name":7},"x",null,[],{"name":"bun","uuid":"4"},
             {"name":"Apple Pie","uuid":"5","cuisine":null},{"name":"Eggs","uuid":"6"}]}
            """#
        )
        #expect(reply.recipes.titles == ["Éclair", "bun", "Apple Pie", "Eggs"])
        #expect(reply.unusableEntries == 7)
    }

    @Test func withoutAnIDTheLinkOrTheNameIsOne() throws {
        let reply = try reply(
            #"""
            {"recipes":[{"name":"A"},{"name":"A"},{"name":"B","source_url":"http://k.example/b"},
             {"name":"B","source_url":"https://k.example/b/"}]}
            """#
        )
        #expect(reply.recipes.map(\.id.key) == ["A", "k.example/b"])
    }

    @Test(arguments: [
        (#""uuid":"AB""#, "ab"), (#""uuid":"AB","source_url":"https://k.example/1""#, "ab"),
        (#""source_url":"https://k.example/1","youtube_url":"https://y.example/1""#, "k.example/1"),
        (#""youtube_url":"https://y.example/1""#, "y.example/1"), (#""uuid":"""#, "A"),
    ])
    func theIDIsElseThePageElseTheFilmElseTheName(_ keys: String, _ key: String) throws {
        let recipe = try reply(#"{"recipes":[{"name":"A",\#(keys)}]}"#).recipes.first
        #expect(recipe?.id == RecipeID(service: .feed, key: key))
    }

    @Test(
        arguments: [
            (#""photo_url_large":"https://p.example/l.jpg""#, "/l.jpg", nil),
            (#""photo_url_small":"https://p.example/s.jpg""#, "/s.jpg", nil),
            (
                #""photo_url_large":"https://p.example/l.jpg","photo_url_small":"https://p.example/s.jpg""#,
                "/l.jpg", "/s.jpg"
            ), (#""photo_url_large":"","photo_url_small":null"#, nil, nil),
        ] as [(String, String?, String?)]
    )
    func theLargePictureIsThePicture(_ keys: String, _ picture: String?, _ small: String?) throws {
        let recipe = try #require(try reply(#"{"recipes":[{"name":"A",\#(keys)}]}"#).recipes.first)
        #expect(recipe.picture?.rest == picture)
        #expect(recipe.thumbnail?.rest == small)
    }

    @Test(arguments: [(29_998, 0), (29_999, 1), (30_001, 3)])
    func aListWithoutEndIsReadUpToALimit(_ between: Int, _ left: Int) throws {
        let rest = String(repeating: ",7", count: between)
        let reply = try reply(#"{"recipes":[{"name":"A"}\#(rest),{"name":"B"}]}"#)
        #expect(reply.recipes.titles == (left == 0 ? ["A", "B"] : ["A"]))
        #expect(reply.unusableEntries == between + (left == 0 ? 0 : 1))
    }

    /// A cuisine is written as it was the first time, counted by what can be shown, in order.
    @Test func cuisinesInTwoSpellingsAreOne() throws {
        let reply = try reply(
            #"""
            {"recipes":[{"name":"A","uuid":"1","cuisine":"thai"},{"cuisine":"Greek"},
             {"name":"B","uuid":"2","cuisine":"Thai"},{"name":"C","uuid":"3","cuisine":"Basque"},
             {"name":"B","uuid":"2","cuisine":"Thai"},{"name":"D","uuid":"4","cuisine":" "}]}
            """#
        )
        #expect(
            reply.cuisines == [
                CountedName(name: "Basque", count: 1), CountedName(name: "thai", count: 2),
            ]
        )
    }

    @Test func aWronglyEncodedNameIsShownAsItIs() throws {
        let name = "Polskie Nale\u{C5}\u{203A}niki"
        #expect(try FeedReply(FeedSite(entries: [.init(name)]).file.body).recipes.titles == [name])
    }

    @Test func cuisinesAreCountedAsTheyAreWritten() throws {
        let reply = try FeedReply(FeedSite(entries: SampleRecipes.feed(10)).file.body)
        #expect(
            reply.cuisines == [
                CountedName(name: "British", count: 7), CountedName(name: "Italian", count: 3),
            ]
        )
    }

    @Test func theListKeepsItsOwnOrder() throws {
        let titles = ["Pie", "apple cake", "Soup", "Éclairs", "Bread"]
        let entries = titles.map { FeedEntry($0) }
        let reply = try FeedReply(FeedSite(entries: entries).file.body)
        #expect(reply.recipes.titles == titles)
        let sorted = FeedSearch(RecipeQuery([], sort: .title)).recipes(in: reply.recipes)
        #expect(sorted.titles == ["apple cake", "Bread", "Éclairs", "Pie", "Soup"])
        #expect(FeedSearch(RecipeQuery()).recipes(in: reply.recipes).titles == titles)
    }

    @Test func anEmptyListIsAList() throws {
        #expect(try reply(#"{"recipes": []}"#).recipes.isEmpty)
    }

    @Test(arguments: [
        ("{", ReplyDefect.notJSON), (#"{"recipes":[{"name":"A"}"#, .notJSON),
        ("<?xml version=\"1.0\"?><Error/>", .webPage), (#"{"recipes":null}"#, .wrongShape),
        (#"{"recipes":{}}"#, .wrongShape), (#"[{"name":"A"}]"#, .wrongShape),
        (#"{"recipes":[{"title":"A"}]}"#, .wrongShape),
    ])
    func whatIsNoListIsTold(_ text: String, _ defect: ReplyDefect) {
        #expect(throws: ServiceFailure.malformedReply(defect)) { try reply(text) }
    }

    @Test func tenThousandRandomTextsAreReadOrRefused() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<10_000 {
            var bytes = generator.jsonLikeBytes(upTo: 16)
            if Bool.random(using: &generator) {
                bytes = Array(#"{"recipes":[{"name":"a","#.utf8) + bytes + Array("}]}".utf8)
            }
            do {
                #expect(try FeedReply(bytes).recipes.allSatisfy { !$0.title.isEmpty })
            } catch {
                #expect(error is ServiceFailure)
            }
        }
    }
}
