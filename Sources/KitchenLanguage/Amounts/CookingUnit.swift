/// What recipes measure in: grams, cups, cloves, tins, pinches.
///
/// A unit is known by its name. All words for it in all languages are forms of the one unit: `tbsp`,
/// `Esslöffel` and `cuillère à soupe` are the tablespoon.
package struct CookingUnit: Sendable {
    /// What a unit measures, and so which units can be added up and converted.
    package enum Measure: String, Sendable {
        /// In grams.
        case weight
        /// In millilitres.
        case volume
        /// In centimetres.
        case length
        case temperature
        /// Natural parts and counted pieces: cloves, slices, sprigs.
        case pieces
        /// What food is sold in: tins, jars, packets.
        case container
        /// About as much as fingers or a hand hold; no size is known.
        case vague
    }

    /// Where a unit is at home; `any` is used with both.
    package enum System: String, Sendable {
        case metric
        case us
        case any
    }

    /// The English name in the singular, which no other unit has: `tablespoon`.
    package let name: String
    package let measure: Measure
    /// How many grams, millilitres or centimetres one is; 1 where nothing can be converted.
    package let size: Double
    package let system: System
    /// How we write one, and more than one: `clove`, `cloves`; equal for symbols such as `g`.
    package let singular: String
    package let plural: String

    /// Whether the unit is a spoon, whose fractions are quarters.
    package var isSpoon: Bool { ["teaspoon", "tablespoon", "dessertspoon"].contains(name) }

    /// The unit's word as written with a quantity.
    package func word(for quantity: Quantity) -> String {
        quantity.upper <= .one ? singular : plural
    }

    /// The unit that a word or several mean (`cups`, `fl. oz`); nil where they mean none.
    package init?(_ text: String) {
        guard let form = UnitTable.shared.form(UnitTable.key(of: text)) else { return nil }
        self = form.unit
    }

    /// Whether a word stands for a unit, is part of one's name (`soupe`), or says the size of a
    /// piece (`large`).
    package static func isUnitWord(_ word: some StringProtocol) -> Bool {
        let key = String(decoding: LetterFolding.folded(word), as: UTF8.self)
        return UnitTable.shared.words.contains(key) || IngredientWords.sizes.contains(key)
            || IngredientWords.distributives.contains(key)
    }

    /// A unit by its own name, for code that needs a certain one.
    package static func named(_ name: String) -> CookingUnit? { UnitTable.shared.units[name] }

    init(
        name: String,
        measure: Measure,
        size: Double,
        system: System,
        singular: String,
        plural: String
    ) {
        self.name = name
        self.measure = measure
        self.size = size
        self.system = system
        self.singular = singular
        self.plural = plural
    }
}

extension CookingUnit: Hashable {
    package static func == (left: CookingUnit, right: CookingUnit) -> Bool {
        left.name == right.name
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
