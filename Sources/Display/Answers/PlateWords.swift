import KitchenLanguage
import RecipeQuestions

/// Whether those who eat here can eat a dish, in words.
struct PlateWords {
    let plates: [RecipeReply.Plate]

    init(_ plates: [RecipeReply.Plate]) { self.plates = plates }

    /// What speaks against it, a line each; where nothing does, what was looked for.
    var lines: [String] {
        guard !plates.isEmpty else {
            return ["Nothing is known of what anybody here doesn't eat."]
        }
        let against = plates.filter { $0.verdict == .no }
        let unsure = plates.filter { $0.verdict == .unclear }
        if against.isEmpty, unsure.isEmpty {
            let met = plates.map(Self.demand).joined(separator: ", ")
            return ["Yes, as far as its ingredients tell: \(met)."]
                + Self.packets(plates.flatMap(\.check))
        }
        let told = (against + unsure).map { plate in
            Self.head(plate) + Self.breach(plate) + Self.listed(plate.lines)
        }
        return told + Self.packets((against + unsure).flatMap(\.check))
    }

    /// `no nuts (Mia)`.
    private static func demand(_ plate: RecipeReply.Plate) -> String {
        let word = plate.isDiet ? plate.word.clean : "no \(plate.word.clean)"
        return plate.persons.isEmpty ? word : "\(word) (\(names(plate)))"
    }

    /// `No, not for Mia: `.
    private static func head(_ plate: RecipeReply.Plate) -> String {
        let isSure = plate.verdict == .no
        guard !plate.persons.isEmpty else { return isSure ? "No: " : "Can't tell: " }
        return (isSure ? "No, not for " : "Can't tell for ") + names(plate) + ": "
    }

    /// `it has nuts`, `it may not be vegan`.
    private static func breach(_ plate: RecipeReply.Plate) -> String {
        let isSure = plate.verdict == .no
        let verb =
            plate.isDiet
            ? (isSure ? "it isn't" : "it may not be") : (isSure ? "it has" : "it may have")
        return "\(verb) \(plate.word.clean)"
    }

    private static func names(_ plate: RecipeReply.Plate) -> String {
        plate.persons.map(\.clean).joined(separator: " and ")
    }

    private static func listed(_ lines: [String]) -> String {
        lines.isEmpty ? "" : " (" + lines.map(\.clean).joined(separator: "; ") + ")"
    }

    private static func packets(_ lines: [String]) -> [String] {
        var told: [String] = []
        for line in lines where !told.contains(line) { told.append(line) }
        return told.isEmpty
            ? [] : ["Check the packet: " + told.map(\.clean).joined(separator: "; ")]
    }
}
