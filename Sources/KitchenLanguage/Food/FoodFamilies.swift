/// Which foods belong to which families, and what is in them unseen.
///
/// Foods are places in `CookingLexicon.foods`. What is asked of recipes at every search does not
/// need this: it is decided once for each recipe.
package struct FoodFamilies: Sendable {
    /// The families of the tables.
    package static let shared = FoodFamilies(CookingLexicon.shared)

    /// A family that a food belongs to.
    package struct Kinship: Hashable, Sendable {
        package let food: Int
        /// Whether it holds the family's food, or is near it, without being it.
        package let isLoose: Bool
    }

    private let parents: FoodLists<Kinship>
    private let children: FoodLists<Int>
    private let contents: FoodLists<Int>
    private let lifted: FoodLists<Int>

    private init(_ lexicon: CookingLexicon) {
        let count = lexicon.foods.count
        parents = FoodLists(
            count: count,
            lexicon.memberships.lazy.map {
                ($0.member, Kinship(food: $0.family, isLoose: $0.isLoose))
            }
        )
        children = FoodLists(count: count, lexicon.memberships.lazy.map { ($0.family, $0.member) })
        var contents: [(Int, Int)] = []
        var lifted: [(Int, Int)] = []
        TableScanner.forEachLine(of: DictionaryTables.contents) { head, foods in
            TableScanner.forEachNumber(of: head) { food, _ in
                TableScanner.forEachNumber(of: foods) { hidden, sign in
                    if sign == nil {
                        contents.append((food, hidden))
                    } else {
                        lifted.append((food, hidden))
                    }
                }
            }
        }
        self.contents = FoodLists(count: count, contents)
        self.lifted = FoodLists(count: count, lifted)
    }

    /// The food itself and all families that it belongs to.
    package func kinships(of food: Int) -> [Kinship] {
        var found = [Kinship(food: food, isLoose: false)]
        var place = 0
        while place < found.count {
            let next = found[place]
            place += 1
            for parent in parents[next.food] {
                let isLoose = next.isLoose || parent.isLoose
                if let known = found.firstIndex(where: { $0.food == parent.food }) {
                    if found[known].isLoose, !isLoose {
                        // A closer way was found: what comes above is reached by it as well.
                        found.append(Kinship(food: parent.food, isLoose: false))
                        found[known] = found[found.count - 1]
                    }
                } else {
                    found.append(Kinship(food: parent.food, isLoose: isLoose))
                }
            }
        }
        return found
    }

    /// Whether a food is one of a family, or the family itself.
    package func isMember(_ food: Int, of family: Int, loosely: Bool = false) -> Bool {
        kinships(of: food).contains { $0.food == family && (loosely || !$0.isLoose) }
    }

    /// What is in a food without being named, families included.
    package func hiddenFoods(in food: Int) -> Set<Int> {
        let absent = Set(absences(in: food))
        var hidden: Set<Int> = []
        var open = [food]
        while let next = open.popLast() {
            let own = kinships(of: next)
            let nearer = Set(own.flatMap { lifted[$0.food] })
            for found in own.flatMap({ contents[$0.food] })
            where !absent.contains(found) && !nearer.contains(found) {
                if hidden.insert(found).inserted { open.append(found) }
            }
        }
        return hidden.reduce(into: []) { $0.formUnion(kinships(of: $1).map(\.food)) }
    }

    /// All that a food is and all that is in it, seen or not.
    func possibleFoods(in food: Int) -> Set<Int> {
        hiddenFoods(in: food).union(kinships(of: food).map(\.food))
    }

    /// Families of which every food may hold one: dairy of milk, stock of celery.
    package func families(holding food: Int) -> [Int] {
        contents.indices.filter { family in
            contents[family].contains(food) && family != food
                && (!children[family].isEmpty || contents[food].contains(family))
        }
    }

    /// What is not in a food, though it is in others of its family, or in what it was made of.
    func absences(in food: Int) -> [Int] { kinships(of: food).flatMap { lifted[$0.food] } }

    /// The foods of a family, without those of families in it.
    package func children(of family: Int) -> ArraySlice<Int> { children[family] }

    /// All foods of a family, the family itself first, each once.
    package func members(of family: Int) -> [Int] {
        var found = [family]
        var place = 0
        while place < found.count {
            for child in children[found[place]] where !found.contains(child) { found.append(child) }
            place += 1
        }
        return found
    }
}

/// A list for each food, all of them in one array.
private struct FoodLists<Element: Sendable>: Sendable {
    private let elements: [Element]
    /// Where the list of each food begins, and where the last one ends.
    private let starts: [Int]

    /// The lists of so many foods; the elements of each stay in their order.
    init(count: Int, _ pairs: some Collection<(Int, Element)>) {
        var starts = [Int](repeating: 0, count: count + 1)
        for (food, _) in pairs { starts[food + 1] += 1 }
        for food in 0..<count { starts[food + 1] += starts[food] }
        guard let first = pairs.first?.1 else {
            (elements, self.starts) = ([], starts)
            return
        }
        var elements = [Element](repeating: first, count: pairs.count)
        var ends = starts
        for (food, element) in pairs {
            elements[ends[food]] = element
            ends[food] += 1
        }
        (self.elements, self.starts) = (elements, starts)
    }

    var indices: Range<Int> { starts.indices.dropLast() }

    subscript(food: Int) -> ArraySlice<Element> { elements[starts[food]..<starts[food + 1]] }
}
