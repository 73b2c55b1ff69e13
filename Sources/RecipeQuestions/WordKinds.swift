/// Words of which one may stand for another, in kinds.
struct WordKinds {
    private let kinds: [Set<String>]

    /// - Parameter text: A kind a line.
    init(_ text: String) {
        kinds = text.split(separator: "\n").map { QuestionWords.stems(of: String($0)) }
    }

    /// The words of all kinds.
    var words: Set<String> { kinds.reduce(into: []) { $0.formUnion($1) } }

    /// All words of the kinds that have one of these.
    func kin(of stems: Set<String>) -> Set<String> {
        kinds.reduce(into: []) { kin, kind in
            if !kind.isDisjoint(with: stems) { kin.formUnion(kind) }
        }
    }
}
