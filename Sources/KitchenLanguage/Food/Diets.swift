/// What diets forbid; see `DietTable`.
package struct Diets: Sendable {
    /// The diets of the tables.
    package static let shared = Diets(CookingLexicon.shared)

    /// A diet.
    package struct Diet: Sendable {
        package let name: String
        /// The categories by which a recipe says to be of it; what is vegan is vegetarian too.
        package let statedNames: [String]
        /// Foods of which there must be no trace.
        package let forbidden: Set<Int>
        /// Foods that only some people on it eat.
        package let doubtful: Set<Int>
    }

    /// All diets in the order of `CookingLexicon.diets`.
    package let all: [Diet]

    /// For each food the diets that forbid it and those that doubt it, a bit for each diet.
    @usableFromInline let masks: [(forbidden: UInt64, doubtful: UInt64)]

    /// The diets that a food among these speaks against, a bit for each.
    @inlinable
    package func objections(to foods: some Sequence<Int>) -> (forbidden: UInt64, doubtful: UInt64) {
        foods.reduce(into: (0, 0)) { objections, food in
            guard masks.indices.contains(food) else { return }
            objections.forbidden |= masks[food].forbidden
            objections.doubtful |= masks[food].doubtful
        }
    }

    private init(_ lexicon: CookingLexicon) {
        all = lexicon.diets.map { entry in
            let sides = entry.definition.split(separator: ">", omittingEmptySubsequences: false)
            func foods(_ side: Int) -> Set<Int> {
                guard side < sides.count else { return [] }
                return Set(
                    String(sides[side]).fields(separatedBy: ",").compactMap {
                        lexicon.food(named: $0)
                    }
                )
            }
            let narrower = CategoryName.narrower(than: FoodWords(entry.name))
            return Diet(
                name: entry.name,
                statedNames: [entry.name] + narrower.map { $0.words.joined(separator: " ") },
                forbidden: foods(0),
                doubtful: foods(1)
            )
        }
        var masks = [(forbidden: UInt64, doubtful: UInt64)](
            repeating: (0, 0),
            count: lexicon.foods.count
        )
        for (place, diet) in all.enumerated() {
            for food in diet.forbidden { masks[food].forbidden |= 1 << UInt64(place) }
            for food in diet.doubtful { masks[food].doubtful |= 1 << UInt64(place) }
        }
        self.masks = masks
    }
}
