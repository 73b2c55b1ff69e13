import RecipeTestSupport
import Testing

@testable import KitchenLanguage

/// What words mean in a kitchen, in tables for people: `Kept/`.
///
/// A row of several words, `2 _ tbsp pesto | heaped, level`, reads the line with each of them; what
/// is then the same of all stands there once, with `_` for the word.
struct KitchenTables {
    @Test func everyLine() async throws { try await KeptTable.compare("lines", LineTable.readers) }

    @Test func everyAmount() async throws {
        try await KeptTable.compare("amounts", AmountTable.readers)
    }

    @Test func everyStep() async throws { try await KeptTable.compare("steps", StepTable.readers) }

    @Test func everyFood() async throws { try await KeptTable.compare("foods", FoodTable.readers) }

    @Test func everyWord() async throws { try await KeptTable.compare("words", WordTable.readers) }
}

/// Ingredient lines, for `lines.txt`: amount, unit, food and remarks, then what else is told.
enum LineTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "line": line, "words": { KeptTable.eachWord($0, line) },
        "doubled": { IngredientLine($0).text(AmountChange(factor: Fraction(2))) },
        "scaled": scaled,
        "in metric units": { IngredientLine($0).text(AmountChange(system: .metric)) },
        "in US units": { IngredientLine($0).text(AmountChange(system: .us)) },
        "sum": sum,
    ]

    /// The lines themselves, for the laws over them.
    static let lines = KeptTable.questions(in: "lines", under: ["line"])

    static func line(_ text: String) -> String {
        let line = IngredientLine(text)
        let columns = [
            line.amount?.quantity.text() ?? "", line.amount?.unit?.name ?? "", line.food,
            line.remarks.joined(separator: " / "),
        ]
        var told = [columns.joined(separator: " | ")]
        told += line.amounts.dropFirst(line.amounts.first?.meaning == .total ? 1 : 0)
            .map { "\($0.meaning) \($0.amount.text())" }
        if line.sizedFood != line.food { told.append("sized '\(line.sizedFood)'") }
        if line.possibleFood != line.food { told.append("perhaps '\(line.possibleFood)'") }
        if line.others != line.remarks { told.append("beside it \(line.others)") }
        if let unit = line.amount?.unit, ![unit.singular, unit.plural].contains(line.unitText) {
            told.append("written '\(line.unitText)'")
        }
        if line.parts.map(\.text).joined() != text || line.text != text {
            told.append("LOSES TEXT")
        }
        return told.joined(separator: "; ")
    }

    /// `line | 1/3`, for so many times the eaters.
    private static func scaled(_ row: String) -> String {
        let parts = row.fields(by: " | ")
        guard let factor = Amount(parts[1])?.quantity.lower else { return "no factor" }
        return IngredientLine(parts[0]).text(AmountChange(factor: factor))
    }

    /// `200 g flour; 300 g flour`
    private static func sum(_ row: String) -> String {
        let lines = row.fields(by: "; ").map { IngredientLine($0) }
        let sum = AmountSum(
            lines.map(\.amount),
            density: lines.first.flatMap { FoodDensity(of: $0.food) }
        )
        return sum.text + (sum.hasUnmeasured ? ", and more" : "")
    }
}

/// Amounts, for `amounts.txt`.
enum AmountTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "amount": amount, "amounts": { KeptTable.eachWord($0, amount) },
        "rounded": rounded, "rounded in each": { KeptTable.eachWord($0, rounded) },
        "halved": { of($0) { $0.rounded(isHalved: true).text() } },
        "simplified": { of($0) { $0.simplified().text() } },
        "in US units": { of($0) { $0.converted(to: .us)?.text() } },
        "in metric units": { of($0) { $0.converted(to: .metric)?.text() } },
        "a pot": { of($0) { $0.converted(to: .us, isVessel: true)?.text() } },
        "of a food": ofFood, "converted": converted, "written": written,
        "with signs": { FractionWriting.withGlyphs($0) },
        "in ASCII": { FractionWriting.withSlashes($0) },
        "unit's word": { "\(CookingUnit.isUnitWord($0))" },
        "unit": unit, "density": density,
    ]

    private static func of(_ text: String, _ change: (Amount) -> String?) -> String {
        Amount(text).map { change($0) ?? "none" } ?? "no amount"
    }

    private static func amount(_ text: String) -> String {
        of(text) { amount in
            let number = amount.quantity.text()
            return amount.unit.map { "\(number) \($0.name)" } ?? number
        }
    }

    private static func rounded(_ text: String) -> String {
        of(text) { amount in
            let once = amount.rounded()
            return once.text()
                + (once.rounded() == once ? "" : ", and again \(once.rounded().text())")
        }
    }

    /// `125 g | flour`, in the units of either system.
    private static func ofFood(_ row: String) -> String {
        let parts = row.fields(by: " | ")
        let density = FoodDensity(of: parts[1])
        return of(parts[0]) { amount in
            UnitSystem.allCases.map { system in
                "\(system) \(amount.converted(to: system, for: density)?.text() ?? "none")"
            }.joined(separator: ", ")
        }
    }

    /// `1 dl | millilitre`, or with a density behind it: `100 ml | gram | 0.5`
    private static func converted(_ row: String) -> String {
        let parts = row.fields(by: " | ")
        guard let unit = CookingUnit.named(parts[1]) else { return "no unit" }
        let density = parts.count > 2 ? Double(parts[2]) : nil
        return of(parts[0]) { amount in
            guard let found = amount.converted(to: unit, density: density) else { return nil }
            let places =
                found.quantity.lower == found.quantity.upper
                ? [found.quantity.lower] : [found.quantity.lower, found.quantity.upper]
            return places.map { "\(($0.value * 1_000).rounded() / 1_000)" }.joined(
                separator: " to "
            )
        }
    }

    /// A fraction in all styles.
    private static func written(_ text: String) -> String {
        let numbers = text.fields(by: "/").compactMap { Int($0) }
        guard numbers.count == 2, let fraction = Fraction(numbers[0], numbers[1]) else {
            return "none"
        }
        let styles: [NumberStyle] = [.glyphs, .slashes, .decimalPoint, .decimalComma]
        return styles.map { Quantity(fraction).text(in: $0) }.joined(separator: "  ")
    }

    /// Its words for one and for more.
    private static func unit(_ name: String) -> String {
        guard let unit = CookingUnit.named(name), let half = Fraction(1, 2) else {
            return "no unit"
        }
        let quantities = [
            Quantity(.one), Quantity(half), Quantity(Fraction(2)), Quantity(.one, to: Fraction(2)),
        ]
        return quantities.map { Amount($0, unit).text() }.joined(separator: ", ")
    }

    /// What a cup of a food weighs, and how it is measured.
    private static func density(_ food: String) -> String {
        guard let density = FoodDensity(of: food) else { return "unknown" }
        let grams = (density.gramsPerMillilitre * 236.5882365 * 10).rounded() / 10
        return "\(grams) g, \(density.form)\(density.isSpooned ? ", spooned" : "")"
    }
}

/// Amounts and times in steps and fields, for `steps.txt`.
enum StepTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "doubled": doubled, "doubled with each": { KeptTable.eachWord($0, doubled) },
        "scaled": scaled,
        "in US units": { AmountsInText($0).text(AmountChange(system: .us)) },
        "in US units alone": inUSUnits,
        "in US units alone with each": { KeptTable.eachWord($0, inUSUnits) },
        "in metric units": { AmountsInText($0).text(AmountChange(system: .metric)) },
        "mentions": mentions, "times": times, "times with each": { KeptTable.eachWord($0, times) },
        "duration": duration, "beginning": beginning,
        "number": { StatedNumber($0).map { "\($0.value)" } ?? "none" },
        "decimal": { StatedNumber($0, isDecimal: true).map { "\($0.value)" } ?? "none" },
        "numeral": numeral,
    ]

    private static func changed(_ step: String, _ change: AmountChange) -> String {
        AmountsInText(step).text(change, keepsOriginal: false)
    }

    private static func doubled(_ step: String) -> String {
        changed(step, AmountChange(factor: Fraction(2)))
    }

    private static func inUSUnits(_ step: String) -> String {
        changed(step, AmountChange(system: .us))
    }

    private static func scaled(_ row: String) -> String {
        let parts = row.fields(by: " | ")
        guard let factor = Amount(parts[1])?.quantity.lower else { return "no factor" }
        return changed(parts[0], AmountChange(factor: factor))
    }

    private static func mentions(_ step: String) -> String {
        AmountsInText(step).mentions.map { "\(step[$0.range])\($0.grows ? "" : " (stays)")" }
            .joined(separator: "; ")
    }

    private static func times(_ step: String) -> String {
        let told = StepTime.all(in: step).map { time in
            let end = time.longest == time.seconds ? "" : " to \(time.longest)"
            return "'\(time.text)' \(time.seconds)\(end) s"
        }
        return told.isEmpty ? "none" : told.joined(separator: "; ")
    }

    private static func duration(_ text: String) -> String {
        guard let duration = StatedDuration(text) else { return "none" }
        var told = ["\(duration.minutes.map { "\($0) min" } ?? "no minutes")"]
        if duration.least != duration.most {
            told.append("\(duration.least) to \(duration.most) s")
        }
        if !duration.namesUnit { told.append("no unit") }
        if !duration.isWhole { told.append("and more") }
        return told.joined(separator: ", ")
    }

    private static func beginning(_ text: String) -> String {
        guard let found = StatedDuration.beginning(text) else { return "none" }
        return "\(found.duration.most) s in units of \(found.unit) s, then '\(text[found.end...])'"
    }

    private static func numeral(_ word: String) -> String {
        guard let numeral = Numeral(word) else { return "none" }
        let cardinal = Numeral.cardinal(word).map { ", counts \($0)" } ?? ""
        return "\(numeral.value)\(numeral.isOrdinal ? ", ordinal" : "")\(cardinal)"
    }
}
