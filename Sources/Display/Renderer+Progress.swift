import Documents
import KitchenLanguage
package import RecipeModel
package import ShellAnswers

extension Renderer {
    /// What the cook is waiting for, as the one line that is rewritten in place: without a line end,
    /// never wider than the style's width, and empty where nothing is to be said.
    ///
    /// In the accessible form it is a sentence, to be written as a line of its own now and then
    /// instead of being rewritten.
    ///
    /// - Parameters:
    ///   - progress: What is waited for.
    ///   - seconds: For how long already.
    package func text(of progress: Progress, seconds: Double) -> String {
        ProgressLine(progress: progress, seconds: seconds, style: style).text
    }

    /// What stands at the right of the prompt: the timers that run and the background's work, in
    /// plain text, or nothing.
    ///
    /// Nothing is said of a page that could not be had: that is told when it is asked for. Under 60
    /// columns, and where screens are spoken, the prompt stands alone.
    ///
    /// - Parameter timers: Those that run, the next to ring first.
    package func rightPrompt(of state: PrefetchState, timers: [TimerRow] = []) -> String {
        guard style.width >= 60, !style.isAccessible else { return "" }
        let symbols: Symbols = style.isASCII ? .ascii : .unicode
        var parts = timers.prefix(2).map { timer in
            let name = StyledText(KitchenWords.name(of: timer))
                .cut(to: 16, ellipsis: symbols.ellipsis)
            return "\(name.string) \(KitchenWords.time(left: timer))"
        }
        if timers.count > 2 { parts.append("\(timers.count - 2) more") }
        switch state {
        case .idle, .failed: break
        case .fetching(let page): parts.append("fetching page \(page)")
        case .ready(let page): parts.append("page \(page) ready")
        }
        return Painter.withoutControls(parts.joined(separator: " \(symbols.dot) "))
    }
}

/// A wait in a line.
struct ProgressLine {
    let progress: Progress
    let seconds: Double
    let style: OutputStyle

    private var symbols: Symbols { style.isASCII ? .ascii : .unicode }

    /// What is done, without a capital letter: `fetching page 2 of garlic, cheese`.
    private func work(short: Bool) -> String {
        switch progress {
        case .page(let number, let query):
            let words = query.words.clean
            return short ? "fetching page \(number)" : "fetching page \(number) of \(words)"
        case .pages(let count, let query):
            let pages = "fetching \(NumberWords.counted(count, "page"))"
            return short ? "\(pages) again" : "\(pages) of \(query.words.clean) again"
        case .random(let service):
            return "fetching a recipe" + (short ? "" : " from \(service.rawValue.clean)")
        case .recipes(let done, let count): return "fetching recipes, \(done) of \(count)"
        case .recipe(let title):
            return short ? "fetching the recipe" : "fetching \(title.clean)"
        case .favorites(let done, let count): return "fetching favorites, \(done) of \(count)"
        case .names(let kind, let service):
            return "fetching the \(kind.rawValue)" + (short ? "" : " of \(service.rawValue.clean)")
        case .importing(let progress): return ImportWords.progress(progress)
        case .background: return "waiting for background work"
        }
    }

    /// The line.
    var text: String {
        let seconds = seconds.isFinite ? min(max(0, seconds), 86_400) : 0
        if style.isAccessible {
            let time = NumberWords.counted(Int(seconds), "second")
            // What is imported is done; all else still goes on.
            let still = if case .importing = progress { "" } else { "still " }
            let words = Spoken.capitalized(still + work(short: true))
            return Painter.withoutControls("\(words), \(time).")
        }
        let tenths = Int((seconds * 10).rounded(.down))
        let time = " \(symbols.ellipsis) \(tenths / 10).\(tenths % 10) s"
        let stop = "   Ctrl-C stops"
        // One column stays free: a sign in the last one makes some terminals begin a new line.
        let room = style.width - 1
        for line in [work(short: false) + time + stop, work(short: false) + time] {
            if TextWidth.of(line) <= room { return Painter.withoutControls(line) }
        }
        let cut = StyledText(work(short: false))
            .cut(to: room - TextWidth.of(time), ellipsis: symbols.ellipsis)
        return Painter.withoutControls(cut.string + time)
    }
}
