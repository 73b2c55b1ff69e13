import Conversation
import RecipeModel
import ShellAnswers
import Testing

@testable import Display

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Words of mistakes and failures at the edges of what they tell apart.
struct MistakeEdgeTests {
    @Test(arguments: [
        (Int32(0), "not a regular file"), (ENOENT, "no such file"),
        (EACCES, "permission denied"), (EPERM, "permission denied"), (EISDIR, "it's a folder"),
        (ENOTDIR, "part of the path isn't a folder"), (EEXIST, "it already exists"),
        (ENOSPC, "the disk is full"), (EDQUOT, "the disk is full"),
        (EROFS, "the disk is read-only"), (EIO, "the disk failed"),
        (EFBIG, "it would be too big"), (ENAMETOOLONG, "the name is too long"),
        (ELOOP, "its links go round in circles"), (EMFILE, "too many files are open"),
        (ENFILE, "too many files are open"), (EPIPE, "its reader went away"),
        (ENXIO, "not a regular file"), (ENODEV, "not a regular file"),
        (EBADF, "it is closed"), (EINVAL, "the system refused"),
        (9_999, "the system's error 9999"),
    ])
    func errorsOfTheSystem(_ code: Int32, _ words: String) {
        #expect(SystemErrorWords.words(code) == words)
    }

    private func words(
        _ option: String?,
        _ word: String,
        _ range: ClosedRange<Int>
    ) -> MistakeWords {
        .words(for: .option(.notANumber(option: option, word: word, range: range)))
    }

    /// What is a number already is told its range; what is none, that it should be one.
    @Test(arguments: [
        ("few", 1...99, "a whole number"), ("100", 1...99, "a whole number from 1 to 99"),
        ("-5", 1...99, "a whole number from 1 to 99"), ("1.5", 1...99, "a whole number"),
        ("99999999999999999999", 1...99, "a whole number from 1 to 99"),
        ("0", 1...1_000_000_000, "a whole number from 1"),
        ("0", 1...999_999_999, "a whole number from 1 to 999999999"),
    ])
    func numbersThatDoNotFit(_ word: String, _ range: ClosedRange<Int>, _ wanted: String) {
        #expect(words(nil, word, range).message == "expected \(wanted), not '\(word)'")
        #expect(words("--page", word, range).message == "--page needs \(wanted), not '\(word)'")
    }

    /// The example is 2 where that will do, else the least.
    @Test(arguments: [(1...99, 2), (0...2, 2), (2...9, 2), (3...9, 3), (0...1, 0), (20...160, 20)])
    func theExampleWillDo(_ range: ClosedRange<Int>, _ example: Int) {
        #expect(words(nil, "few", range).hint == "for example: \(example)")
        #expect(words("--page", "few", range).hint == "for example: --page \(example)")
    }

    @Test(arguments: [
        ("ftp://a.example", true), ("gopher://a", true), ("recipes", false), ("://x", false),
        ("HTTPS://", false), ("http://", false), ("Http://", false),
    ])
    func anotherWayOfAskingIsNamed(_ word: String, _ isOther: Bool) {
        let message = MistakeWords.words(for: .option(.notAnAddress(word: word))).message
        let other = "only http and https addresses can be opened, not '\(word)'"
        #expect(message == (isOther ? other : "'\(word)' isn't a web address"))
    }

    /// Minutes that would do are wrong only where they were to be left out.
    @Test(arguments: [
        ("30", true), ("1", true), ("999999", true), ("0", false), ("-5", false),
        ("1000000", false), ("soon", false), ("1.5", false),
    ])
    func minutesThatWouldDo(_ word: String, _ wouldDo: Bool) {
        let message = MistakeWords.words(for: .term(.badMinutes(word: word))).message
        let upper = "minutes: is an upper limit and can't be excluded"
        #expect(message == (wouldDo ? upper : "minutes: needs a whole number, not '\(word)'"))
    }

    @Test(
        arguments: [
            (0, false, nil), (0, true, nil), (1, false, "only number 1 is there"),
            (1, true, "only number 1 is there ('more' loads more)"), (2, false, "numbers 1-2"),
            (10, true, "numbers 1-10 ('more' loads more)"),
        ] as [(Int, Bool, String?)]
    )
    func whichNumbersThereAre(_ count: Int, _ hasMore: Bool, _ hint: String?) {
        for list in [Reference.List.results, .favorites, .shown] {
            let fault = Mistake.ReferenceFault.noSuchNumber(
                42,
                in: list,
                count: count,
                hasMore: hasMore
            )
            #expect(MistakeWords.words(for: .reference(fault)).hint == hint)
        }
    }

    @Test(arguments: [
        (0, "there is no result 42; 0 are loaded", "there are 0 favorites"),
        (1, "there is no result 42; 1 is loaded", "there is 1 favorite"),
        (2, "there is no result 42; 2 are loaded", "there are 2 favorites"),
    ])
    func howManyThereAre(_ count: Int, _ results: String, _ favorites: String) {
        func message(_ list: Reference.List) -> String {
            MistakeWords.words(
                for: .reference(.noSuchNumber(42, in: list, count: count, hasMore: false))
            ).message
        }
        #expect(message(.results) == results)
        #expect(message(.favorites) == "there is no favorite 42; \(favorites)")
    }

    /// Where there is no line, no caret stands under it.
    @Test(arguments: [false, true])
    func withoutALineOnlyTheHintIsShown(_ isSpoken: Bool) {
        func shown(_ span: Span?) -> String {
            let kind = Mistake.Kind.command(.unknown(word: "serch", suggestion: "search"))
            let mistake = Mistake(kind, at: span, in: SourceLine(""))
            return renderer(accessible: isSpoken).text(of: .mistake(mistake), command: "").error
        }
        #expect(shown(nil).contains("id you mean 'search'?"))
        #expect(shown(0..<5) == shown(nil))
    }

    /// A timer without a name is called by its number.
    @Test(arguments: [
        ("2", "timer 2"), ("12", "timer 12"), ("pasta", "pasta"), ("2 eggs", "2 eggs"),
        ("a2", "a2"),
    ])
    func timersAreCalled(_ name: String, _ called: String) {
        #expect(KitchenWords.name(of: TimerRow(name: name, left: 1, length: 2)) == called)
    }
}
