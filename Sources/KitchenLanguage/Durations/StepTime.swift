/// A time that a step names, such as `10 to 12 minutes`.
package struct StepTime: Hashable, Sendable {
    /// The words of the step.
    package var text: String
    /// How long it is at least, in seconds; a timer is set to this.
    package var seconds: Int
    /// How long it is at most; equal to `seconds` where one time is named.
    package var longest: Int

    package init(text: String, seconds: Int, longest: Int? = nil) {
        self.text = text
        self.seconds = seconds
        self.longest = longest ?? seconds
    }

    /// The times in a step, in its order.
    ///
    /// `1 hour and 30 minutes` is one time. Times that come again (`every 5 minutes`), that only tell
    /// a difference or a limit (`1 minute less than the packet says`, `2 hours ahead`, `within 2
    /// hours`) and those of a day or longer are none to wait for at the stove.
    package static func all(in step: String) -> [StepTime] { placed(in: step).map(\.time) }

    /// The same, each with its place in the step.
    package static func placed(in step: String) -> [(time: StepTime, range: Range<String.Index>)] {
        let tokens = TokenizedText(step)
        return StepTimeReader(tokens: tokens).times().map { found in
            let range = tokens.range(found.tokens)
            return (
                StepTime(
                    text: String(step[range]),
                    seconds: found.least,
                    longest: max(found.least, found.most)
                ),
                range
            )
        }
    }
}
