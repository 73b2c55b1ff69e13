import Documents
import KitchenLanguage
import RecipeQuestions

extension RecipeReply.SafeTemperature {
    /// `Poultry: 74 °C (165 °F) inside`.
    var words: String {
        "\(Spoken.capitalized(food)): \(celsius) °C (\(fahrenheit) °F) inside"
            + (rest > 0 ? ", then \(NumberWords.counted(rest, "minute")) of rest" : "")
    }
}

extension RecipeReply.StepTemperature {
    private static func fahrenheit(_ celsius: Double) -> Double { celsius * 9 / 5 + 32 }

    /// `97 to 99 °C (step 7 says 207 to 210 °F)`, a range in the other unit than its own.
    private func words(from least: Int, to celsius: Double) -> String {
        let isFahrenheit =
            text.contains { "Ff".contains($0) } && !text.contains { "Cc".contains($0) }
        let own = isFahrenheit ? (Double(least) - 32) * 5 / 9 : Self.fahrenheit(Double(least))
        let other = isFahrenheit ? celsius : Self.fahrenheit(celsius)
        let unit = isFahrenheit ? "°C" : "°F"
        return "\(Int(own.rounded())) to \(Int(other.rounded())) \(unit) "
            + "(step \(step) says \(text.clean))"
    }

    /// `200 °C · 390 °F · gas 6 (step 1 says 200 °C)`; what the recipe says itself is never rounded.
    var words: String {
        // The words of several forms say it all.
        guard let celsius, !hasForms else {
            // What the text has in no form of Fahrenheit is told in it.
            let isTold =
                text.contains { "Ff".contains($0) } && !text.lowercased().contains("fan")
                || text.contains("F")
            let other = celsius.flatMap { celsius in
                isTold ? nil : "\(Int((Self.fahrenheit(celsius) / 5).rounded()) * 5) °F"
            }
            return ([text.clean, other].compactMap(\.self)).joined(separator: " · ")
                + " (step \(step))"
        }
        if let least { return words(from: least, to: celsius) }
        let fahrenheit = Self.fahrenheit(celsius)
        let isOwn = text.contains { "Ff".contains($0) }
        let shown = isOwn ? fahrenheit.rounded() : (fahrenheit / 5).rounded() * 5
        var forms = ["\(Int(celsius.rounded())) °C", "\(Int(shown)) °F"]
        // A gas oven has no fan.
        if !isFan, let mark = Amount.gasMark(nearest: celsius) {
            forms.append("gas \(mark < 1 ? (mark < 0.5 ? "1/4" : "1/2") : String(Int(mark)))")
        }
        // A fan oven is set lower.
        if isForFan, !isFan { forms.append("\(Int(celsius.rounded()) - 20) °C in a fan oven") }
        let all = forms.joined(separator: " · ") + (isFan ? " in a fan oven" : "")
        return step > 0 ? "\(all) (step \(step) says \(text.clean))" : "\(text.clean) is \(all)"
    }
}
