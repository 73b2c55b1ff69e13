import RecipeModel
import ShellAnswers

/// The help of one command.
struct HelpPage {
    let page: HelpAnswer.CommandPage

    /// The page for reading.
    func drawn(in context: ScreenContext) -> [StyledText] {
        var sheet = Sheet(width: context.width)
        var head = StyledText(page.usage.clean, .title)
        head = context.text(head.string, .title)
        sheet.add(head)
        if let aliases { sheet.add(StyledText(aliases, .secondary)) }
        sheet.add(context.text(Spoken.full(page.summary.clean)))
        for paragraph in page.details {
            sheet.skipLine()
            for line in HelpScreen.lines(paragraph) { sheet.add(context.text(line)) }
        }
        add("Options", page.options, to: &sheet, in: context)
        add("Examples", page.examples, to: &sheet, in: context)
        if let errors {
            sheet.skipLine()
            sheet.add(StyledText(errors, .secondary))
        }
        return sheet.lines
    }

    private func add(
        _ title: String,
        _ lines: [HelpAnswer.CommandLine],
        to sheet: inout Sheet,
        in context: ScreenContext
    ) {
        guard !lines.isEmpty else { return }
        sheet.skipLine()
        sheet.add(StyledText(title, .title))
        sheet.add(lines: HelpScreen.rows(lines, among: lines, in: context))
    }

    private var aliases: String? {
        page.aliases.isEmpty ? nil : "also: \(page.aliases.map(\.clean).joined(separator: ", "))"
    }

    private var errors: String? {
        let names = page.errors.map { "\($0.rawValue) (\($0.exitCode))" }
        return names.isEmpty ? nil : "Exit codes: \(names.joined(separator: ", "))"
    }

    /// The page as sentences.
    var spoken: [String] {
        var lines = ["\(page.usage.clean): \(Spoken.full(page.summary.clean))"]
        if let aliases { lines.append(Spoken.full(aliases)) }
        lines += page.details.flatMap(HelpScreen.lines)
        lines += page.options.map {
            "Option \($0.usage.clean): \(Spoken.sentence($0.summary.clean))"
        }
        lines += page.examples.map {
            "Example: \($0.usage.clean): \(Spoken.sentence($0.summary.clean))"
        }
        if let errors { lines.append(Spoken.full(errors)) }
        return lines
    }

    /// The page in JSON.
    var object: JSONOutput {
        let errors = page.errors.map { error in
            JSONOutput.object([
                JSONMember("name", .string(error.rawValue)),
                JSONMember("exit", .int(Int(error.exitCode))),
            ])
        }
        return .object([
            JSONMember("kind", .string("command")),
            JSONMember("name", .string(page.name.clean)),
            JSONMember("usage", .string(page.usage.clean)),
            JSONMember("aliases", .strings(page.aliases.map(\.clean))),
            JSONMember("summary", .string(page.summary.clean)),
            JSONMember("details", .strings(page.details.map { CleanText.lines($0) })),
            JSONMember("options", HelpScreen.array(page.options)),
            JSONMember("examples", HelpScreen.array(page.examples)),
            JSONMember("errors", .array(errors)),
        ])
    }

    /// The page in Markdown.
    var markdown: [String] {
        var lines = [
            "# " + Markdown.escaped(page.name.clean), "", "`\(page.usage.clean)`", "",
            Markdown.escaped(Spoken.full(page.summary.clean)),
        ]
        if let aliases { lines += ["", Markdown.escaped(aliases)] }
        for paragraph in page.details {
            lines += [""] + HelpScreen.lines(paragraph).map(Markdown.escaped)
        }
        for (title, entries) in [("Options", page.options), ("Examples", page.examples)]
        where !entries.isEmpty {
            lines += ["", "## \(title)", ""] + entries.map(HelpScreen.markdown)
        }
        if let errors { lines += ["", Markdown.escaped(errors)] }
        return lines
    }
}
