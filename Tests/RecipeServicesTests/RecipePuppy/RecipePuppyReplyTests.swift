import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct RecipePuppyReplyTests {
    private func reply(_ results: String) throws -> RecipePuppyReply {
        try RecipePuppyReply(RecipePuppySite.page(results: results).body) {
            $0.replacing("&amp;", with: "&").replacing("&Eacute;", with: "É")
                .replacing("&#174;", with: "®")
        }
    }

    /// One entry with a title; the other fields as given or as the service sends none.
    private func recipe(
        title: String = "Soup",
        href: String = "http://k.example/1",
        ingredients: String = "",
        thumbnail: String = ""
    ) throws -> Recipe {
        let entry = PuppyEntry(
            title: title,
            href: href,
            ingredients: ingredients,
            thumbnail: thumbnail
        )
        let reply = try RecipePuppyReply(RecipePuppySite.page([entry]).body) { $0 }
        return try #require(reply.recipes.first)
    }

    @Test(arguments: [
        (#"Leek Pie \r\n\r\n"#, "Leek Pie"), (#"\nLeek Pie\n\n"#, "Leek Pie"),
        (#"Leek  \t Pie \r\n\t\t\r\n\t\r\n"#, "Leek Pie"), ("Leek &amp; Pie", "Leek & Pie"),
        ("Leek & Pie", "Leek & Pie"), ("&Eacute;clair &#174;", "Éclair ®"),
        ("Aunt?s Pie", "Aunt?s Pie"), (#"\u001b[31mRed\u001b[0m \u0007Pie"#, "Red Pie"),
        (#"Pie\u202Egpj.exe"#, "Piegpj.exe"), (#"\u00e9\/"#, "é/"),
    ])
    func titlesAreOneCleanLine(_ sent: String, _ shown: String) throws {
        let reply = try reply(#"[{"title":"\#(sent)","href":"","ingredients":""}]"#)
        #expect(reply.recipes.map(\.title) == [shown])
    }

    @Test func aTitleWithBadBytesKeepsItsOtherLetters() throws {
        let page = RecipePuppySite.page(results: #"[{"title":"Caf@ au lait","href":""}]"#).body
        let bytes = page.map { $0 == UInt8(ascii: "@") ? 0xE9 : $0 }
        let reply = try RecipePuppyReply(bytes) { $0 }
        #expect(reply.recipes.first?.title == "Caf\u{FFFD} au lait")
    }

    @Test func ingredientsAreSplitAndNamedOnce() throws {
        let recipe = try recipe(ingredients: "salt, flour,, Salt , goat  cheese,salt, ")
        #expect(recipe.ingredients.map(\.name) == ["salt", "flour", "goat cheese"])
        #expect(try self.recipe(ingredients: " , ").ingredientGroups.isEmpty)
    }

    @Test func theLinkIsTheIdentity() throws {
        let first = try recipe(href: "http://k.example/soup.html?cm_re=1-_-1")
        let second = try recipe(title: "Soup!", href: "https://k.example/soup.html#top")
        #expect(first.id == second.id)
        #expect(first.id.service == .recipepuppy)
        let third = try recipe(href: "http://k.example/view/0,1916,138,00.html")
        #expect(third.id != first.id)
    }

    @Test func withoutALinkTitleAndFoodsAreTheIdentity() throws {
        let first = try recipe(href: "", ingredients: "salt")
        #expect(try first.id == recipe(href: "javascript:alert(1)", ingredients: "salt").id)
        #expect(try first.id != recipe(href: "", ingredients: "sugar").id)
        #expect(first.link == nil)
    }

    @Test func anEmptyPictureIsNone() throws {
        #expect(try recipe(thumbnail: "").picture == nil)
        let picture = try recipe(thumbnail: "http://p.example/1.jpg").picture
        #expect(picture?.text == "http://p.example/1.jpg")
    }

    @Test func nothingLeadsToTheOldHost() throws {
        let recipe = try recipe(
            href: "http://www.recipepuppy.com/r/1",
            thumbnail: "http://img.recipepuppy.com/1.jpg"
        )
        #expect(recipe.link == nil)
        #expect(recipe.picture == nil)
        #expect(recipe.id.key == "www.recipepuppy.com/r/1")
    }

    @Test func whatIsNoEntryIsCountedAndLeftOut() throws {
        let reply = try reply(
            """
            [{"title":"Good","href":"http://k.example/1","ingredients":null,"thumbnail":null},
             {"href":"http://k.example/2"}, {"title":"  ","href":""}, {"title":5,"href":""},
             {"title":"No link's field"}, {"title":"List","href":"","ingredients":["a"]}, 7, null,
             {"title":"Odd picture","href":"http://k.example/3","thumbnail":12,"new":{"a":1}}]
            """
        )
        #expect(reply.recipes.map(\.title) == ["Good", "Odd picture"])
        #expect(reply.unusableEntries == 7)
    }

    /// Lists of other services have `results` as well: they are no pages of this one.
    @Test(arguments: [
        #"{"results":[],"totalResults":0}"#, #"{"results":[],"next":null}"#, #"{"results":{}}"#,
        #"{"results":[7]}"#, "{}", "[]",
    ])
    func anotherServicesListIsNoPage(_ text: String) {
        #expect(throws: ServiceFailure.malformedReply(.wrongShape)) {
            try RecipePuppyReply(Array(text.utf8)) { $0 }
        }
    }

    /// A food is parted at commas before its signs are read: a comma that was written as a sign of
    /// markup is a part of its name.
    @Test func aCommaInAFoodsNameDoesNotPartIt() throws {
        let entry = #"{"title":"A","href":"","ingredients":"salt&comma; fine, oil"}"#
        let body = RecipePuppySite.page(results: "[\(entry)]").body
        let reply = try RecipePuppyReply(body) { $0.replacing("&comma;", with: ",") }
        #expect(reply.recipes.first?.ingredients.map(\.text) == ["salt, fine", "oil"])
    }

    @Test func aPageWithoutEndIsReadUpToALimit() throws {
        let entry = #"{"title":"Soup","href":"http://k.example/1"}"#
        let count = RecipePuppyReply.entryLimit + 5
        let reply = try reply(
            "[" + Array(repeating: entry, count: count).joined(separator: ",") + "]"
        )
        #expect(reply.recipes.count == RecipePuppyReply.entryLimit)
        #expect(reply.unusableEntries == 5)
    }

    @Test func anEmptyPageIsAPage() throws {
        let reply = try reply("[]")
        #expect(reply.recipes.isEmpty)
        #expect(reply.unusableEntries == 0)
    }

    @Test func tenThousandRandomTextsAreReadOrRefused() {
        var generator = SeededGenerator(seed: 20_262)
        for _ in 0..<10_000 {
            var bytes = generator.jsonLikeBytes(upTo: 16)
            // Half of them get as far as the entries.
            if Bool.random(using: &generator) {
                bytes = Array("{\"results\":[{\"title\":\"a\",".utf8) + bytes + Array("}]}".utf8)
            }
            do {
                let reply = try RecipePuppyReply(bytes) { $0 }
                #expect(reply.recipes.allSatisfy { !$0.title.isEmpty })
            } catch {
                #expect(error is ServiceFailure)
            }
        }
    }
}
