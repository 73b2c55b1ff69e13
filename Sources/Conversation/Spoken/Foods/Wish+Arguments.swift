import RecipeModel

extension Wish {
    /// What a command is told of it: what is wanted in its order, then what is not, then options.
    var arguments: [SpokenArgument] {
        var arguments = wanted.map(\.argument) + excluded.map { .unwanted($0) }
        if let count = maxMissing { arguments += ["--max-missing", .number(count)] }
        return arguments
    }

    /// The same for a command that finds recipes, with how many they are for.
    var searchArguments: [SpokenArgument] {
        arguments + (servings.map { ["--servings", .number($0)] } ?? [])
    }

    /// Things as a list takes them, each after its amount.
    var things: [SpokenArgument] {
        wanted.flatMap { ($0.amount.isEmpty ? [] : [.amount($0.amount)]) + [$0.argument] }
    }
}

extension Wish.Wanted {
    fileprivate var argument: SpokenArgument { minutes.map { .minutes($0) } ?? .wanted(choices) }
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
        wanted.append(Wanted(choices: [SpokenName(soft)]))
    }

    /// Whether all that is wanted is a cuisine, a diet or a time, to which a meal is one thing more.
    private var namesNoDish: Bool {
        wanted.allSatisfy { wanted in
            wanted.choices.allSatisfy { name in
                name.field == .cuisine
                    || name.field == .category && ["vegan", "vegetarian"].contains(name.text)
            }
        }
    }

    /// Makes all that it names something to leave out.
    mutating func exclude() throws(RuleBuilder.BuildError) {
        guard maxMissing == nil, wanted.allSatisfy({ !$0.isQualifier || $0.choices.count < 2 })
        else { throw .misfit }
        // `no onion and under 30 minutes`
        var kept = wanted.filter {
            $0.minutes != nil || $0.choices.first == sort || $0.isAnew
        }
        // Where all is wished anew, nothing is left out.
        if kept.allSatisfy(\.isAnew), kept.count == wanted.count, excluded.isEmpty {
            kept.removeAll { $0.isAnew }
        }
        excluded =
            wanted.filter { !kept.contains($0) }.flatMap(\.choices).map(\.anywhere) + excluded
        (wanted, soft, meal) = (kept, nil, nil)
    }

    /// Makes the last food that it names one of the title.
    mutating func makeTitle() throws(RuleBuilder.BuildError) {
        guard let last = wanted.popLast(), let name = last.choices.first, last.choices.count == 1,
            !last.isQualifier
        else { throw .misfit }
        wanted.append(Wanted(choices: [SpokenName(name.text, in: .title)]))
    }
}
