import Conversation
import RecipeModel
import ShellAnswers
import Testing

@testable import Display

/// Every value in every form: nothing without words, nothing raw, nothing that disturbs.
struct EveryFormatTests {
    static let choices: [FormatChoice] =
        [.automatic] + OutputFormat.allCases.map(FormatChoice.chosen)

    private func checkWords(_ text: String, _ what: @autoclosure () -> String) {
        #expect(!text.isEmpty, "\(what()) is empty")
        for raw in [
            "Optional(", "nil", "RecipeModel.", "ShellAnswers.", "Conversation.", "\u{1B}",
            "\u{A0}",
        ] {
            #expect(!text.contains(raw), "\(what()) is raw: \(text)")
        }
    }

    @Test(arguments: choices)
    func everyAnswerHasWords(_ format: FormatChoice) {
        for (index, answer) in Every.answers.enumerated() {
            for isTerminal in [true, false] {
                let renderer = renderer(format: format, terminal: isTerminal)
                checkWords(renderer.output(answer), "answer \(index)")
            }
        }
    }

    @Test(arguments: choices)
    func everyFailureHasWords(_ format: FormatChoice) {
        let renderer = renderer(format: format)
        let failures =
            Every.reasons.map { CommandError.world(WorldError($0, loaded: 20, favorites: 1)) }
            + Every.mistakes.map {
                CommandError.mistake(UsageError($0.kind, at: nil, in: .init("x")))
            }
        for failure in failures {
            let output = renderer.text(of: failure, command: "open")
            checkWords(output.output + output.error, "\(failure)")
            let isJSON = format == .chosen(.json) || format == .chosen(.ndjson)
            #expect(output.output.isEmpty != isJSON)
        }
    }

    @Test(arguments: choices)
    func everyNoteHasWords(_ format: FormatChoice) {
        for note in Every.notes {
            let renderer = renderer(format: format)
            checkWords(renderer.text(of: [note]).error, "\(note)")
            let reply = Reply(command: "more", answer: .text("x"), notes: [note])
            let output = renderer.text(of: reply)
            checkWords(output.output, "text")
            let isJSON = format == .chosen(.json) || format == .chosen(.ndjson)
            #expect(output.error.isEmpty == isJSON)
        }
    }

    @Test func noScreenHasNeedlessEmptyLines() {
        for answer in Every.answers {
            let text = renderer(width: 100, format: .automatic, layout: .split).output(answer)
            #expect(!text.hasPrefix("\n") && !text.hasSuffix("\n\n") && !text.contains("\n\n\n"))
            let hasSpaces = text.split(separator: "\n").contains { $0.hasSuffix(" ") }
            #expect(!hasSpaces, "\(text)")
        }
    }

    @Test func whatHasNothingToSaySaysNothing() {
        for answer in Every.silent where answer != .clearScreen {
            let output = renderer().text(of: Reply(command: "x", answer: answer))
            #expect(output.parts.isEmpty)
        }
    }

    @Test func accessibleFormHasNoSigns() {
        let renderer = renderer(theme: .dark, bold: true, accessible: true, links: true)
        var texts = Every.answers.map { renderer.output($0) }
        texts += Every.reasons.map {
            renderer.text(of: .world(WorldError($0)), command: "open").error
        }
        texts += Sample.failures.map { renderer.text(of: $0, command: "open").error }
        texts.append(renderer.text(of: Every.notes).error)
        texts += Every.progress.map { renderer.text(of: $0, seconds: 5) }
        for text in texts {
            for sign in ["★", "·", "→", "^", "\u{1B}", "[Has", "     ", "(("] {
                #expect(!text.contains(sign), "\(sign) in \(text)")
            }
        }
    }

    @Test(arguments: [Layout.list, .cards, .split], [80, 120])
    func asciiFormHasOnlyASCII(_ layout: Layout, _ width: Int) {
        let renderer = renderer(width: width, ascii: true, format: .automatic, layout: layout)
        var texts = Every.answers.map { renderer.output($0) }
        texts += Every.reasons.map {
            renderer.text(of: .world(WorldError($0, loaded: 20)), command: "open").error
        }
        texts += Every.mistakes.map {
            renderer.text(of: .mistake(UsageError($0.kind, at: nil, in: .init("x"))), command: "x")
                .error
        }
        texts.append(renderer.text(of: Every.notes).error)
        texts += Every.progress.map { renderer.text(of: $0, seconds: 5) }
        // What recipes bring along keeps its letters.
        let outside = Set("味噌ラーメンとにんくチズのせ、北海道風濃厚なスプで中華麺ねぎ👨‍👩‍👧‍👦èîûêé°ー")
        for text in texts {
            let other = text.filter { !$0.isASCII && !outside.contains($0) }
            #expect(other.isEmpty, "\(other)")
        }
    }
}
