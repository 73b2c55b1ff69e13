/// Writes a wish as the terms of a command.
enum WishWriter {
    /// What is wanted in its order, then what is not, then options.
    static func terms(_ wish: Wish) -> [String] {
        var terms: [String] = wish.wanted.map { $0.choices.joined(separator: " or ") }
        terms += wish.excluded.map { "-\($0)" }
        if let count = wish.maxMissing { terms += ["--max-missing", "\(count)"] }
        return terms
    }

    /// Things as a list takes them, each after its amount.
    static func things(_ wish: Wish) -> [String] {
        wish.wanted.flatMap { $0.amount + [$0.choices.joined(separator: " or ")] }
    }

    /// The terms of a command that finds recipes, with how many they are for.
    static func termsOfSearch(_ wish: Wish) -> [String] {
        terms(wish) + (wish.servings.map { ["--servings", "\($0)"] } ?? [])
    }

    /// Names without a sign in front.
    static func names(_ names: [String]) -> [String] { names }
}

extension Wish {
    /// Takes in what another part of the line wished; what is said twice is wished once.
    mutating func add(_ other: Wish) {
        soft = soft ?? other.soft
        meal = meal ?? other.meal
        sort = sort ?? other.sort
        wanted += other.wanted.filter { !wanted.contains($0) }
        excluded += other.excluded.filter { !excluded.contains($0) }
        maxMissing = other.maxMissing ?? maxMissing
        servings = other.servings ?? servings
        narrows = narrows || other.narrows
        isFresh = isFresh || other.isFresh
        knownCount += other.knownCount
        unknownCount += other.unknownCount
    }

    /// Takes a meal for what is wished where nothing else but a time is.
    mutating func settle() {
        guard let soft = meal ?? soft, maxMissing == nil,
            wanted.isEmpty || wantsOnlyTime || soft == meal && namesNoDish
        else { return }
        wanted.append(Wanted(choices: [soft]))
    }

    /// Whether all that is wanted is a cuisine, a diet or a time, to which a meal is one thing more.
    private var namesNoDish: Bool {
        wanted.allSatisfy { wanted in
            wanted.choices.allSatisfy { choice in
                ["cuisine:", "minutes:"].contains { choice.hasPrefix($0) }
                    || ["category:vegan", "category:vegetarian"].contains(choice)
            }
        }
    }

    /// Makes all that it names something to leave out.
    mutating func exclude() throws(RuleBuilder.Failure) {
        guard maxMissing == nil, wanted.allSatisfy({ !$0.isQualifier || $0.choices.count == 1 })
        else { throw .misfit }
        // `no onion and under 30 minutes`
        let kept = wanted.filter {
            $0.choices[0].hasPrefix("minutes:") || $0.choices[0] == sort
        }
        let names = wanted.filter { !kept.contains($0) }.flatMap(\.choices).map { name in
            name.firstIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
        }
        excluded = names + excluded
        (wanted, soft, meal) = (kept, nil, nil)
    }

    /// Makes the last food that it names one of the title.
    mutating func makeTitle() throws(RuleBuilder.Failure) {
        guard let last = wanted.popLast(), let name = last.choices.first, last.choices.count == 1,
            !last.isQualifier
        else { throw .misfit }
        let text = name.contains(" ") && !name.hasPrefix("\"") ? "\"\(name)\"" : name
        wanted.append(Wanted(choices: ["title:" + text]))
    }
}
