package import RecipeModel
package import ShellAnswers

extension Renderer {
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
            return "\(name.string) \(TimerLength.clock(timer.left))"
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
