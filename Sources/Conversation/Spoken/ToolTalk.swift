import KitchenLanguage

/// Finds in a sentence which tools a cook has to do without: `my oven is broken`, `I don't have a
/// blender`, `something without using the microwave`.
struct ToolTalk {
    /// The tools, by the names that conditions have for them.
    private(set) var tools: [String] = []
    /// What else is said; empty where it says nothing more.
    private(set) var rest: String

    /// Reads a sentence; nil where it names no tool to do without.
    init?(_ sentence: String) {
        // `the oven's broken`
        rest = sentence.replacing("’", with: "'").replacing("'s ", with: " is ")
        while let found = Self.find(in: SpokenWordSplitter.words(of: rest)) {
            tools.append(found.tool)
            rest.replaceSubrange(found.range, with: " ")
        }
        guard !tools.isEmpty else { return nil }
        let words = SpokenWordSplitter.words(of: rest).filter { !$0.isMark }
        if words.allSatisfy({ Self.fillers.contains($0.text) }) {
            rest = ""
            return
        }
        // What tied it to the rest of the sentence.
        let first = words.first { !Self.ties.contains($0.text) }
        let last = words.last { !Self.ties.contains($0.text) }
        guard let first, let last, first.range.lowerBound < last.range.upperBound else { return }
        rest = String(rest[first.range.lowerBound..<last.range.upperBound])
    }

    private static func find(
        in words: [SpokenWord]
    ) -> (tool: String, range: Range<String.Index>)? {
        for start in words.indices where !words[start].isQuoted {
            for end in (start..<min(start + 3, words.count)).reversed() {
                let text = words[start...end].map(\.text).joined(separator: " ")
                let verb = start == end ? verbs[text] : nil
                guard let tool = KitchenTools.shared.name(of: text) ?? verb else { continue }
                // `oven chips`, `baking powder`: the name goes on, and it is none of a tool.
                let name = words[start...].prefix { !$0.isMark && !$0.isQuoted }.map(\.text)
                let known = LiveFoods().lengthOfName(at: 0, in: Array(name))
                if known > end - start + 1 { continue }
                // `no grilled meat` says nothing of other meat.
                if verb != nil, text.hasSuffix("ed"), name.count > 1,
                    LiveFoods().isWordOfName(name[1]), !LiveFoods().isSort(name[1])
                {
                    continue
                }
                let before = words[..<start].map(\.text)
                let after = words[(end + 1)...].map(\.text)
                if let lead = lengthOfLead(before, isVerb: verb != nil) {
                    let tail = lengthOfTail(after)
                    return (tool, range(words, start - lead...end + tail))
                }
                if verb == nil, let tail = lengthOfTrouble(after) {
                    let lead = before.last.map(owners.contains) == true ? 1 : 0
                    return (tool, range(words, start - lead...end + tail))
                }
            }
        }
        return nil
    }

    private static func range(
        _ words: [SpokenWord],
        _ places: ClosedRange<Int>
    ) -> Range<String.Index> {
        words[places.lowerBound].range.lowerBound..<words[places.upperBound].range.upperBound
    }

    /// How many words before a tool say that it is not to be used; nil where none do.
    private static func lengthOfLead(_ words: [String], isVerb: Bool) -> Int? {
        var count = 0
        func word(_ place: Int) -> String? { words.dropLast(place).last }
        while let next = word(count), between.contains(next), count < 5 { count += 1 }
        guard let next = word(count) else { return nil }
        if isVerb {
            return count == 0 && ["no", "not", "without", "nothing"].contains(next) ? 1 : nil
        }
        if next == "without" || next == "minus" { return count + 1 }
        if next == "no" {
            // `there is no`, `I have no`, `with no`
            var lead = count + 1
            while let earlier = word(lead), having.contains(earlier), lead < count + 5 { lead += 1 }
            return lead
        }
        guard next == "not" else { return nil }
        var lead = count + 1
        while let earlier = word(lead), helping.contains(earlier), lead < count + 5 { lead += 1 }
        // `not oven baked` says nothing of what there is.
        return count > 0 && lead > count + 1 ? lead : nil
    }

    /// How many words after a tool go on about it.
    private static func lengthOfTail(_ words: [String]) -> Int {
        for tail in tails where words.starts(with: tail) { return tail.count }
        return 0
    }

    /// How many words after a tool say that it can't be used; nil where none do.
    private static func lengthOfTrouble(_ words: [String]) -> Int? {
        for trouble in troubles where words.starts(with: trouble) {
            // `the freezer is full of peas`
            if words.dropFirst(trouble.count).first == "of" { return nil }
            return trouble.count + lengthOfTail(Array(words.dropFirst(trouble.count)))
        }
        return nil
    }
}

// MARK: - Words

extension ToolTalk {
    /// What is done with a tool, in place of its name.
    private static let verbs = [
        "baking": "oven", "baked": "oven", "bake": "oven", "roasting": "oven", "grilling": "grill",
        "grilled": "grill", "barbecuing": "barbecue", "blending": "blender", "freezing": "freezer",
        "microwaving": "microwave",
    ]

    /// Words between a denial and its tool.
    private static let between: Set<String> = [
        "a", "an", "the", "any", "my", "our", "using", "use", "of", "turning", "switching", "on",
        "heating", "need", "needing", "needed", "require", "requiring", "for", "having", "have",
        "own", "owning", "got", "access", "to", "want", "wanting", "possess", "possessing", "call",
        "calls", "involve", "involving", "takes", "take", "working", "proper",
    ]

    private static let having: Set<String> = [
        "have", "has", "got", "there", "is", "are", "with", "i", "we", "but", "and", "need",
        "needs",
        "own", "use", "using", "that", "which", "requires", "require",
    ]

    private static let helping: Set<String> = [
        "do", "does", "did", "have", "has", "can", "could", "will", "would", "may", "i", "we",
        "you",
        "that", "which", "it", "they", "there", "is", "but", "and", "am", "are", "should", "must",
    ]

    private static let owners: Set<String> = ["my", "our", "the", "this"]

    private static func lists(_ text: String) -> [[String]] {
        text.split(whereSeparator: { $0 == "," || $0.isNewline })
            .map { $0.split(separator: " ").map(String.init) }
            .sorted { $0.count > $1.count }
    }

    private static let tails = lists(
        """
        needed, required, please, involved, at all, whatsoever, at home, here, anymore, any more, yet
        right now, at the moment, today, tonight, now, in the house, in my kitchen, to be on, at hand
        """
    )

    private static let troubles = lists(
        """
        is broken, is bust, is busted, is kaput, is dead, is out of order, is not working, is gone
        is packed, is packed away, is dirty, is in use, is full, is occupied, is off, is being repaired
        does not work, will not work, will not turn on, does not turn on, is not there, is not an option
        broke, broke down, has broken, has broken down, died, has died, just died, just broke, has gone
        stopped working, has stopped working, packed up, has packed up, packed in, has packed in
        gave up, has given up, blew up, exploded, is playing up, is on the blink, is too hot, is on fire
        has had it, is no good, is no more
        """
    )

    /// Words that say nothing besides.
    private static let fillers: Set<String> = [
        "please", "today", "tonight", "recipe", "recipes", "anything", "something", "dish",
        "dishes",
        "idea", "ideas", "what", "can", "could", "i", "we", "make", "cook", "show", "me", "give",
        "any", "a", "an", "the", "do", "and", "so", "but", "with", "it", "because", "only", "just",
        "things", "ones", "those", "that", "which", "are", "is", "to", "find", "want", "need",
        "for", "sorry", "hi", "hello", "well", "oh", "no", "now", "there", "meals", "meal", "food",
        "prepare", "then", "use", "of", "let", "us", "have", "would", "like", "help", "of", "my",
        "should", "am", "you", "up",
    ]

    /// Words that only tie it to the rest.
    private static let ties: Set<String> = [
        "and", "but", "so", "because", "as", "since", "with", "that", "which", "also", "then", "or",
    ]
}
