import RecipeModel
import RecipeSearch

/// A page put together from what several services sent.
struct CombinedPage {
    private(set) var page: RecipePage
    /// What came, in order.
    private(set) var parts: [ServicePart] = []
    /// What its recipes are known by.
    private(set) var marks: [RecipeMarks] = []
    private var doubles: RecipeDoubles

    /// A page on which nothing is yet, to be without doubles of what was sent before.
    init(at cursor: PageCursor, without doubles: RecipeDoubles) {
        page = RecipePage(cursor: cursor, recipes: [])
        self.doubles = doubles
    }

    /// Adds what a service sent after what is there, and tells what is new.
    mutating func add(_ part: ServicePart) -> (part: PagePart, recipes: [Recipe]) {
        parts.append(part)
        var told = PagePart(service: part.service.name, failure: part.failure)
        told.hasMore = part.next != nil
        if case .success(let sent) = part.result {
            let match = QueryMatch(part.applied)
            for recipe in sent.recipes {
                guard part.applied.isEmpty || match.holds(for: RecipeWords(recipe)) else {
                    told.takenOut += 1
                    continue
                }
                let mark = RecipeMarks(recipe)
                guard !doubles.contains(mark) else {
                    told.repeatsHidden += 1
                    continue
                }
                doubles.insert(mark)
                marks.append(mark)
                page.recipes.append(recipe)
                told.count += 1
            }
            told.total = part.applied.isEmpty ? sent.total : nil
            page.unusableEntries += sent.unusableEntries
            page.age = [page.age, sent.age].compactMap(\.self).max()
        }
        page.parts.append(told)
        return (told, Array(page.recipes.suffix(told.count)))
    }

    /// Sets where the results go on, once all parts are there.
    mutating func goOn(in order: [ServiceName]) {
        var next = AllServicesPlace()
        for part in parts { next.cursors[part.service.name] = part.next }
        page.next = next.cursor(number: page.cursor.number + 1, order: order)
    }
}
