import Conversation
import Documents
import KitchenLanguage
import RecipeModel
import ShellAnswers

/// An answer as programs read it: JSON, lines of JSON, and a table.
struct MachineForm {
    /// The keys that the answer has in a JSON object, in order.
    var members: [JSONMember]
    /// The objects that come one a line before the rest in NDJSON; nil where the answer is one object
    /// there as well.
    var rows: [[JSONMember]]?
    /// The members of the last line in NDJSON.
    var rest: [JSONMember] = []
    /// The answer as rows with a heading; nil where it is no table.
    var table: Table?

    init(_ members: [JSONMember] = [], table: Table? = nil) {
        self.members = members
        self.table = table
    }

    /// An answer that is a list under a key, of which a table has these columns.
    init(_ key: String, _ rows: [[JSONMember]], columns: [String]) {
        members = [JSONMember(key, .list(rows))]
        self.rows = rows
        table = Table(rows, columns: columns)
    }
}

extension MachineForm {
    /// The key of recipes in a list.
    static let recipes = "recipes"

    /// The form with these fields of each recipe alone; the same where none are named.
    func with(_ fields: [ListField]) -> MachineForm {
        guard !fields.isEmpty, let rows else { return self }
        let columns = fields.map(\.rawValue)
        let chosen = rows.map { row in
            columns.map { key in row.first { $0.key == key } ?? JSONMember(key, .null) }
        }
        var form = self
        form.rows = chosen
        form.table = Table(chosen, columns: columns)
        form.members = members.map {
            $0.key == MachineForm.recipes ? JSONMember($0.key, .list(chosen)) : $0
        }
        return form
    }
}

extension Answer {
    /// Whether it is a list of recipes.
    var listsRecipes: Bool {
        switch self {
        case .results, .favorites: true
        default: false
        }
    }
}

extension Document {
    /// A table with its rows one below the other, the last column at the end.
    init(_ table: Table) {
        let rows = table.rows.map { fields in
            Entries.Row(
                fields.dropLast().map { Phrase($0) },
                Phrase(fields.last ?? ""),
                spoken: zip(table.header, fields).map { "\($0): \($1)" }.joined(separator: ", ")
            )
        }
        self.init(rows, table: table)
    }
}

extension Table {
    /// The members of rows that have these keys.
    init(_ rows: [[JSONMember]], columns: [String]) {
        self.init(
            header: columns,
            rows: rows.map { row in
                columns.map { key in row.first { $0.key == key }?.value.field ?? "" }
            }
        )
    }
}

extension JSONOutput {
    /// A list of objects.
    static func list(_ rows: [[JSONMember]]) -> JSONOutput { .array(rows.map(JSONOutput.object)) }

    /// Texts from outside, each clean and in one line.
    static func clean(_ texts: [String]) -> JSONOutput { .strings(texts.map(\.clean)) }

    /// The value as the field of a table; a list is joined by semicolons.
    fileprivate var field: String {
        switch self {
        case .null: ""
        case .object(let members):
            members.map(\.value.field).filter { !$0.isEmpty }.joined(separator: "; ")
        case .bool(let value): String(value)
        case .int(let number): String(number)
        case .number(let number): NumberWords.decimal(number)
        case .string(let text): text.clean
        case .array(let values): values.map(\.field).joined(separator: "; ")
        }
    }
}

extension Answer {
    /// The answer for programs.
    func machineForm(in wording: Wording) -> MachineForm {
        switch self {
        case .silence, .clearScreen: MachineForm()
        case .quit(let code): MachineForm([JSONMember("exit", .int(Int(code)))])
        case .played(let end):
            MachineForm([
                JSONMember("exit", .int(Int(end.exitCode))),
                JSONMember("error", .string(orNull: end.errorName?.rawValue)),
            ])
        case .results(let answer): answer.machineForm
        case .recipe(let answer): answer.machineForm
        case .picture(let answer): answer.machineForm
        case .favorites(let answer): answer.machineForm
        case .names(let answer): answer.machineForm
        case .services(let rows): MachineForm(services: rows)
        case .settings(let rows):
            MachineForm(
                "settings",
                rows.map(\.members),
                columns: ["key", "value", "origin", "default", "choices"]
            )
        case .aliases(let rows):
            MachineForm("aliases", rows.map(\.members), columns: ["alias", "text"])
        case .history(let rows):
            MachineForm("history", rows.map(\.members), columns: ["n", "line"])
        case .status(let answer): answer.machineForm(in: wording)
        case .help(let answer): MachineForm([JSONMember("help", .object(answer.members))])
        case .kitchen(let answer): answer.machineForm
        case .plan(let answer): answer.machineForm
        case .cookbook(let answer): answer.machineForm
        case .done(let action): MachineForm([JSONMember("done", .object(action.members))])
        case .text(let text):
            MachineForm([JSONMember("text", .string(CleanText.lines(text)))])
        }
    }
}

/// Rows as CSV or TSV.
enum DelimitedText {
    /// As RFC 4180 has it: quotes where a field needs them, doubled inside; every row ends with CR LF.
    static func csv(_ table: Table) -> String {
        ([table.header] + table.rows).reduce(into: "") { text, row in
            text += row.map(quoted).joined(separator: ",") + "\r\n"
        }
    }

    /// With tabs between the fields; tabs and line ends inside them are spaces.
    static func tsv(_ table: Table) -> String {
        ([table.header] + table.rows).reduce(into: "") { text, row in
            text += row.map(flattened).joined(separator: "\t") + "\n"
        }
    }

    private static func quoted(_ field: String) -> String {
        let needsQuotes = field.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
        guard needsQuotes else { return field }
        return "\"" + field.reduce(into: "") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
    }

    private static func flattened(_ field: String) -> String {
        field.reduce(into: "") { $0 += $1 == "\t" || $1.isNewline ? " " : String($1) }
    }
}
