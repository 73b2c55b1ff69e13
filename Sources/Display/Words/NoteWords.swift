import Conversation
import Documents
import KitchenLanguage
import MealPlan
import RecipeModel
import RecipeSearch
import ShellAnswers

/// A note in words, and in JSON.
struct NoteWords {
    let note: Note

    /// Whether the note is shown as it is, without the word "note".
    private var isBare: Bool {
        switch note {
        case .understood, .stillThere, .cutShort, .numbersMeanFavorites: true
        default: false
        }
    }

    /// The note in one line, without a label.
    private var text: String {
        switch note {
        case .understood(let command): "→ \(command.clean)"
        case .breaksHousehold(let title, let demands): Self.broken(by: title.clean, demands)
        case .householdUnread:
            "what your household doesn't eat could not be read, so nothing is left out for it;"
                + " 'household' says why"
        case .importStayed(let origin):
            "the import of \(origin.clean) came after that and stays; to remove it:"
                + " \(PerformedActionWords.removing(origin: origin))"
        case .nothingFound: "nothing was found"
        case .corrected(let offer, let query) where offer.total == 0:
            "nothing is known by"
                + " \(NumberWords.list(offer.fruitless(in: query).map(UsageErrorWords.quoted)));"
                + " nothing is found for \(offer.query.typed.clean)"
        case .corrected(let offer, let query):
            "nothing found for"
                + " \(NumberWords.list(offer.fruitless(in: query).map(CleanText.line)));"
                + " these are for \(offer.query.typed.clean)"
        case .keepable(let line): "to keep that for every search: \(line.clean)"
        case .leavesOutMore(let exclusion):
            "\(Condition.none(exclusion.term).typed.clean) also leaves out "
                + NumberWords.list(exclusion.families.map(Self.words))
        case .unknownLeftOut(let words):
            "nothing is known by \(NumberWords.list(words.map(UsageErrorWords.quoted))),"
                + " so nothing was left out for \(words.count == 1 ? "it" : "them")"
        case .pageSkipped(let page): skipped(page)
        case .unusableEntries(let count):
            "\(NumberWords.counted(count, "entry", plural: "entries")) of the service could not be"
                + " read and \(count == 1 ? "is" : "are") left out"
        case .keptAnswer(let age):
            "from \(NumberWords.age(age)) ago; the service can't be reached now"
        case .stillThere(let kept): "(\(kept.words))"
        case .cutShort(let shown, let total):
            (total.map { "\(NumberWords.grouped(shown)) of \($0.words)" }
                ?? "the first \(NumberWords.grouped(shown))") + "; --all for all"
        case .numbersMeanFavorites:
            "numbers now mean favorites · 'list' goes back to the results"
        case .setAside(let file):
            "moved a damaged file aside to \(file.path.clean);"
                + " \(NumberWords.counted(file.carriedOver, file.things))"
                + " \(file.carriedOver == 1 ? "was" : "were") carried over"
                + (file.others > 0
                    ? ", with \(file.others) notes, tags and things of the kitchen" : "")
                + (file.lost > 0 ? ", \(file.lost) could not be read" : "")
        case .badConfig(let fault):
            SettingsFileErrorWords(fault: fault).message + " and ignored"
                + (SettingsFileErrorWords(fault: fault).hint.map { "; " + $0 } ?? "")
        case .badVariable(let name, let wanted):
            "ignored the variable \(name.clean): expected "
                + SettingsFileErrorWords.words(for: wanted)
        case .partFailed(let service, let failure):
            "\(service.rawValue.clean) left out (\(ServiceErrorWords.brief(failure)))"
        case .cannotKeep(let what, let path):
            "\(what.clean) can't be saved in \(path.clean); everything else works"
        }
    }

    /// `everything with dairy (cream, cheese, butter …)`
    private static func words(of family: WiderExclusion.Family) -> String {
        let examples = family.examples.joined(separator: ", ")
        return "everything with \(family.name)" + (examples.isEmpty ? "" : " (\(examples) …)")
    }

    /// `Walnut bread isn't for Mia: it has nuts, or may have them`
    static func broken(by title: String, _ demands: [Household.Demand]) -> String {
        let sentences = demands.map { demand in
            let who =
                demand.persons.isEmpty
                ? "your household" : NumberWords.list(demand.persons.map(\.clean))
            return switch demand.condition {
            case .none(let term): "it has \(term.text.clean), or may have some (\(who))"
            default: "it isn't \(demand.condition.words.clean) (\(who))"
            }
        }
        return "\(title) breaks a rule of your household: \(sentences.joined(separator: "; "))"
    }

    private func skipped(_ page: SkippedPage) -> String {
        guard let failure = page.failure else {
            return "skipped page \(page.page): it was empty"
        }
        let who = page.service.map { "\($0.rawValue.clean): " } ?? ""
        return "page \(page.page) was skipped (\(who)\(ServiceErrorWords.brief(failure)))."
            + " 'retry \(page.page)' adds its recipes at the end."
    }

    /// Notes as they are read, each in a line.
    static func document(of notes: [Note]) -> Document {
        var document = Document()
        for words in notes.map(NoteWords.init) {
            let line =
                words.isBare
                ? Phrase(words.text, .secondary)
                : Phrase("note:", .warning) + Phrase(" \(words.text)")
            document.add(.paragraph(line), spoken: [words.spoken])
        }
        return document
    }

    /// The note as a sentence.
    private var spoken: String {
        switch note {
        case .understood(let command): "Understood as: \(command.clean)"
        case .stillThere(let kept): Spoken.full(kept.words)
        case .numbersMeanFavorites:
            "Numbers now mean favorites. The command list goes back to the results."
        default: "Note: " + Spoken.sentence(text)
        }
    }

    /// The note with its fixed name.
    var object: JSONOutput { .object([JSONMember("name", .string(name))] + data) }

    /// The note's fixed name.
    private var name: String {
        switch note {
        case .understood: "understood"
        case .breaksHousehold: "breaks-household"
        case .householdUnread: "household-unread"
        case .nothingFound: "nothing-found"
        case .corrected: "corrected"
        case .keepable: "keepable"
        case .leavesOutMore: "leaves-out-more"
        case .unknownLeftOut: "unknown-left-out"
        case .pageSkipped: "page-skipped"
        case .unusableEntries: "unusable-entries"
        case .keptAnswer: "kept-answer"
        case .stillThere: "still-here"
        case .cutShort: "cut-short"
        case .numbersMeanFavorites: "numbers-mean-favorites"
        case .setAside: "set-aside"
        case .badConfig: "bad-config"
        case .badVariable: "bad-variable"
        case .partFailed: "part-failed"
        case .importStayed: "import-stayed"
        case .cannotKeep: "cannot-keep"
        }
    }

    private var data: [JSONMember] {
        switch note {
        case .householdUnread, .nothingFound, .numbersMeanFavorites: []
        case .importStayed(let origin): [JSONMember("origin", .string(origin.clean))]
        case .understood(let line), .keepable(let line): [JSONMember("line", .string(line.clean))]
        case .breaksHousehold(let title, let demands):
            [
                JSONMember("title", .string(title.clean)),
                JSONMember("rules", .strings(demands.map(\.condition.typed))),
                JSONMember("persons", .clean(Set(demands.flatMap(\.persons)).sorted())),
            ]
        case .corrected(let offer, _): [JSONMember("line", .string(offer.query.typed.clean))]
        case .leavesOutMore(let exclusion):
            [
                JSONMember("term", .string(exclusion.term.text.clean)),
                JSONMember("foods", .strings(exclusion.families.map(\.name))),
            ]
        case .unknownLeftOut(let words): [JSONMember("words", .clean(words))]
        case .pageSkipped(let page):
            [
                JSONMember("page", .int(page.page)),
                JSONMember("status", .int(orNull: page.failure?.status)),
                JSONMember("error", .string(orNull: page.failure?.errorName.rawValue)),
            ] + (page.service.map { [JSONMember("service", .string($0.rawValue.clean))] } ?? [])
        case .unusableEntries(let count): [JSONMember("count", .int(count))]
        case .keptAnswer(let age): [JSONMember("age", .int(age))]
        case .stillThere(let kept): [JSONMember("count", .int(kept.count))]
        case .cutShort(let shown, _): [JSONMember("count", .int(shown))]
        case .setAside(let file):
            [
                JSONMember("path", .string(file.path.clean)),
                JSONMember("carriedOver", .int(file.carriedOver)),
                JSONMember("lost", .int(file.lost)), JSONMember("others", .int(file.others)),
            ]
        case .badConfig(let fault): SettingsFileErrorWords(fault: fault).members
        case .badVariable(let name, _): [JSONMember("variable", .string(name.clean))]
        case .partFailed(let service, let failure):
            [
                JSONMember("service", .string(service.rawValue)),
                JSONMember("error", .string(failure.errorName.rawValue)),
                JSONMember("status", .int(orNull: failure.status)),
            ]
        case .cannotKeep(let what, let path):
            [
                JSONMember("what", .string(what.clean)), JSONMember("path", .string(path.clean)),
            ]
        }
    }
}

extension StillThere {
    /// `your 10 results for lemon are still here`
    var words: String {
        let subject = query.conditions.isEmpty ? "" : " for \(query.subject.clean)"
        let verb = count == 1 ? "is" : "are"
        return "your \(NumberWords.counted(count, "result"))\(subject) \(verb) still here"
    }
}

extension ServiceError {
    /// The status that HTTP gave, where there was one.
    var status: Int? {
        switch self {
        case .serverFailed(let status, _, _), .keyRefused(let status): status
        default: nil
        }
    }
}

/// A wrong line of a settings file in words.
struct SettingsFileErrorWords {
    let fault: SettingsFileError

    /// What is wrong, and where.
    var message: String {
        "\(fault.path.clean), line \(fault.line): \(UsageErrorWords.quoted(fault.key)) is wrong"
    }

    /// What should stand there; nil where that cannot be known.
    var hint: String? {
        if let suggestion = fault.suggestion {
            return "did you mean \(UsageErrorWords.quoted(suggestion))?"
        }
        return fault.wanted.map { "expected \(SettingsFileErrorWords.words(for: $0))" }
    }

    /// What a value may be: `one of on, off`.
    static func words(for wanted: SettingsFileError.Wanted) -> String {
        switch wanted {
        case .oneOf(let words): "one of " + words.map(\.clean).joined(separator: ", ")
        case .form(let form): form.clean
        }
    }

    /// The fault in JSON.
    var members: [JSONMember] {
        [
            JSONMember("path", .string(fault.path.clean)), JSONMember("line", .int(fault.line)),
            JSONMember("key", .string(fault.key.clean)),
            JSONMember("suggestion", .string(orNull: fault.suggestion?.clean)),
            JSONMember("wanted", .string(orNull: fault.wanted.map(SettingsFileErrorWords.words))),
        ]
    }
}

extension SetAsideFile {
    /// What one of those carried over is.
    fileprivate var things: String {
        path.split(separator: "/").last?.hasPrefix("cookbook-") == true ? "recipe" : "favorite"
    }
}
