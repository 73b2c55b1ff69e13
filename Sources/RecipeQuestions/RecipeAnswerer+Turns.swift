import KitchenLanguage

/// How long a deed takes that comes more than once.
extension RecipeAnswerer {
    /// How long a deed takes of which one turn is asked for, the first, the second or the last; nil where
    /// none is.
    func turn(_ question: RecipeQuestion) -> RecipeReply? {
        let words = question.sentence.words
        for (word, next) in zip(words, words.dropFirst()) {
            let deed = QuestionWords.stem(next)
            guard let number = word == "final" ? -1 : RecipeQuestion.ordinal(word),
                !QuestionWords.deeds(in: [deed]).isEmpty
            else { continue }
            let deeds = Self.rises.contains(deed) ? Self.rises : [deed]
            let own = asked.sentences.filter {
                !StepTime.all(in: $0.text).isEmpty
                    && !Self.deedStems(of: $0).isDisjoint(with: deeds)
            }
            let chosen = number < 0 ? own.last : own.dropFirst(number - 1).first
            return chosen.map { quoted(.time, [$0]) } ?? silent(.time, question)
        }
        return nil
    }

    /// What dough does, whatever it is called.
    private static let rises = QuestionWords.stems(of: "rise prove")

    /// How long a deed takes that is done more than once, in all; nil where that isn't asked, or it is
    /// done once.
    func spanned(
        _ question: RecipeQuestion,
        _ content: Set<String>,
        in said: [AskedSentence]
    ) -> RecipeReply? {
        guard question.has("all", "altogether", "total", "together") else { return nil }
        let deeds = QuestionWords.deeds(in: content)
        let isOfOven =
            question.has("oven") || !deeds.isEmpty && deeds.isSubset(of: ["bak", "roast"])
        guard !deeds.isEmpty || isOfOven else { return nil }
        let own =
            isOfOven
            ? bakes.flatMap(\.self)
            : said.filter {
                $0.namesTime
                    && !QuestionWords.deeds(in: Self.deedStems(of: $0)).isDisjoint(with: deeds)
            }.sorted { $0.step < $1.step }
        // A sentence with two times names the time of something else too.
        let isClear = isOfOven || own.allSatisfy { StepTime.all(in: $0.text).count == 1 }
        guard own.count > 1, isClear else { return nil }
        return RecipeReply(
            .time,
            .span(minutes: Self.minutes(of: own), own.prefix(4).map(\.told)),
            from: grounds(of: own)
        )
    }
}
