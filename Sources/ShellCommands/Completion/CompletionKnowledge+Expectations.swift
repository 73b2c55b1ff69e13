import Conversation
import ShellAnswers

extension CompletionKnowledge {
    /// What can stand in an `expect` line after these words.
    func expectations(behind words: [String]) -> [Candidate] {
        switch words.last {
        case nil: CompletionKnowledge.expectations
        case "error":
            ErrorName.allCases.map { Candidate($0.rawValue, "exit code \($0.exitCode)") }
        case "count", "pages", "favorites":
            Expectation.Comparison.allCases.map { Candidate($0.rawValue) }
        case "output": ["has", "lacks", "is"].map { Candidate($0) }
        case "all", "none": [Candidate("have")]
        case "not": Expectation.Property.allCases.map { Candidate($0.rawValue) }
        default: []
        }
    }

    private static let expectations = [
        Candidate("ok", "it went well"),
        Candidate("error", "it ended in an error of this name"),
        Candidate("exit", "it ended with this code"),
        Candidate("count", "so many recipes were shown"),
        Candidate("pages", "so many pages are loaded"),
        Candidate("favorites", "so many are kept"),
        Candidate("title", "a recipe's title has a text"),
        Candidate("output", "the answer has a text, lacks it, or is a file"),
        Candidate("all", "every recipe shown has a term"),
        Candidate("none", "no recipe shown has a term"),
        Candidate("not", "a recipe has not"),
        Candidate("lactose", "a recipe has lactose"),
        Candidate("favorite", "a recipe is kept"),
        Candidate("offline", "a recipe's page is kept"),
    ]
}
