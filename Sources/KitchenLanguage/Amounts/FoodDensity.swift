/// How much a millilitre of a food weighs, and how it is measured.
package struct FoodDensity: Hashable, Sendable {
    package enum Form: String, Sendable {
        /// Measured in millilitres or in cups.
        case liquid
        /// Weighed, or measured in cups.
        case dry
        /// Weighed or counted; a cup of it is only ever made into grams.
        case produce
    }

    package let gramsPerMillilitre: Double
    package let form: Form

    /// Whether a weight of it is made into cups and spoons.
    package var isSpooned: Bool { form != .produce }

    /// The density of the food that a name ends with (`unsalted butter` is butter); nil where it is
    /// not known.
    package init?(of food: String) {
        let words = FoodWords(food).words
        for start in words.indices.prefix(6) {
            if let found = FoodDensity.table[words[start...].joined(separator: " ")] {
                self = found
                return
            }
        }
        return nil
    }

    private init(gramsPerMillilitre: Double, form: Form) {
        self.gramsPerMillilitre = gramsPerMillilitre
        self.form = form
    }

    private static let table: [String: FoodDensity] = {
        var table: [String: FoodDensity] = [:]
        for line in DictionaryTables.densities.fields(separatedBy: "\n") {
            let fields = line.fields(separatedBy: "|")
            guard fields.count == 3, let grams = Double(fields[0]),
                let form = Form(rawValue: fields[1])
            else { continue }
            let density = FoodDensity(gramsPerMillilitre: grams / 236.5882365, form: form)
            for name in fields[2].fields(separatedBy: ",") {
                table[FoodWords(name).words.joined(separator: " ")] = density
            }
        }
        return table
    }()
}
