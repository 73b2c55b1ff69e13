import RecipeTestSupport

extension SeededGenerator {
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[number(0...elements.count - 1)]
    }

    mutating func many<Element>(
        _ range: ClosedRange<Int>,
        _ make: (inout SeededGenerator) -> Element
    ) -> [Element] {
        (0..<number(range)).map { _ in make(&self) }
    }
}
