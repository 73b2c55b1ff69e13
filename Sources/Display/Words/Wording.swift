import RecipeModel

/// What the words of an answer depend on besides the answer.
struct Wording {
    let clock: LocalClock
    /// The names of the commands that there are, so that hints name no others; empty means all.
    let commands: Set<String>

    /// Whether a command is there to be hinted at.
    func has(_ command: String) -> Bool { commands.isEmpty || commands.contains(command) }
}

/// The time now and the cook's time zone, so that dates can be said in the cook's own words.
package struct LocalClock: Sendable {
    /// The time now, in seconds since 1970.
    package var now: Int
    /// How many seconds the zone is ahead of UTC at a time given in seconds since 1970.
    package var offset: @Sendable (Int) -> Int

    /// A clock that stands at a time, in a zone.
    package init(now: Int, offset: @escaping @Sendable (Int) -> Int = { _ in 0 }) {
        self.now = now
        self.offset = offset
    }
}

extension LocalClock {
    /// A day as a cook reads it: `12 May 2026`.
    func day(_ seconds: Int) -> String {
        let time = CivilTime(seconds: seconds, offset: offset(seconds))
        let month = LocalClock.months.dropFirst(time.month - 1).first ?? ""
        return "\(time.day) \(month) \(time.year)"
    }

    /// When something will be: `at 02:00` within a day, else `on 13 May 2026 at 02:00`.
    func moment(_ seconds: Int) -> String {
        // A part of a minute counts as a whole one: nothing is there before it is said to be.
        let minute = (CivilTime.bounded(seconds) + 59) / 60 * 60
        let time = CivilTime(seconds: minute, offset: offset(minute))
        let clock = "at \(CivilTime.padded(time.hour)):\(CivilTime.padded(time.minute))"
        return abs(minute - now) < 86_400 ? clock : "on \(day(minute)) \(clock)"
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
}

extension String {
    /// The text as one clean line.
    var clean: String { CleanText.line(self) }
}
