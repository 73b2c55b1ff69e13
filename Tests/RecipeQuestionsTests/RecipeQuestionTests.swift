import RecipeModel
import Testing

@testable import RecipeQuestions

/// What cooks ask at the stove, and what that is about.
struct RecipeQuestionTests {
    /// A line and its subject; `-` where no rule fits.
    static let table = """
        how much butter?                                | amount
        how many eggs do I need                         | amount
        What size is the tin of tomatoes?               | amount
        should I use all of it?                         | amount
        butter?                                         | amount
        how long does it take                           | time
        for how long should I roast them?               | time
        When do I know that it's done?                  | time
        what time will it be ready                      | time
        how hot?                                        | temperature
        what temperature?                               | temperature
        is that 200 degrees in fahrenheit?              | temperature
        which pan should I take?                        | tool
        do I need a mixer?                              | tool
        can I use oil instead?                          | substitute
        I don't have any buttermilk                     | substitute
        could I leave out the nuts?                     | substitute
        is it vegan?                                    | diet
        is this dish vegetarian                         | diet
        does it have nuts?                              | contains
        is there any milk in it?                        | contains
        how many people does it serve?                  | servings
        is it enough for 8?                             | servings
        what can I do in the meantime?                  | meanwhile
        how many ingredients are there?                 | count
        what do I need?                                 | ingredients
        what goes in this step?                         | ingredients
        what was step 3 again                           | repeat
        sorry, what was that?                           | repeat
        could you repeat the second ingredient?         | repeat
        previous step                                   | previous
        I've mixed it, what next?                       | next
        ok, 15 minutes passed, what now?                | next
        Done. What should I do with it?                 | next
        is that all?                                    | finished
        can I eat it now?                               | finished
        anything else?                                  | finished
        what are we making today?                       | title
        who wrote this?                                 | source
        how long does it keep?                          | other
        can I freeze it?                                | other
        ok                                              | next
        Great, thanks!                                  | next
        ok, I've added the flour                        | next
        Done.                                           | next
        ok but how much is that?                        | amount
        it looks a bit dry                              | other
        """

    @Test func eachIsAboutWhatTheTableSays() {
        for row in Self.table.split(separator: "\n") {
            let cells = row.split(separator: "|").map {
                $0.trimmingPrefix(while: \.isWhitespace).reversed()
                    .drop { $0.isWhitespace }.reversed().map(String.init).joined()
            }
            let subject = RecipeQuestion(cells[0])?.subject?.rawValue ?? "-"
            #expect(subject == cells[1], "\(cells[0])")
        }
    }

    @Test(arguments: ["", "  ", "?!", String(repeating: "how much ", count: 1_000)])
    func whatNobodySaysIsNoQuestion(_ text: String) {
        #expect(RecipeQuestion(text) == nil)
    }
}
