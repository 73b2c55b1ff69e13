import RecipeModel

/// How often the same is asked for, and what is waited between.
///
/// A 5xx answer or a timeout is tried three times with growing pauses that are under a second
/// together, a 429 twice, everything else once. A `Retry-After` is waited for when it is within
/// the time allowed for a request.
struct RetryPlan {
    /// What came of a try that may be repeated.
    enum Setback {
        case timedOut
        /// A status of 5xx or 429, and the seconds that the server asked to wait.
        case refused(status: Int, retryAfter: Int?)

        var isSilence: Bool { if case .timedOut = self { true } else { false } }
    }

    enum Step: Equatable {
        case again(after: Duration)
        case giveUp
    }

    /// How often was asked so far.
    private(set) var tries = 1
    /// The longest wait that a server may ask for.
    let patience: Duration
    /// How often may be asked in vain.
    let mostTimeouts: Int

    init(patience: Duration, mostTimeouts: Int = 3) {
        self.patience = patience
        self.mostTimeouts = mostTimeouts
    }

    /// Whether a server's wait, in seconds, is waited for.
    func allows(_ seconds: Int) -> Bool { .seconds(seconds) <= patience }

    /// What to do after a setback; `chance` from 0 to 1 spreads the pauses.
    mutating func step(after setback: Setback, chance: Double) -> Step {
        let spread = 0.8 + 0.4 * min(max(chance, 0), 1)
        var pause: Double
        switch setback {
        case .timedOut, .refused(status: 500..., _):
            guard tries < (setback.isSilence ? mostTimeouts : 3) else { return .giveUp }
            pause = (tries == 1 ? 0.15 : 0.45) * spread
        case .refused(status: 429, _):
            guard tries < 2 else { return .giveUp }
            pause = 1.1 * spread
        case .refused:
            return .giveUp
        }
        if case .refused(_, let wanted?) = setback {
            guard allows(wanted) else { return .giveUp }
            pause = max(pause, Double(wanted))
        }
        tries += 1
        return .again(after: .seconds(pause))
    }

    /// The seconds that a `Retry-After` header asks to wait, given as a number or a date.
    static func seconds(ofRetryAfter value: String?, now: Int) -> Int? {
        guard let value else { return nil }
        if value.allSatisfy(\.isASCIIDigit) { return Int(value) ?? Int.max / 4 }
        return HTTPDate.seconds(value).map { max(0, $0 - now) }
    }
}
