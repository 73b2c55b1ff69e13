/// Different numbers that are hashes already, each with the place at which it came in.
///
/// A dictionary would hash them once more, which costs an import more than all else it does with
/// them.
package struct NumberTable: Sendable {
    /// The numbers in the order in which they came.
    package private(set) var numbers: [UInt64] = []
    /// One more than the place of each number, in an open table that is never more than half full;
    /// 0 is free.
    private var slots = [UInt32](repeating: 0, count: 64)

    /// No number yet.
    package init() {}

    /// Takes a number in; its place, and whether it is new.
    @discardableResult
    package mutating func insert(_ number: UInt64) -> (place: Int, isNew: Bool) {
        let slot = slot(of: number)
        if slots[slot] != 0 { return (Int(slots[slot]) - 1, false) }
        numbers.append(number)
        slots[slot] = UInt32(numbers.count)
        if numbers.count * 2 > slots.count { grow() }
        return (numbers.count - 1, true)
    }

    /// Where a number stands, or would stand.
    private func slot(of number: UInt64) -> Int {
        // Their lowest bits alone may be alike.
        var slot = Int(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> 20)
        while true {
            slot &= slots.count - 1
            if slots[slot] == 0 || numbers[Int(slots[slot]) - 1] == number { return slot }
            slot += 1
        }
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for place in numbers.indices { slots[slot(of: numbers[place])] = UInt32(place + 1) }
    }
}
