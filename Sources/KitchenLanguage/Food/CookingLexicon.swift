/// What the program knows of the words of kitchens: for each name what it can mean.
///
/// It is read from the tables at the first question of a run. Names are rows of words in the form of
/// `FoodWords`.
package struct CookingLexicon: Sendable {
    /// The tables that come with the program.
    package static let shared = CookingLexicon()

    /// All that one name can mean. Each is a place in the list of its kind.
    package struct Reading: Sendable {
        /// A food, or a family of foods.
        package var food: Int?
        /// A food that the word says as an adjective: `cheesy`.
        package var adjective: Int?
        /// A kind of dish.
        package var dish: Int?
        /// A course or occasion.
        package var course: Int?
        /// A diet.
        package var diet: Int?
        /// A cuisine.
        package var cuisine: Int?

        /// Whether it has no meaning at all.
        package var isEmpty: Bool {
            food == nil && adjective == nil && dish == nil && course == nil && diet == nil
                && cuisine == nil
        }
    }

    /// A line of a table whose right side is read when it is asked for.
    package struct Entry: Sendable {
        /// The first name.
        package let name: String
        /// What stands after the colon.
        package let definition: String
    }

    /// The names of foods, in the order in which the tables tell them.
    package private(set) var foods: [String] = []
    /// Kinds of dishes.
    package private(set) var dishes: [Entry] = []
    /// Courses and occasions.
    package private(set) var courses: [Entry] = []
    /// Diets.
    package private(set) var diets: [Entry] = []
    /// Cuisines; the definition says which others a region takes in.
    package private(set) var cuisines: [Entry] = []
    /// The members of families: what belongs to what, and whether it only is near.
    private(set) var memberships: [Membership] = []

    /// That a food belongs to a family.
    struct Membership: Sendable {
        let member: Int
        let family: Int
        /// Whether the member only holds the family's food, or is made near it.
        let isLoose: Bool
    }

    private var table = PhraseTable<Reading>(capacity: 8_192)
    /// The most words of any name.
    package private(set) var longestName = 1

    private init() {
        foods.reserveCapacity(2_048)
        memberships.reserveCapacity(4_096)
        readFoods()
        courses = readEntries([CourseTable.text], { $0.course }) { $0.course = $1 }
        dishes = readEntries(DishTable.texts, { $0.dish }) { $0.dish = $1 }
        diets = readEntries([DietTable.text], { $0.diet }) { $0.diet = $1 }
        cuisines = readEntries([CuisineTable.regions], { $0.cuisine }) { $0.cuisine = $1 }
        readCuisines()
        readAdjectives()
    }

    /// What a row of words means as a whole; nil where it is not known.
    ///
    /// Rows of more words than any name has are not even gone through: what comes in may be long.
    package func reading(of words: some RandomAccessCollection<String>) -> Reading? {
        words.count <= longestName ? table[PhraseHash(words: words)] : nil
    }

    /// The same for the rows that other rooms ask for, some hundred times a recipe: compiled for them.
    package func reading(of words: [String]) -> Reading? {
        words.count <= longestName ? table[PhraseHash(words: words)] : nil
    }

    package func reading(of words: ArraySlice<String>) -> Reading? {
        words.count <= longestName ? table[PhraseHash(words: words)] : nil
    }

    /// What a phrase means as a whole.
    func reading(of phrase: PhraseHash) -> Reading? { table[phrase] }

    /// The food that a row of words names.
    package func food(_ words: some RandomAccessCollection<String>) -> Int? {
        reading(of: words)?.food
    }

    package func food(_ words: [String]) -> Int? { reading(of: words)?.food }

    package func food(_ words: ArraySlice<String>) -> Int? { reading(of: words)?.food }

    /// The food of a name of the tables.
    package func food(named name: String) -> Int? { table[PhraseHash(name.utf8)]?.food }
}

// MARK: - Reading the tables

extension CookingLexicon {
    /// Each line is a food: its names, and the numbers of its families.
    private mutating func readFoods() {
        TableScanner.forEachLine(of: DictionaryTables.foods) { names, families in
            let food = foods.count
            TableScanner.forEachPart(of: names, separatedBy: UInt8(ascii: "=")) { name in
                if foods.count == food { foods.append(name.text) }
                learn(name) { if $0.food == nil { $0.food = food } }
            }
            TableScanner.forEachNumber(of: families) { family, sign in
                let isLoose = sign == UInt8(ascii: "~")
                memberships.append(Membership(member: food, family: family, isLoose: isLoose))
            }
        }
    }

    /// Reads the lines of tables; a kind that is told on several lines is one kind.
    private mutating func readEntries(
        _ texts: [String],
        _ place: (Reading) -> Int?,
        _ setPlace: (inout Reading, Int) -> Void
    ) -> [Entry] {
        var entries: [Entry] = []
        for text in texts {
            TableScanner.forEachLine(of: text) { head, definition in
                var found: Int?
                TableScanner.forEachPart(of: head, separatedBy: UInt8(ascii: "=")) { name in
                    if found == nil { found = table[PhraseHash(name)].flatMap(place) }
                    if found == nil {
                        found = entries.count
                        entries.append(Entry(name: name.text, definition: definition.text))
                    } else if let known = found, known < entries.count,
                        entries[known].name == name.text
                    {
                        let entry = entries[known]
                        entries[known] = Entry(
                            name: entry.name,
                            definition: entry.definition + ", " + definition.text
                        )
                    }
                    guard let found else { return }
                    learn(name) { if place($0) == nil { setPlace(&$0, found) } }
                }
            }
        }
        return entries
    }

    private mutating func readCuisines() {
        TableScanner.forEachLine(of: CuisineTable.places) { head, places in
            let cuisine: Int
            if let known = table[PhraseHash(head)]?.cuisine {
                cuisine = known
            } else {
                cuisine = cuisines.count
                cuisines.append(Entry(name: head.text, definition: ""))
                learn(head) { $0.cuisine = cuisine }
            }
            TableScanner.forEachPart(of: places, separatedBy: UInt8(ascii: ",")) { place in
                learn(place) { if $0.cuisine == nil { $0.cuisine = cuisine } }
            }
        }
    }

    private mutating func readAdjectives() {
        TableScanner.forEachLine(of: WishWordTable.adjectives) { head, adjectives in
            guard let food = table[PhraseHash(head)]?.food else { return }
            TableScanner.forEachPart(of: adjectives, separatedBy: UInt8(ascii: ",")) { word in
                learn(word) { $0.adjective = food }
            }
        }
    }

    private mutating func learn(_ name: TableScanner.Bytes, _ change: (inout Reading) -> Void) {
        let count = name.reduce(1) { $1 == UInt8(ascii: " ") ? $0 + 1 : $0 }
        if count > longestName { longestName = count }
        table.update(PhraseHash(name), from: Reading(), change)
    }
}
