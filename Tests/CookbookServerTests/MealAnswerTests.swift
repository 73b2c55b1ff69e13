import RecipeModel
import Synchronization
import Testing

@testable import CookbookServer

/// TheMealDB's calls, answered whole, without a socket.
struct MealAnswerTests {
    private let meals = "/api/json/v1/1/"

    private func empty(_ name: String, from first: Int) -> String {
        (first...20).map { #""\#(name)\#($0)":"""# }.joined(separator: ",")
    }

    private var wholePie: String {
        #"{"idMeal":"1","strMeal":"Leek, \"pie\"","strMealAlternate":null,"strCategory":"Main","#
            + #""strArea":"Greek","strInstructions":"Cut.\r\nBake.","#
            + #""strMealThumb":"http://a.example/p.jpg","strTags":"a,b","#
            + #""strYoutube":"http://a.example/v","strIngredient1":"leeks","#
            + #""strIngredient2":"milk, cold","# + empty("strIngredient", from: 3)
            + #","strMeasure1":"2, cut","strMeasure2":"","# + empty("strMeasure", from: 3)
            + #","strSource":"http://h:1/recipe/n1","strImageSource":null,"#
            + #""strCreativeCommonsConfirmed":null,"dateModified":null}"#
    }

    @Test func aBareMealHasThemToo() async {
        let answer = await PaperService([PaperService.recipe("pie", "Pie")]).get(
            meals + "random.php",
            host: nil
        )
        #expect(
            answer.body.contains(#""strCategory":null,"strArea":"Unknown","strInstructions":"","#)
        )
        #expect(answer.body.contains(#""strMealThumb":"","strTags":null,"strYoutube":"","#))
        #expect(answer.body.contains(#""strSource":"http://s:2/recipe/pie""#))
    }

    @Test func twentyIngredientsHavePlaces() async {
        var recipe = PaperService.pie
        recipe.ingredientGroups = [
            IngredientGroup(
                items: (1...21).map { Ingredient(text: "\($0) x\($0)", name: "x\($0)") }
            )
        ]
        let body = await PaperService([recipe]).get(meals + "random.php").body
        #expect(
            body.contains(#""strIngredient20":"x20""#) && body.contains(#""strMeasure20":"20""#)
        )
        #expect(
            !body.contains("x21") && !body.contains("Ingredient21") && !body.contains("Ingredient0")
        )
    }

    @Test func mealsAreFilteredByName() async {
        let service = PaperService(
            ["B", "a", "A"].enumerated().map { PaperService.recipe("n\($0 + 1)", $1) }
        )
        for (call, field) in [
            ("i=Leek", TermField.ingredient), ("c=Leek", .category), ("a=Leek", .cuisine),
            ("i=&c=Leek", .category),
        ] {
            let answer = await service.get("\(meals)filter.php?\(call)")
            #expect(
                answer.body == #"{"meals":[{"strMeal":"A","strMealThumb":"","idMeal":"3"},"#
                    + #"{"strMeal":"B","strMealThumb":"","idMeal":"1"},{"strMeal":"a","strMealThumb":"","idMeal":"2"}]}"#
            )
            #expect(
                service.asked.withLock { $0.last?.query }
                    == RecipeQuery([.has(Term("leek", in: field))])
            )
        }
        let letter = await service.get("\(meals)search.php?f=A").body
        #expect(
            letter.split(separator: "strMeal\":").dropFirst().map { $0.prefix(3) } == [
                "\"A\"", "\"a\"",
            ]
        )
    }

    /// So many at most: 25 whole meals, 500 names of meals.
    @Test func answersAreOnlySoLong() async {
        let service = PaperService(
            (1...600).map { PaperService.recipe("n\($0)", "Pie \($0)") },
            pageSize: 7
        )
        func count(_ call: String) async -> Int {
            await service.get(meals + call).body.split(separator: "\"idMeal\"").count - 1
        }
        #expect(await count("search.php?s=") == 25)
        #expect(await count("search.php?f=p") == 25)
        #expect(await count("filter.php?i=x") == 500)
        #expect(await count("random.php") == 1)
    }

    @Test func namesAreOnlySoMany() async {
        let service = PaperService([], names: (1...1_100).map { CountedName(name: "x\($0)") })
        #expect(
            await service.get(meals + "list.php?c=list").body.split(separator: "strCategory").count
                == 1_001
        )
        #expect(
            await service.get(meals + "categories.php").body.split(separator: "idCategory").count
                == 501
        )
        #expect(await PaperService([]).get(meals + "list.php?c=list").body == #"{"meals":null}"#)
    }

    /// What was found for other words than those that were sent is for people.
    @Test func anOfferIsForPeopleOnly() async {
        let taken = QueryOffer(query: RecipeQuery(), total: 1, isTaken: true)
        #expect(
            await PaperService([PaperService.pie], offer: taken).get(meals + "search.php?s=x").body
                == #"{"meals":null}"#
        )
        let left = QueryOffer(query: RecipeQuery(), total: 1, unknown: ["x"])
        #expect(
            await PaperService([PaperService.pie], offer: left).get(meals + "search.php?s=x").body
                == #"{"meals":[\#(wholePie)]}"#
        )
    }
}
