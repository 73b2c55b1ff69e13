import KitchenLanguage

/// What fits, best first; what fits equally well stands in its order.
///
/// Things come in their order and are put beside others of their score, so that nothing is sorted,
/// however many they are.
struct PickerMatches: Equatable, Sendable {
    private struct Rank: Equatable {
        let score: Int
        var items: [UInt32]
    }

    /// By falling score.
    private var ranks: [Rank] = []
    private(set) var count = 0

    /// Adds the thing of a number; numbers rise.
    mutating func append(_ item: Int, score: Int) {
        count += 1
        let place = ranks.sortedPlace { $0.score > score }
        if place == ranks.count || ranks[place].score != score {
            ranks.insert(Rank(score: score, items: []), at: place)
        }
        ranks[place].items.append(UInt32(item))
    }

    /// The number of the thing at a place; nil beyond the last one.
    subscript(place: Int) -> Int? {
        guard place >= 0 else { return nil }
        var place = place
        for rank in ranks {
            if place < rank.items.count { return Int(rank.items[place]) }
            place -= rank.items.count
        }
        return nil
    }

    /// Where the thing of a number stands; nil where it doesn't fit.
    func place(of item: Int) -> Int? {
        var before = 0
        for rank in ranks {
            let place = rank.items.sortedPlace { $0 < item }
            if place < rank.items.count, rank.items[place] == item { return before + place }
            before += rank.items.count
        }
        return nil
    }
}
