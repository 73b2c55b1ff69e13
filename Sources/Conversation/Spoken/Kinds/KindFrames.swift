/// What each kind of command takes of a line, for `KindReader`; the first row that takes all that
/// the line tells counts.
enum KindFrames {
    static let all = """
        search: wish {FOODS} {TIME} / wish {FOODS} / wish {TIME}
        search -: exclude {FOODS}
        cook: cook {FOODS} {TIME} / cook {FOODS} / cook
        and: narrow {FOODS} {TIME} / narrow {FOODS} / narrow {TIME}
        without: exclude {FOODS}
        drop: drop {FOODS}
        favs: favs {FOODS} / favs
        open: open {REF|it}
        open --steps: open {REF|it} --steps
        open --ingredients: open {REF|it} --ingredients
        picture: picture {REF|it}
        why: why {REF|it}
        missing: missing {REF|it}
        similar: similar {REF|it}
        fav: fav {REF|it}
        unfav: unfav {REF|it}
        more: more
        back: back
        undo: undo
        reset: reset
        list: list
        random: random
        browse: browse
        cuisines: cuisines
        categories: categories
        help: help
        pantry list: pantry list
        pantry add: pantry add {ITEMS}
        pantry add --staple: pantry add {ITEMS} --staple
        pantry remove: pantry remove {ITEMS}
        shop list: shop list
        shop add: shop add {ITEMS} / shop add {REF|it}
        shop remove: shop remove {ITEMS}
        shop done: shop done {ITEMS}
        plan show: plan {DAYS} / plan
        plan add: plan add {REF|it} {DAY}
        plan remove: plan remove {DAY}
        plan fill: plan fill {NUM} for {DAYS|week}
        plan move: plan move {DAY} {DAY2}
        plan swap: plan swap {DAY}
        rate: rate it {NUM}
        cooked: cooked {REF|it} {DAY} / cooked {REF|it}
        scale: scale it {NUM}
        timer: timer {TIME}
        timers: timers
        timers stop: timers stop
        units metric: units metric
        units us: units us
        guide: guide
        guide back: guide back
        guide again: guide again
        """

    /// The templates of each kind.
    static let byKind: [String: [RuleTemplate]] = Dictionary(
        all.split(separator: "\n").compactMap { row in
            guard let colon = row.firstIndex(of: ":") else { return nil }
            let frames = row[row.index(after: colon)...].split(separator: "/")
            return (String(row[..<colon]), frames.map { RuleTemplate(String($0)) })
        },
        uniquingKeysWith: { first, _ in first }
    )
}
