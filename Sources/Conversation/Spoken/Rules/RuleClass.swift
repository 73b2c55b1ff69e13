/// Classes that are asked for at every word, looked up once.
enum RuleClass {
    static let dropped = RuleBook.shared.words(of: "DROPPED")
    static let cooking = RuleBook.shared.words(of: "COOKIT")
    static let describing = RuleBook.shared.words(of: "DESCRIBING")
    static let shaping = RuleBook.shared.words(of: "SHAPE")
    static let people = RuleBook.shared.words(of: "PEOPLE")
}
