import Conversation
import RecipeModel

/// Mistakes in the kitchen and in the cookbook, and more of those in names and sentences.
extension Every {
    static let kitchenMistakes: [SaidMistake] = [
        .init(
            .kitchen(.nothingToCookWith(open: nil)),
            "your pantry is empty",
            "for example: cook eggs rice"
        ),
        .init(
            .kitchen(.nothingToCookWith(open: "Leek stew")),
            "your pantry is empty",
            "'guide it' leads through Leek stew; 'cook eggs rice' finds others"
        ),
        .init(
            .kitchen(.notInPantry(word: "leek", foods: [])),
            "'leek' isn't in the pantry",
            "it is empty"
        ),
        .init(
            .kitchen(.notInPantry(word: "leek", foods: (1...8).map { "food \($0)" })),
            "'leek' isn't in the pantry",
            "it has: food 1, food 2, food 3, food 4, food 5, food 6, food 7, food 8"
        ),
        .init(
            .kitchen(.notInPantry(word: "leek", foods: (1...9).map { "food \($0)" })),
            "'leek' isn't in the pantry",
            "it has: food 1, food 2, food 3, food 4, food 5, food 6, food 7, food 8"
        ),
        .init(
            .kitchen(.notOnShoppingList(word: "leek")),
            "'leek' isn't on the shopping list",
            "'shop' shows what is"
        ),
        .init(
            .kitchen(.servingsUnknown),
            "the recipe doesn't say how many it serves",
            "for example: scale it x2"
        ),
        .init(
            .kitchen(.notKept(number: 3, title: "Leek pie")),
            "Leek pie isn't a favorite",
            "keep it first: fav 3"
        ),
        .init(
            .kitchen(.notKept(number: nil, title: "Leek pie")),
            "Leek pie isn't a favorite",
            "keep it first: fav it"
        ),
        .init(
            .kitchen(.notAResult(title: "Leek pie")),
            "Leek pie isn't one of the results",
            "for example: search garlic; why 1"
        ),
        .init(
            .kitchen(.noGuide),
            "no recipe is being cooked yet",
            "for example: guide 3"
        ),
        .init(
            .kitchen(.noSuchStep(number: 9, count: 3)),
            "there is no step 9",
            "the recipe has 3 steps"
        ),
        .init(
            .kitchen(.noSuchStep(number: 2, count: 1)),
            "there is no step 2",
            "the recipe has one step"
        ),
        .init(
            .kitchen(.notAStep(word: "soon")),
            "'soon' isn't a step",
            "for example: step 2     or: step last"
        ),
        .init(
            .kitchen(.notATime(word: "soon")),
            "'soon' isn't a time",
            "for example: timer 12m pasta"
        ),
        .init(
            .kitchen(.notServings(word: "many")),
            "'many' isn't a number of servings",
            "for example: scale 1 6"
        ),
        .init(
            .kitchen(.severalTimers(names: ["pasta", "roast", "2"])),
            "3 timers are running: pasta, roast and 2",
            "Try: timers stop pasta     or: timers stop all"
        ),
        .init(
            .kitchen(.notADay(word: "blueday")),
            "'blueday' isn't a day",
            "for example: friday, tomorrow, 4 dec, next week"
        ),
        .init(
            .kitchen(.nothingPlanned(word: "friday")),
            "nothing is planned for friday",
            "'plan' shows what is"
        ),
        .init(
            .kitchen(.nothingElseToPlan(word: "friday")),
            "no other dish fits on friday",
            "'plan remove friday' leaves it empty"
        ),
        .init(
            .kitchen(.notADiet(word: "blorf")),
            "'blorf' isn't a diet",
            "for example: household add Mia vegetarian     or: household add Mia avoids nuts"
        ),
        .init(
            .kitchen(.unknownFood(word: "blorf", meant: nil)),
            "nothing is known by 'blorf', so it couldn't be left out",
            "a food or a family of foods: nuts, shellfish, milk"
        ),
        .init(
            .kitchen(.notInHousehold(word: "Tim")),
            "the household has nothing on 'Tim'",
            "'household' shows it"
        ),
        .init(
            .kitchen(.noSuchTimer(name: "soup")),
            "no timer is called 'soup'",
            "'timers' lists them"
        ),
    ]

    static let cookbookMistakes: [SaidMistake] = [
        .init(
            .cookbook(.unknownOrigin(name: "stew.json", suggestion: "stews.json")),
            "nothing in the cookbook is from 'stew.json'",
            "did you mean 'stews.json'?"
        ),
        .init(
            .cookbook(.unknownOrigin(name: "durian", suggestion: nil)),
            "nothing in the cookbook is from 'durian'",
            "'cookbook' lists where its recipes are from"
        ),
        .init(
            .cookbook(.notInCookbook(title: "Far pie")),
            "Far pie isn't in the cookbook",
            "only recipes of the cookbook can be deleted"
        ),
        .init(
            .cookbook(.notYours(title: "Far pie")),
            "Far pie isn't in the cookbook, and not a favorite",
            "to change it, keep it first: fav it; edit it"
        ),
        .init(
            .cookbook(.noOriginal(title: "My pie")),
            "My pie is your own recipe, and only its text of now is kept",
            "'undo' brings back what your last change replaced"
        ),
    ]

    static let moreMistakes: [SaidMistake] = [
        .init(
            .service(.needsKey(name: "spoonacular")),
            "the service 'spoonacular' needs a key",
            "'service spoonacular --key' asks for it without showing it"
        ),
        .init(
            .service(.noCertificate(path: "/etc/ca.pem")),
            "there's no certificate in /etc/ca.pem",
            "it begins with -----BEGIN CERTIFICATE-----"
        ),
        .init(
            .command(.unclearSentence(suggestion: nil)),
            "didn't understand that",
            "'help' shows what you can say"
        ),
        .init(
            .command(.unclearSentence(suggestion: "search leek")),
            "didn't understand that",
            "Try: search leek"
        ),
        .init(
            .command(.unclearSentence(suggestion: "search pasta", untold: .cost)),
            "recipes don't tell what they cost",
            "Try: search pasta"
        ),
        .init(
            .command(.unclearSentence(suggestion: nil, untold: .health)),
            "recipes don't tell how healthy they are",
            "they tell foods, time, course, diet and cuisine: search soup quick"
        ),
        .init(
            .option(.notAnAddress(word: "http://nas.local:65536")),
            "the port '65536' is out of range",
            "a port is a number from 1 to 65535"
        ),
        .init(
            .reference(.unknownEnding("doc", known: ["md", "cook", "json"])),
            "can't write a .doc file",
            "the file can end in .md, .cook or .json"
        ),
        .init(
            .script(.badExpectation(wanted: "ok")),
            "'expect' can't check this",
            "for example: expect count >= 1"
        ),
        .init(
            .script(.badExpectation(wanted: "")),
            "'expect' can't check this",
            "for example: expect count >= 1"
        ),
        .init(
            .script(.badExpectation(wanted: "minutes OP N")),
            "'expect' can't check this",
            "for example: expect minutes >= 1"
        ),
    ]

    /// Each qualifier has an example of its own; a colon that was typed with it is not said twice.
    static let qualifierMistakes: [SaidMistake] = [
        ("title:", "title", "title:omelet"), ("cuisine", "cuisine", "cuisine:italian"),
        ("category", "category", "category:dessert"), ("minutes", "minutes", "minutes:30"),
        ("ingredient", "ingredient", "ingredient:garlic"),
    ].map { typed, name, example in
        SaidMistake(
            .term(.emptyQualifier(name: typed)),
            "'\(name):' needs a word after it",
            "for example: \(example)"
        )
    }
}
