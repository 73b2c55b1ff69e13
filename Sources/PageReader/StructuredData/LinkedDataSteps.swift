import RecipeModel

/// Reads the steps of a recipe's node: one text, texts, `HowToStep`s, `HowToSection`s, or any of these
/// in each other.
struct LinkedDataSteps {
    private static let depthLimit = 8
    /// A longer name is the step's text, in bytes.
    private static let nameLimit = 120

    /// The sections in order, each with its steps.
    private(set) var groups: [StepGroup] = []
    /// The steps since the last heading that the data has as such.
    private var open: [String] = []

    /// Whether all steps are in one: then its line ends are the steps'.
    let isOnlyStep: Bool

    /// Whether the steps are one text without line ends.
    private(set) var areOneLine = false

    init(instructions: JSONValue?) {
        isOnlyStep = LinkedDataSteps.count(instructions ?? .null, depth: 0) == 1
        add(instructions ?? .null, depth: 0)
        close()
        // A section whose steps have names of their own is a heading before them.
        groups = groups.indices.filter { index in
            !groups[index].items.isEmpty
                || groups[index].title != nil && index + 1 < groups.count
                    && groups[index + 1].title != nil && !groups[index + 1].items.isEmpty
        }.map { groups[$0] }
    }

    /// How many steps there are, whatever they are held in.
    private static func count(_ value: JSONValue, depth: Int) -> Int {
        guard depth < depthLimit else { return 0 }
        switch value {
        case .array(let elements):
            return elements.prefix(2 * SchemaRecipe.listLimit).reduce(0) { sum, element in
                sum > 1 ? sum : sum + count(element, depth: depth + 1)
            }
        case .object: return list(of: value).map { count($0, depth: depth + 1) } ?? 1
        case .string: return 1
        default: return 0
        }
    }

    private static func list(of value: JSONValue) -> JSONValue? {
        ["itemListElement", "steps", "step", "recipeInstructions"].lazy.compactMap { value[$0] }
            .first
    }

    private mutating func add(_ value: JSONValue, depth: Int) {
        guard depth < LinkedDataSteps.depthLimit else { return }
        switch value {
        case .array(let elements):
            for element in elements.prefix(SchemaRecipe.listLimit) {
                add(element, depth: depth + 1)
            }
        case .string(let text): append(whole(steps(of: text)))
        case .object: addObject(value, depth: depth)
        default: break
        }
    }

    private mutating func addObject(_ value: JSONValue, depth: Int) {
        let list = LinkedDataSteps.list(of: value)
        let name = value["name"]?.text.map(MarkupText.line(of:)) ?? ""
        if LinkedData.isType("howtosection", value) {
            begin(LineRules.headingTitle(name))
            if let list { add(list, depth: depth + 1) } else { append(steps(of: text(of: value))) }
            begin(nil)
            return
        }
        if let list, value["text"]?.text ?? "" == "" {
            add(list, depth: depth + 1)
            return
        }
        let steps = whole(steps(of: text(of: value)))
        guard !steps.isEmpty else {
            if LineRules.isStep(name) { append([name]) }
            return
        }
        if name.utf8.count <= LinkedDataSteps.nameLimit, let title = LineRules.headingTitle(name),
            !repeats(name, steps), PageRule.nameOfStep.applies
        {
            begin(title)
            append(steps)
            begin(nil)
        } else {
            append(steps)
        }
    }

    /// A step among others is one step, whatever line ends are in its text.
    private func whole(_ lines: [String]) -> [String] {
        lines.isEmpty || isOnlyStep ? lines : [lines.joined(separator: " ")]
    }

    private func text(of value: JSONValue) -> String {
        (value["text"] ?? value["description"] ?? value["itemListElement"] ?? .null).elements
            .compactMap { $0.text ?? $0["text"]?.text }
            .joined(separator: "\n")
    }

    /// Whether a step's name says nothing but how its text begins, as many sites write it.
    private func repeats(_ name: String, _ steps: [String]) -> Bool {
        let stem = ComparisonKey(LineRules.withoutStepNumber(name)).text
        return ComparisonKey(steps.joined(separator: " ")).text.hasPrefix(stem)
            || stem.isEmpty
    }

    private mutating func steps(of text: String) -> [String] {
        let items = MarkupText.listItems(of: text)
        if !items.isEmpty {
            return items.map(LineRules.withoutStepNumber).filter(LineRules.isStep)
        }
        return plainSteps(of: text)
    }

    private mutating func plainSteps(of text: String) -> [String] {
        let lines = MarkupText.lines(of: text)
        areOneLine = isOnlyStep && lines.count == 1
        return lines.flatMap { PageRule.numberedText.applies ? NumberedText.steps(of: $0) : [$0] }
            .map(LineRules.withoutStepNumber).filter(LineRules.isStep)
    }

    private mutating func append(_ steps: [String]) { open += steps }

    /// Begins a section under a heading, or one without.
    private mutating func begin(_ title: String?) {
        close()
        groups.append(StepGroup(title: title, items: []))
    }

    /// Puts the steps since the last heading into its section; lines among them head sections too.
    private mutating func close() {
        for (step, next) in zip(open, open.dropFirst().map(Optional.some) + [nil]) {
            if next != nil, LinkedDataSteps.isHeading(step) {
                groups.append(StepGroup(title: LineRules.headingTitle(step), items: []))
            } else {
                if groups.isEmpty { groups.append(StepGroup(items: [])) }
                groups[groups.count - 1].items.append(step)
            }
        }
        open = []
    }

    /// Whether a text among steps only heads those after it: `Method`, `For the dough`, `Filling:`.
    private static func isHeading(_ text: String) -> Bool {
        SectionWords.isBare(text) || SectionWords.isPurpose(text)
            || text.hasSuffix(":") && text.count <= 80 && !text.contains(where: \.isNumber)
    }
}
