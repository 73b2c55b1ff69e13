/// A timer for a time that a step names.
package struct TimerOffer: Hashable, Sendable {
    /// What it is called: what is cooked, else the step.
    package var name: String
    /// How long it runs.
    package var seconds: Int

    package init(name: String, seconds: Int) {
        self.name = name
        self.seconds = seconds
    }

    /// What other things are cooked in: no timer is called after it.
    fileprivate static let carriers: Set<String> = [
        "oil", "butter", "water", "salt", "ghee", "lard",
    ]

    /// The time as the command takes it.
    package var time: String { TimerLength.typed(seconds) }

    /// The command that starts it: `timer 12m pasta`.
    package var command: String { "timer \(time) \(name)" }
}

extension Guide.Step {
    /// A timer for each of its times, no two of one name.
    ///
    /// Where the step names one ingredient alone, and in one sentence with the time, it is called
    /// after that, else after the step.
    package var timerOffers: [TimerOffer] {
        var offers: [TimerOffer] = []
        for time in times {
            let name = soleFood(with: time) ?? "step \(number)"
            let count = offers.count { $0.name == name || $0.name.hasPrefix(name + " ") }
            offers.append(
                TimerOffer(name: count == 0 ? name : "\(name) \(count + 1)", seconds: time.seconds)
            )
        }
        return offers
    }

    private func soleFood(with time: StepTime) -> String? {
        guard ingredients.count == 1, let first = ingredients.first else { return nil }
        let sentence = text.split { ".!;".contains($0) }.first { $0.contains(time.text) }
        guard let sentence, let word = FoodWords(first.food).words.last,
            FoodWords(sentence).words.contains(word), !TimerOffer.carriers.contains(word)
        else { return nil }
        // Only what can be typed as it stands.
        let food = ShoppingWords.food(first.food).lowercased().map {
            $0.isLetter || $0.isNumber || $0 == "-" || $0 == "'" ? $0 : " "
        }
        let words = String(food).split(separator: " ")
        let name = words.joined(separator: " ")
        return name.isEmpty || words.count > 2 || name.count > 20 ? nil : name
    }
}
