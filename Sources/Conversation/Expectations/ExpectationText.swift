import RecipeModel

extension Expectation {
    /// The expectation as a script has it after `expect`.
    func text(foods: any FoodKnowledge) -> String {
        switch self {
        case .ok: "ok"
        case .error(let name): "error \(QuotedText.word(name))"
        case .exit(let code): "exit \(code)"
        case .figure(let figure, let comparison, let number):
            "\(figure.rawValue) \(comparison.rawValue) \(number)"
        case .title(let reference, let text):
            "title \(reference.text) has \(QuotedText.text(text))"
        case .output(let text, let isThere):
            "output \(isThere ? "has" : "lacks") \(QuotedText.text(text))"
        case .outputIs(let file): "output is \(QuotedText.word(file))"
        case .term(let term, let ofAll):
            "\(ofAll ? "all" : "none") have \(TermWriter(foods: foods).text(of: [.has(term)]))"
        case .property(let property, let reference, let isTrue):
            "\(isTrue ? "" : "not ")\(property.rawValue) \(reference.text)"
        }
    }
}
