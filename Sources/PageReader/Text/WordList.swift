import KitchenLanguage

extension Array<String> {
    /// The words of a table that stands in the program as a text: a comma or a line's end after each.
    init(words table: String) { self = table.fields(separatedBy: ",", "\n") }
}

extension Set<String> {
    /// The words of a table that stands in the program as a text.
    init(words table: String) { self.init([String](words: table)) }
}
