/// What diets forbid; see `DietTable`.
struct Diets: Sendable {
    /// The diets of the tables.
    static let shared = Diets(CookingLexicon.shared)

    /// A diet.
    struct Diet: Sendable {
        let name: String
        /// Foods of which there must be no trace.
        let forbidden: Set<Int>
        /// Foods that only some people on it eat.
        let doubtful: Set<Int>
    }

    /// All diets in the order of `CookingLexicon.diets`.
    let all: [Diet]

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
            return Diet(name: entry.name, forbidden: foods(0), doubtful: foods(1))
        }
    }
}
