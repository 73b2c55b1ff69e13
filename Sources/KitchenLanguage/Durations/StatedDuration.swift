/// A length of time as a recipe's field or a cook states it: `PT1H30M`, `1 hr 30 mins`, `1h 5`,
/// `1:15 h`, `a quarter of an hour`, `eight to ten minutes`, `45`.
///
/// A number alone is minutes. Parts are added up; of a range both ends are kept. Words that say
/// nothing of it are left out, so a whole line may be given.
package struct StatedDuration: Hashable, Sendable {
    /// How long it is at least, in seconds.
    package let least: Int
    /// How long it is at most, in seconds; equal to `least` where one time is stated.
    package let most: Int
    /// Whether it names a unit; without one it may be any number.
    package let namesUnit: Bool
    /// Whether the text says nothing else.
    package let isWhole: Bool

    /// Longer than this is a mistake, in minutes.
    package static let limit = 30 * 24 * 60

    /// Nil where a text states no length of time, or one that can't be: zero, or beyond ten years.
    package init?(_ text: String) {
        guard text.utf8.count <= TextLimit.line else { return nil }
        if let seconds = ISODuration.seconds(in: text) {
            guard let whole = Self.whole(seconds), whole > 0 else { return nil }
            (least, most, namesUnit, isWhole) = (whole, whole, true, true)
            return
        }
        guard let found = DurationReader(TokenizedText(text)).all(), let duration = Self(found)
        else { return nil }
        self = duration
    }

    /// The length of time that a line of a cook's begins with, as `1 h 30` in `1 h 30 soup`.
    package struct Beginning {
        package let duration: StatedDuration
        /// The seconds of the unit that it names first: 60 in `90 minutes`.
        package let unit: Int
        /// Where the line goes on.
        package let end: String.Index
    }

    /// What a line in lower case begins with where that is a length of time in English; else nil.
    package static func beginning(_ line: String) -> Beginning? {
        guard line.utf8.count <= TextLimit.line else { return nil }
        let tokens = TokenizedText(line)
        guard let (found, unit, end) = DurationReader(tokens, as: .typed).time(),
            let duration = StatedDuration(found)
        else { return nil }
        return Beginning(
            duration: duration,
            unit: unit,
            end: end == tokens.count ? line.endIndex : tokens.range(end..<end + 1).lowerBound
        )
    }

    private init?(_ found: DurationReader.Found) {
        guard let least = Self.whole(found.least), let most = Self.whole(found.most), most > 0
        else { return nil }
        self.least = least
        self.most = max(least, most)
        namesUnit = found.namesUnit
        isWhole = found.isWhole
    }

    /// Its minutes, of a range the longer end, which is how long it may take; nil below half a minute
    /// and beyond 30 days.
    package var minutes: Int? {
        let minutes = (most + 30) / 60
        return (1...Self.limit).contains(minutes) ? minutes : nil
    }

    /// Whether a text names a unit of time with a number before it.
    package static func isNamed(in text: String) -> Bool {
        StatedDuration(text)?.namesUnit == true
    }

    private static func whole(_ seconds: Double) -> Int? {
        seconds.isFinite && seconds >= 0 && seconds <= 10 * 366 * 86_400
            ? Int(seconds.rounded()) : nil
    }
}
