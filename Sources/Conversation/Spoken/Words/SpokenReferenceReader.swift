/// Reads the ways to point at recipes: `number 5`, `the first three`, `2 and 5`, `that one`.
struct SpokenReferenceReader {
    let line: SpokenLine

    /// A reference as commands write it.
    struct Reading: Hashable, Sendable {
        enum Pointer: Hashable, Sendable {
            case number(Int)
            case range(Int, Int)
            case last
            /// The last few of the list.
            case lastFew(Int)
            case it
            case all
        }

        var pointers: [Pointer]
        /// The list it names: `r` for results, `f` for favorites; empty for the one shown.
        var list = ""
    }

    /// Where a reference that begins at a word may end, the longest first.
    func ends(at place: Int, in range: Range<Int>) -> [Int] {
        readings(at: place, limit: range.upperBound).map(\.end)
    }

    /// What a part of the line points at.
    func reading(of range: Range<Int>) -> Reading? {
        readings(at: range.lowerBound, limit: range.upperBound)
            .first { $0.end == range.upperBound }?.reading
    }

    private func readings(at start: Int, limit: Int) -> [(end: Int, reading: Reading)] {
        var found: [(end: Int, reading: Reading)] = []
        var index = start
        // `the`, `my`, `result number`
        var list = ""
        func text(_ index: Int) -> String { index < limit ? line.words[index].text : "" }
        while index < limit,
            SpokenReferenceReader.leading.contains(text(index))
                // `that first one`
                || SpokenReferenceReader.pointing.contains(text(index)) && index + 1 < limit
                    && line.words[index + 1].isOrdinal
        {
            if let named = SpokenReferenceReader.lists[text(index)] { list = named }
            index += 1
        }
        func note(_ end: Int, _ pointers: [Reading.Pointer]) {
            found.append((end, Reading(pointers: pointers, list: list)))
            // `the second one`, `that recipe there`, `the second result`
            var end = end
            var own = list
            while end < limit, SpokenReferenceReader.trailing.contains(text(end)) {
                if let named = SpokenReferenceReader.lists[text(end)] { own = named }
                end += 1
                found.append((end, Reading(pointers: pointers, list: own)))
            }
            // `second from the list`, `the third one in the results`
            if ["from", "in", "on", "of"].contains(text(end)),
                let words = SpokenReferenceReader.places.first(where: { words in
                    words.indices.allSatisfy { words[$0] == text(end + 1 + $0) }
                })
            {
                found.append((end + 1 + words.count, Reading(pointers: pointers, list: own)))
            }
            if text(end) == "of", ["them", "these", "those", "the"].contains(text(end + 1)) {
                end +=
                    text(end + 1) == "the" && SpokenReferenceReader.lists[text(end + 2)] != nil
                    ? 3 : 2
                if end <= limit { found.append((end, Reading(pointers: pointers, list: own))) }
            }
        }
        // `why is the recipe first`: without a number it is the one that is open.
        let isItself = index == start + 2 && text(start) == "the" && text(start + 1) == "recipe"
        let next = index < limit ? line.words[index] : nil
        if isItself, next?.number == nil || next?.isOrdinal == true {
            return [(index, Reading(pointers: [.it]))]
        }
        let hadLead = index > start
        let sign = SpokenReferenceReader.listSign(of: text(index))
        if sign != "" { list = sign }
        switch text(index) {
        case "it" where !hadLead, "this", "that":
            note(index + 1, [.it])
        case "them" where !hadLead, "these", "those":
            let end = text(index + 1) == "all" || text(index + 1) == "both" ? index + 2 : index + 1
            note(end, [.all])
        case "all", "both":
            note(index + 1, [.all])
        case "lot" where hadLead:
            note(index + 1, [.all])
        case "everything" where !hadLead:
            note(index + 1, [.all])
        case "top":
            if let number = line.words[min(index + 1, limit - 1)].number, index + 1 < limit,
                number > 0
            {
                note(index + 2, number == 1 ? [.number(1)] : [.range(1, number)])
            } else if hadLead {
                note(index + 1, [.number(1)])
            }
        case "last":
            if index + 1 < limit, let number = line.words[index + 1].number, number > 1 {
                note(index + 2, [.lastFew(number)])
            } else {
                note(index + 1, [.last])
            }
        default:
            break
        }
        if found.isEmpty { numbers(from: index, limit: limit, list: list, note: note) }
        // `the souvlaki`, `that karahi`
        let isPointed = SpokenReferenceReader.pointing.contains(text(index))
        let title = isPointed ? index + 1 : index
        if hadLead || isPointed, let (end, number) = titled(from: title, limit) {
            note(end, [.number(number)])
        }
        return found.sorted { $0.end > $1.end }
    }

    /// Where words end that stand in one title alone of those shown, and its number. One of them is in
    /// no list of ingredients: `the rice` means a food.
    private func titled(from start: Int, _ limit: Int) -> (end: Int, number: Int)? {
        let shown = line.context.shown
        // Rules ask this of each `the` in a line: most go on with no word of a title.
        guard start < limit,
            shown.contains(where: { $0.titleWords.contains(line.words[start].text) })
        else { return nil }
        for end in stride(from: min(limit, start + 6), to: start, by: -1) {
            let words = line.words[start..<end]
            guard words.allSatisfy({ !$0.isMark && $0.number == nil && $0.time == nil }) else {
                continue
            }
            let texts = words.map(\.text)
            let fitting = shown.filter { $0.titleWords.contains(texts) }
            guard fitting.count == 1 else { continue }
            let foods = Set(shown.flatMap(\.foods).flatMap(SpokenContext.Shown.words))
            let isDish = words.contains { word in
                !foods.contains(word.text) && !line.book.small.contains(word.id)
            }
            if isDish { return (end, fitting[0].number) }
        }
        return nil
    }

    /// `2`, `2 and 5`, `1 to 3`, `the first three`, `f3`.
    private func numbers(
        from start: Int,
        limit: Int,
        list: String,
        note: (Int, [Reading.Pointer]) -> Void
    ) {
        var index = start
        var pointers: [Reading.Pointer] = []
        while index < limit {
            var place = index
            if !pointers.isEmpty {
                // What parts numbers, then perhaps `number` again.
                while place < limit,
                    line.words[place].isComma
                        || ["and", "or", "plus"].contains(line.words[place].text)
                {
                    place += 1
                }
                while place < limit,
                    SpokenReferenceReader.numbering.contains(line.words[place].text)
                {
                    place += 1
                }
                guard place > index else { break }
            }
            guard place < limit, let (pointer, end) = pointer(at: place, limit: limit, list: list)
            else {
                break
            }
            pointers.append(pointer)
            index = end
            note(index, pointers)
            if index < limit, ["one", "ones"].contains(line.words[index].text) {
                index += 1
                note(index, pointers)
            }
        }
    }

    private func pointer(at index: Int, limit: Int, list: String) -> (Reading.Pointer, Int)? {
        let word = line.words[index]
        func at(_ offset: Int) -> SpokenWord? {
            index + offset < limit ? line.words[index + offset] : nil
        }
        if word.text == "last" { return (.last, index + 1) }
        if let number = word.number {
            if word.isOrdinal, number == 1, let next = at(1), let count = next.number,
                !next.isOrdinal, count > 1
            {
                return (.range(1, count), index + 2)
            }
            let isRange = ["to", "through", "thru", "until", "-"].contains(at(1)?.text ?? "")
            if isRange, let last = at(2)?.number {
                return (.range(number, last), index + 3)
            }
            return (.number(number), index + 1)
        }
        // `2-4`, `r2`, `f1-3`; all of them are of one list.
        let named = SpokenReferenceReader.listSign(of: word.text)
        guard named == "" || named == list else { return nil }
        let parts = word.text.dropFirst(named.count).split { $0 == "-" || $0 == "–" }
        guard let first = parts.first.flatMap({ Int($0) }) else { return nil }
        if parts.count == 2, let last = Int(parts[1]) { return (.range(first, last), index + 1) }
        return parts.count == 1 && named != "" ? (.number(first), index + 1) : nil
    }

    /// The `r` or `f` before a number, which says whose number it is.
    private static func listSign(of text: String) -> String {
        guard let sign = text.first, "rf".contains(sign), text.dropFirst().first?.isNumber == true
        else { return "" }
        return String(sign)
    }

    private static let leading: Set<String> = [
        "the", "my", "number", "numbers", "recipe", "recipes", "result", "results", "favorite",
        "favorites", "option", "options", "choice", "item", "dish", "our", "no", "nos", "your",
    ]
    private static let pointing: Set<String> = ["that", "this", "those", "these"]
    private static let numbering: Set<String> = ["number", "numbers", "the", "recipe", "also"]
    private static let trailing: Set<String> = [
        "one", "ones", "recipe", "recipes", "result", "results", "favorite", "favorites", "option",
        "options", "dish", "dishes", "here", "there", "all", "fav", "favs",
    ]
    private static let places = [
        ["the", "list"], ["that", "list"], ["this", "list"], ["my", "list"], ["the", "top"],
        ["the", "page"], ["this", "page"], ["list"], ["top"],
    ]
    private static let lists: [String: String] = [
        "result": "r", "results": "r", "favorite": "f", "favorites": "f", "fav": "f", "favs": "f",
    ]
}
