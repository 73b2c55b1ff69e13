import KitchenLanguage

/// Durations in the text of pages, which may have markup in it: `20&nbsp;min`.
enum DurationText {
    /// The minutes; nil for zero, for more than 30 days, and for what is not a duration.
    static func minutes(in text: String) -> Int? { duration(in: text)?.minutes }

    /// The minutes of a duration that names a unit; a number alone may be anything.
    static func namedMinutes(in text: String) -> Int? {
        guard let duration = duration(in: text), duration.namesUnit else { return nil }
        return duration.minutes
    }

    private static func duration(in text: String) -> StatedDuration? {
        StatedDuration(MarkupText.line(of: text))
    }
}
