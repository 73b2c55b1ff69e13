import Documents
import KitchenLanguage
import RecipeSearch
import ShellAnswers

extension CookbookAnswer {
    var document: Document {
        var document = Document()
        for line in lines {
            document.add(.paragraph(Phrase(line), hanging: 2), spoken: [Spoken.full(line)])
        }
        return document
    }

    private var lines: [String] {
        switch self {
        case .imported(let report): ImportWords.lines(of: report)
        case .copied(let result, let target): ImportWords.lines(ofCopy: result, to: target)
        case .origins(let origins, let starters):
            ["starters: \(NumberWords.counted(starters, "recipe")) inside the program"]
                + origins.map { origin in
                    "\(origin.name.clean): \(NumberWords.counted(origin.count, "recipe")), "
                        + NumberWords.decimalBytes(origin.bytes)
                }
                + (origins.isEmpty
                    ? ["nothing of your own yet; 'import FILE' and 'create' add to it"] : [])
        }
    }
}
