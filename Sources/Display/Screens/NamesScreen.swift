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
        let isTable = context.style.format == .chosen(.table)
        sheet.add(lines: isTable ? tableLines(in: context) : columnLines(in: context))
        sheet.add(context.text("a number searches it, for example: 1", .secondary))
        return sheet.lines
    }

    private struct Entry {
        var name: StyledText
        var count: StyledText
    }

    private func entries(in context: ScreenContext) -> [Entry] {
        let columns = RecipeRow.columns(upTo: answer.names.count)
        return answer.names.enumerated().map { index, name in
            let marker = RecipeRow.marker(index + 1, columns: columns, in: context)
            let count = name.count.map(NumberWords.grouped) ?? ""
            return Entry(
                name: marker + StyledText(name.name.clean),
                count: StyledText(count, .secondary)
            )
        }
    }

    private static let gap = 2

    /// As many names beside each other as fit.
    private func columnLines(in context: ScreenContext) -> [StyledText] {
        let entries = entries(in: context).map { entry in
            entry.count.isEmpty
                ? entry.name : entry.name + .spaces(NamesScreen.gap) + entry.count
        }
        return Grid.columns(entries, width: context.width)
    }

    /// A line for each name, with the counts in a column.
    private func tableLines(in context: ScreenContext) -> [StyledText] {
        let entries = entries(in: context)
        let count = entries.map(\.count.width).max() ?? 0
        let room = context.width - (count > 0 ? count + NamesScreen.gap : 0)
        let name = min(entries.map(\.name.width).max() ?? 0, room)
        return entries.map { entry in
            let start = entry.name.cut(to: name, ellipsis: context.symbols.ellipsis)
            guard !entry.count.isEmpty else { return start }
            return start.padded(to: name + NamesScreen.gap + count - entry.count.width)
                + entry.count
        }
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
            JSONMember("names", .array(nameMembers.map(JSONOutput.object))),
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
