package import RecipeModel

extension Recipe {
    /// All that is known of it on one line, for tables.
    package var described: String {
        var parts = ["\(title) (\(id.key))"]
        func add(_ name: String, _ text: String?) {
            if let text { parts.append("\(name) \(text)") }
        }
        add("link", link?.text)
        add("picture", picture?.text)
        add("small", thumbnail?.text)
        add("film", video?.text)
        add("by", author)
        add("at", site)
        add("in", language)
        add("makes", self.yield.map { "\($0.text) = \($0.amount.map { "\($0)" } ?? "?")" })
        add("preparation", times.preparation.map(String.init))
        add("cooking", times.cooking.map(String.init))
        add("in all", times.total.map(String.init))
        add("stars", rating.map { "\($0.value)" + ($0.best == 5 ? "" : " of \($0.best)") })
        for group in ingredientGroups {
            let lines = group.items.map { $0.name == $0.text ? $0.text : "\($0.text) (\($0.name))" }
            add("needs", (group.title.map { "[\($0)] " } ?? "") + lines.listed)
        }
        for group in stepGroups {
            add("do", (group.title.map { "[\($0)] " } ?? "") + group.items.listed)
        }
        add("steps need", ingredientsOfSteps.map { "\($0.map { $0.map(\.text) })" })
        add("notes", notes.isEmpty ? nil : notes.listed)
        add("cuisines", cuisines.isEmpty ? nil : cuisines.listed)
        add("categories", categories.isEmpty ? nil : categories.listed)
        add("keywords", keywords.isEmpty ? nil : keywords.listed)
        add("has", nutrition.isEmpty ? nil : nutrition.map { "\($0.amount) \($0.name)" }.listed)
        add("used", coverage.map { "\($0.used.listed) missed \($0.missed.listed)" })
        return parts.joined(separator: "; ")
    }
}

extension JSONValue {
    /// The value as JSON without anything escaped.
    package var shown: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let text): text
        case .string(let text): "\"\(text)\""
        case .array(let values): "[\(values.map(\.shown).joined(separator: ","))]"
        case .object(let members):
            "{\(members.map { "\"\($0.name)\":\($0.value.shown)" }.joined(separator: ","))}"
        }
    }
}

extension [String] {
    /// The texts between signs that none of them has.
    package var listed: String { "‹" + joined(separator: "› ‹") + "›" }
}

extension String {
    /// What a value is described as, without the types that its cases belong to.
    package var untyped: String {
        replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
            .replacing(#/\b(?:[A-Z]\w*\.)+(?=[a-z])/#, with: "")
            .replacing(#/\b(?:[A-Z]\w*\.)+(?=[A-Z]\w*\()/#, with: "")
            .replacing(#/Optional\(("(?:[^"\\]|\\.)*"|[^()]*)\)/#) { String($0.1) }
    }

    /// The text with `\u{301}` for each sign that is hard to see.
    package var escaped: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control where scalar.value < 0x20 || scalar.value == 0x7F:
                // `KeptTable` writes these as pictures.
                text.unicodeScalars.append(scalar)
            case .spaceSeparator where scalar == " ": text.unicodeScalars.append(scalar)
            case .control, .format, .privateUse, .surrogate, .unassigned, .nonspacingMark,
                .enclosingMark, .spacingMark, .spaceSeparator, .lineSeparator,
                .paragraphSeparator:
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The text that was escaped so.
    package var unescaped: String {
        replacing(#/\\u\{([0-9A-F]+)\}/#) { match in
            UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? "none"
        }
    }
}
