/// How likely a reading's kind must be for it to be run unasked, by what such commands do.
///
/// What shows something is seldom read by mistake and does no harm, so it is doubted only where
/// words alone all but rule it out. What changes things kept must be likelier. The bars were set by
/// looking at all lines of `Readings/unseen.txt`, to which the weights are not fitted.
struct DoubtBars: Equatable, Sendable {
    /// The least share where another command is likelier, and where no request at all is.
    var command: Float
    var talk: Float
    /// The least share of a reading that passed over words or their order.
    var loose: Float

    /// The bars of the commands that were read: the highest of those of each.
    init(for commands: [SpokenCommand]) {
        let bars = commands.map { Self.byKind[[$0].kind] ?? Self.other }
        command = bars.map(\.command).max() ?? Self.other.command
        talk = bars.map(\.talk).max() ?? Self.other.talk
        loose = bars.map(\.loose).max() ?? Self.other.loose
    }

    private init(command: Float, talk: Float, loose: Float) {
        self.command = command
        self.talk = talk
        self.loose = loose
    }

    /// Kinds, and their bars in hundredths: another command, no request, a loose reading.
    private static let table = """
        search, cook: 10 20 30
        and, without, search -, drop, swap: 5 10 30
        timer, timers stop: 10 15 30
        note, shop done: 8 8 30
        fav, tag, rate, cooked, pantry add, pantry add --staple, shop add, plan add: 15 15 30
        pantry remove, shop remove, plan fill, plan move, plan swap: 15 15 30
        unfav, delete, pantry clear, shop clear, plan remove, plan clear: 20 20 40
        """

    /// What shows, opens, goes about or sets something.
    private static let other = DoubtBars(command: 0.03, talk: 0.03, loose: 0.3)

    private static let byKind: [String: DoubtBars] = Dictionary(
        table.split(separator: "\n").flatMap { row -> [(String, DoubtBars)] in
            let sides = row.split(separator: ":").map(String.init)
            let bars = sides.last?.split(separator: " ").compactMap { Float($0) } ?? []
            guard sides.count == 2, bars.count == 3 else { return [] }
            let read = DoubtBars(command: bars[0] / 100, talk: bars[1] / 100, loose: bars[2] / 100)
            return sides[0].split(separator: ",").map {
                ($0.drop { $0 == " " }.description, read)
            }
        },
        uniquingKeysWith: { first, _ in first }
    )
}
