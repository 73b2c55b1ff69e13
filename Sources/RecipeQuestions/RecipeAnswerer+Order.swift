import RecipeModel

/// What comes before what, and what went in already.
extension RecipeAnswerer {
    /// What the steps say of an order: which of two comes first, and what follows something; nil where
    /// nobody asks for that, or they don't name it.
    func ordered(_ question: RecipeQuestion) -> RecipeReply? {
        let words = question.sentence.words
        guard question.isAsked,
            !question.has("long", "much", "many", "hot", "say", "said", "start", "begin")
        else { return nil }
        if question.has("before"), question.has("after") || question.has("or") {
            return ofTwo(question)
        }
        if question.has("first"), question.has("or") { return ofTwo(question) }
        if question.has("first"), words.first == "which" { return ofKind(question) }
        guard let place = words.lastIndex(where: { $0 == "after" || $0 == "before" }),
            place + 1 < words.count,
            words[..<place].contains(where: ["what", "which", "anything", "something"].contains)
        else { return nil }
        let thing = Set(words[(place + 1)...].map(QuestionWords.stem))
        guard let found = position(of: QuestionWords.content(of: thing)) else { return nil }
        let around = words[place] == "after" ? [found, found + 1] : [found - 1, found]
        let told = around.filter(asked.sentences.indices.contains).map { asked.sentences[$0] }
        return told.count > 1 ? quoted(.next, told) : nil
    }

    /// Which of two foods or deeds the steps name first: their own words, in their own order.
    private func ofTwo(_ question: RecipeQuestion) -> RecipeReply? {
        let named = ingredients(namedIn: question).map { lines[$0].foodStems }
        guard named.count == 2 else { return nil }
        let found = named.compactMap(position(of:))
        guard found.count == 2 else { return nil }
        return quoted(.next, Set(found).sorted().map { asked.sentences[$0] })
    }

    /// Which of one kind of foods the steps name first: the sentences that name them.
    private func ofKind(_ question: RecipeQuestion) -> RecipeReply? {
        let named = foods(namedIn: question).map { lines[$0].foodStems }
        let found = named.compactMap(position(of:))
        guard named.count > 1, found.count == named.count else { return nil }
        return quoted(.next, Set(found).sorted().prefix(3).map { asked.sentences[$0] })
    }

    /// The first sentence that names all of something; nil where none does.
    private func position(of thing: Set<String>) -> Int? {
        guard !thing.isEmpty else { return nil }
        return asked.sentences.firstIndex { $0.stems.isSuperset(of: thing) }
    }

    // MARK: What went in

    /// Whether something went in already, where a step is before the cook, and what is still to go in;
    /// nil where nobody asks for that.
    func added(_ question: RecipeQuestion) -> RecipeReply? {
        let words = question.sentence.words
        if let place, question.subject == .ingredients, question.has("left", "still", "remaining"),
            ingredients(namedIn: question).isEmpty
        {
            let later = lines.indices.filter { line in
                share(of: line).uses.contains { $0.step >= place }
            }
            guard !later.isEmpty else { return RecipeReply(.ingredients, .nothingLeft) }
            var reply = listed(.ingredients, later)
            reply.grounds = Array(reply.grounds.prefix(3)) + [.step(place)]
            return reply
        }
        guard question.isAsked,
            let first = words.firstIndex(where: { ["did", "have"].contains($0) }), first < 3,
            first + 1 < words.count, ["i", "we"].contains(words[first + 1])
        else { return nil }
        let named = ingredients(namedIn: question)
        guard !named.isEmpty, !named.allSatisfy({ share(of: $0).uses.isEmpty }),
            question.has("already", "yet", "add", "added", "put", "use", "used", "forget")
        else { return nil }
        guard let place else { return listed(.repeat, named, withSteps: true) }
        let steps = named.flatMap { share(of: $0).uses.map(\.step) }
        return RecipeReply(
            .repeat,
            .added(named.map(share), at: place),
            from: (named.map { .ingredient($0 + 1) } + Set(steps).sorted().map { .step($0) })
                .prefix(4).map(\.self)
        )
    }
}
