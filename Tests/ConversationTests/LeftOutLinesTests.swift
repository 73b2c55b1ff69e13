import RecipeModel
import Testing

@testable import Conversation

/// Lines that leave something out, or seem to, by all rules of the prompt.
struct LeftOutLinesTests {
    /// `place | said | means`; where nothing can be judged `? what, food`, and what is offered where a
    /// line isn't understood: `try command`.
    private static let lines = """
        results | no raw eggs | ? raw eggs, eggs
        start | no raw egg please | ? raw egg, egg
        results | nothing with raw eggs | ? raw eggs, eggs
        results | without raw onion | ? raw onion, onion
        results | no undercooked chicken | ? undercooked chicken, chicken
        results | without soggy bread | ? soggy bread, bread
        results | no grilled meat | ? grilled meat, meat
        results | no added salt | without added salt
        results | without overripe bananas | ? overripe bananas, bananas
        results | search pie -"raw eggs" | ? raw eggs, eggs
        results | no baked beans | without baked beans
        results | raw eggs | search raw eggs
        results | nothing grilled | without tool:grill
        results | nothing baked please | without tool:oven
        results | no-bake cheesecake | search no-bake cheesecake
        results | ideally no cream | without cream
        results | preferably no cream | without cream
        start | hopefully without cream | search -cream
        results | no cream where possible | without cream
        start | ideally something with leeks | search leeks
        results | no butter but oil is ok | without butter
        results | no butter, oil is fine | without butter
        results | without butter although oil is allowed | without butter
        start | no butter but oil is fine with me | search -butter
        results | oil is ok but no butter | without butter
        results | margarine is fine, just no butter | without butter
        results | hardly any fat | try without fat
        start | hardly any fat | try search -fat
        results | barely any salt | try without salt
        results | less salt | try without salt
        """

    private static func parts(of row: String) -> [String] {
        row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
    }

    @Test(arguments: lines.split(separator: "\n").map(String.init))
    func lineMeans(_ row: String) {
        let parts = row.split(separator: "|").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        let (place, said, means) = (parts[0], parts[1], parts[2])
        let mistake = PromptReading.mistake(said, in: place)
        if means.hasPrefix("? ") {
            let words = means.dropFirst(2).split(separator: ",").map {
                $0.split(separator: " ").joined(separator: " ")
            }
            #expect(mistake == .term(.notJudged(word: words[0], food: words[1])), "\(row)")
        } else if means.hasPrefix("try ") {
            let offer = String(means.dropFirst(4))
            #expect(mistake == .command(.unclearSentence(suggestion: offer)), "\(row)")
        } else {
            #expect(PromptReading.meaning(said, in: place) == means, "\(row)")
            #expect(mistake == nil, "\(row)")
        }
    }

    /// `place | said | means` of what is said of a file, a list, favorites and a course.
    private static let others = """
        opened | save it as pie.md | export it pie.md
        opened | write it to dinner.html | export it dinner.html
        results | export 2 as soup.json | export 2 soup.json
        opened | save this | fav it
        favs | throw away all my favourites | unfav favorites
        favs | delete all my favorites | unfav favorites
        start | clear my favourites | unfav favorites
        opened | remember: needs more garlic | note it needs more garlic
        opened | next time: half the sugar | note it half the sugar
        opened | reminder: double the sauce | note it double the sauce
        start | we need more flour | shop add flour
        start | need some more eggs | shop add eggs
        results | print the list again | list
        results | back to the last list | back
        results | shop for 3 | shop add 3
        opened | shop for 6 people | shop for 6
        start | a soup for a cold winter evening | search soup
        start | salad for a hot day | search salad
        start | a stew for those chilly autumn nights | search stew
        start | cook chicken rice for 6 | cook chicken rice --servings 6
        start | cook leeks for two | cook leeks --servings 2
        start | vegan chicken carrots | search category:vegan chicken carrots
        start | vegetarian leeks potatoes | search category:vegetarian leeks potatoes
        start | dessert with chocolate and cream | search category:dessert chocolate cream
        start | dessert with apples | search category:dessert apples
        start | cook garlic, butter | cook garlic "butter"
        start | garlic, butter and rice | search garlic "butter" rice
        start | garlic butter and rice | search garlic butter rice
        start | cook chicken, soup | cook chicken "soup"
        start | search category:dessert apples | search category:dessert apples
        start | search category:main course chicken | search category:main course chicken
        start | serve --help | help serve
        """

    @Test(arguments: others.split(separator: "\n").map(String.init))
    func otherLineMeans(_ row: String) {
        let parts = row.split(separator: "|").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        #expect(PromptReading.meaning(parts[1], in: parts[0]) == parts[2], "\(row)")
    }

    /// Before the favorites it may be the favorite or the recipe of the cookbook that goes.
    @Test(arguments: [("delete the last one", "last"), ("delete number 3", "3")])
    func deletingBeforeTheFavoritesIsAsked(line: String, reference: String) {
        #expect(
            PromptReading.mistake(line, in: "favs")
                == .command(.severalMeanings(["unfav \(reference)", "delete \(reference)"]))
        )
        #expect(PromptReading.meaning(line, in: "results") == "delete \(reference)")
        #expect(PromptReading.meaning("delete \(reference)", in: "favs") == "delete \(reference)")
    }
}
