import MealPlan

extension CommandArgument {
    /// `plan [WHEN]`, followed by a file where the command writes one; else another argument.
    static func plan(
        _ isForPlan: CommandField<Value, Bool>,
        _ days: CommandField<Value, SpanPhrase?>,
        file: CommandField<Value, String?>? = nil,
        else other: CommandArgument
    ) -> CommandArgument {
        let placeholder = "plan|\(other.shape.placeholder)"
        return CommandArgument(
            shape: file == nil
                ? ArgumentShape(other.shape.kind, placeholder, isRequired: false) : other.shape,
            read: { reader, value throws(UsageError) in
                var rest = Array(reader.words.dropFirst())
                var name: Word?
                if file != nil, let last = rest.last,
                    last.text.contains(where: { "./".contains($0) }),
                    SpanPhrase(rest.map(\.text)) == nil
                {
                    name = last
                    rest.removeLast()
                }
                let span = SpanPhrase(rest.map(\.text))
                guard let first = reader.words.first, first.isBare, first.lowercased == "plan",
                    rest.isEmpty || span != nil
                else { return try other.read(&reader, &value) }
                value[keyPath: isForPlan] = true
                value[keyPath: days] = span
                reader.places.add(isForPlan, at: first.span)
                if let place = rest.span { reader.places.add(days, at: place) }
                if let file, let name {
                    value[keyPath: file] = name.text
                    reader.places.add(file, at: name.span)
                }
                reader.words = []
            },
            write: { value, writer in
                guard value[keyPath: isForPlan] else { return other.write(value, writer) }
                return ["plan"] + (value[keyPath: days].map { [$0.text] } ?? [])
                    + (file.flatMap { value[keyPath: $0] }.map { [QuotedText.word($0)] } ?? [])
            }
        )
    }
}
