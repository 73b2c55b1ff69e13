import RecipeModel
import ShellAnswers

/// Categories or cuisines, with numbers to pick from.
struct NamesScreen: Screen {
    let answer: NamesAnswer

    func drawn(in context: ScreenContext) -> [StyledText] {
        var sheet = Sheet(width: context.width)
        guard !answer.names.isEmpty else {
            sheet.add(context.text(none))
            return sheet.lines
        }
        var right = StyledText()
        right.append(answer.service.rawValue.clean, .secondary)
        sheet.add(StyledText(answer.kind.rawValue), right: right)
        let columns = RecipeRow.columns(upTo: answer.names.count)
        let entries = answer.names.enumerated().map { index, name in
            var entry = RecipeRow.marker(index + 1, columns: columns, in: context)
            entry.append(name.name.clean)
            if let count = name.count {
                entry.append("  \(NumberWords.grouped(count))", .secondary)
            }
            return entry
        }
        sheet.add(lines: Grid.columns(entries, width: context.width))
        sheet.add(context.text("a number searches it, for example: 1", .secondary))
        return sheet.lines
    }

    private var none: String {
        "The service \(answer.service.rawValue.clean) lists no \(answer.kind.rawValue)."
    }

    func spoken(in context: ScreenContext) -> [String] {
        guard !answer.names.isEmpty else { return [none] }
        let head = "\(NumberWords.grouped(answer.names.count)) \(answer.kind.rawValue)"
        let rows = answer.names.enumerated().map { index, name in
            let count = name.count.map { ", \(NumberWords.counted($0, "recipe"))" } ?? ""
            return "\(index + 1): \(name.name.clean)\(count)."
        }
        return ["\(head) of \(answer.service.rawValue.clean)."] + rows
            + ["A number searches it."]
    }

    var members: [JSONMember] {
        [
            JSONMember("kind", .string(answer.kind.rawValue)),
            JSONMember("service", .string(answer.service.rawValue)),
            JSONMember("names", .array(nameMembers.map(JSONValue.object))),
        ]
    }

    var rows: NDJSONRows? {
        NDJSONRows(
            rows: nameMembers,
            rest: [
                JSONMember("kind", .string(answer.kind.rawValue)),
                JSONMember("service", .string(answer.service.rawValue)),
            ]
        )
    }

    private var nameMembers: [[JSONMember]] {
        answer.names.enumerated().map { index, name in
            [
                JSONMember("n", .int(index + 1)),
                JSONMember("name", .string(name.name.clean)),
                JSONMember("count", .int(orNull: name.count)),
            ]
        }
    }

    var table: Table? {
        Table(
            header: ["n", "name", "count"],
            rows: answer.names.enumerated().map { index, name in
                [String(index + 1), name.name.clean, name.count.map(String.init) ?? ""]
            }
        )
    }
}
