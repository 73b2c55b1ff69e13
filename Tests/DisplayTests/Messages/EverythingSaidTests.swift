import Conversation
import RecipeModel
import ShellAnswers
import Testing

@testable import Display

/// All that is said, word for word: every value of `Every` compared with `Screens/said-….txt`.
struct EverythingSaidTests {
    /// How a value is told.
    enum Voice: String, CaseIterable {
        case screen
        case spoken
        case json
        case md
        case csv

        var renderer: Renderer {
            let format: OutputFormat =
                switch self {
                case .screen: .list
                case .spoken: .plain
                case .json: .json
                case .md: .md
                case .csv: .csv
                }
            return DisplayTests.renderer(width: 120, format: .chosen(format))
        }
    }

    private func compare(_ texts: [String], _ name: String, _ voice: Voice) throws {
        try KeptScreen.compare(
            texts.joined(separator: voice == .json ? "" : "\n"),
            with: "said-\(name)-\(voice.rawValue)"
        )
    }

    // MARK: - Failures

    /// What is loaded and kept decides what is said to work still, and what to type.
    private static let moments: [@Sendable (WorldError.Reason) -> WorldError] = [
        { WorldError($0) },
        { WorldError($0, page: 1, favorites: 1) },
        { WorldError($0, page: 2, loaded: 1) },
        { WorldError($0, page: 3, loaded: 20, favorites: 3) },
        { WorldError($0, page: 4, loaded: 30) },
    ]

    @Test(arguments: [Voice.screen, .spoken, .json])
    func failures(_ voice: Voice) throws {
        try compare(
            Every.reasons.map { reason in
                let output = voice.renderer.text(of: .world(WorldError(reason)), command: "open")
                return output.output + output.error
            },
            "failures",
            voice
        )
    }

    @Test func failuresAtEveryMoment() throws {
        let failures: [ServiceError] = [
            .offline(host: "nas.local"), .notKept, .serverFailed(status: 500, tries: 2),
            .quotaUsed(opensAt: 1_778_752_801), .keyRefused(status: 403),
            .malformedReply(.cutOff), .forbidden(.untrustedCertificate), .unsupported,
            .file(.busy(path: "cookbook.sqlite")),
        ]
        let services: [ServiceName] = [.cookbook, .mealie, .tandoor, .feed]
        var texts: [String] = []
        for (failure, service) in failures.flatMap({ failure in services.map { (failure, $0) } }) {
            let reasons: [WorldError.Reason] = [
                .service(failure, service), .pages(1...1, failure, service),
                .pages(3...3, failure, service), .pages(2...3, failure, service),
            ]
            for reason in reasons {
                texts += Self.moments.map {
                    let output = Voice.screen.renderer.text(of: .world($0(reason)), command: "x")
                    return output.error
                }
            }
        }
        try compare(Array(texts.uniqued), "moments", .screen)
    }

    @Test(arguments: [Voice.spoken, .json])
    func mistakes(_ voice: Voice) throws {
        try compare(
            Every.mistakes.map { mistake in
                let line = SourceLine("open 42 now", place: ScriptPlace(file: "a.rcp", line: 7))
                let failure = UsageError(mistake.kind, at: 5..<7, in: line)
                let output = voice.renderer.text(of: .mistake(failure), command: "open")
                return output.output + output.error
            },
            "mistakes",
            voice
        )
    }

    // MARK: - Notes and progress

    @Test(arguments: [Voice.screen, .spoken, .json])
    func notes(_ voice: Voice) throws {
        try compare(
            (Every.notes + Every.moreNotes).map { note in
                guard voice == .json else { return voice.renderer.text(of: [note]).error }
                return NoteWords(note: note).object.text + "\n"
            },
            "notes",
            voice
        )
    }

    @Test func progress() throws {
        let lines = (Every.progress + Every.moreProgress).flatMap { progress in
            [
                renderer(width: 80).text(of: progress, seconds: 61.25),
                renderer(width: 44).text(of: progress, seconds: 0.96),
                renderer(accessible: true).text(of: progress, seconds: 1.9),
            ]
        }
        try compare([lines.joined(separator: "\n") + "\n"], "progress", .screen)
    }

    // MARK: - Answers

    private func said(_ answers: [Answer], _ name: String, _ voice: Voice) throws {
        try compare(answers.map { voice.renderer.output($0, command: "x") }, name, voice)
    }

    @Test(arguments: [Voice.screen, .spoken, .json])
    func actions(_ voice: Voice) throws {
        try said((Every.actions + Every.moreActions).map(Answer.done), "deeds", voice)
    }

    @Test(arguments: Voice.allCases)
    func kitchen(_ voice: Voice) throws {
        var answers = Every.kitchen
        switch voice {
        case .screen:
            answers += Every.changes.map { KitchenAnswer.changed($0, leftOut: []) }
            answers += Every.reasonsWhy
        case .json: answers += Every.reasonsWhy.enumerated().compactMap { $0 % 6 == 1 ? $1 : nil }
        default: break
        }
        try said(answers.map(Answer.kitchen), "kitchen", voice)
    }

    @Test(arguments: Voice.allCases)
    func plan(_ voice: Voice) throws {
        try said(Every.plan.map(Answer.plan), "plan", voice)
    }

    @Test(arguments: [Voice.screen, .spoken, .json])
    func questions(_ voice: Voice) throws {
        try said(Every.questions.map(Answer.kitchen), "questions", voice)
    }

    @Test(arguments: [Voice.screen, .json, .csv])
    func statuses(_ voice: Voice) throws {
        let statuses = voice == .screen ? Every.statuses + Every.failing : Every.statuses
        try said(statuses.map(Answer.status), "status", voice)
    }

    @Test(arguments: Voice.allCases)
    func cookbook(_ voice: Voice) throws {
        try said(Every.cookbookAnswers.map(Answer.cookbook), "cookbook", voice)
    }

    @Test(arguments: Voice.allCases)
    func lists(_ voice: Voice) throws {
        let lists = voice == .screen ? Every.lists + Every.rankedLists : Every.lists
        try said(lists.map(Answer.results), "lists", voice)
    }

    @Test(arguments: Voice.allCases)
    func otherAnswers(_ voice: Voice) throws {
        let answers = Every.answers.filter { answer in
            switch answer {
            case .done, .status, .results, .recipe: false
            default: true
            }
        }
        let rest: [Answer] = [
            .services(Every.services), .settings(Every.settings), .history(Every.history),
            .help(.commands(Every.helpGroups)), .quit(code: 3),
            .played(ScriptEnd(exitCode: 64, errorName: .usage)), .played(ScriptEnd()),
            .names(
                NamesAnswer(kind: .cuisines, service: .feed, names: [CountedName(name: "thai")])
            ),
            .text("two\nlines\twith a tab\n"),
        ]
        try said(answers + rest, "answers", voice)
    }

    @Test(arguments: [Voice.screen, .spoken])
    func pages(_ voice: Voice) throws {
        var seen: Set<String> = []
        let pages = Every.parts.filter { page in
            guard case .missing(let failure) = page.pageState else { return true }
            return seen.insert(failure.errorName.rawValue).inserted
        }
        try said(pages.map(Answer.recipe), "pages", voice)
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, in the order of its first place.
    fileprivate var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
