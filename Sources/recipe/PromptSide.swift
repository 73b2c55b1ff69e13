import RecipeModel
import ShellAnswers
import Synchronization

/// What stands beside the prompt: the page that is fetched ahead, and the timers that run.
final class PromptSide: Sendable {
    private let show: @Sendable (PrefetchState, [TimerRow]) -> Void
    private let state = Mutex<(PrefetchState, [TimerRow])>((.idle, []))

    /// - Parameter show: Shows it; called whenever something of it changes.
    init(show: @escaping @Sendable (PrefetchState, [TimerRow]) -> Void) { self.show = show }

    func take(_ prefetch: PrefetchState) {
        change { $0.0 = prefetch }
    }

    func take(_ timers: [TimerRow]) {
        change { $0.1 = timers }
    }

    private func change(_ body: (inout (PrefetchState, [TimerRow])) -> Void) {
        let (prefetch, timers) = state.withLock { state in
            body(&state)
            return state
        }
        show(prefetch, timers)
    }
}
