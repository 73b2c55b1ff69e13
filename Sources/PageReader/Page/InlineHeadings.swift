import KitchenLanguage

/// Takes headings off the lines that they share with what they head: `Ingredients: 2 eggs, milk`.
enum InlineHeadings {
    /// A heading is no longer than this, in bytes.
    private static let reach = 48
    /// Less text after a heading is a part of it, in bytes.
    private static let leastRest = 12

    /// The lines with such headings on lines of their own.
    static func apart(_ lines: [PageLine]) -> [PageLine] {
        guard lines.contains(where: { colon(in: $0) != nil }) else { return lines }
        return lines.flatMap { line -> [PageLine] in
            guard let colon = colon(in: line) else { return [line] }
            var heading = line
            var rest = line
            heading.text = String(line.text[...colon])
            heading.isStrong = true
            rest.text = String(line.text[line.text.index(after: colon)...]).cleanLine
            rest.isStrong = false
            return [heading, rest]
        }
    }

    private static func colon(in line: PageLine) -> String.Index? {
        guard line.headingLevel == 0, line.region < .comments,
            line.text.utf8.count > leastRest,
            line.text.utf8.prefix(reach).contains(where: { $0 == 0x3A || $0 == 0x9A }),
            let colon = line.text.firstIndex(where: { $0 == ":" || $0 == "：" })
        else { return nil }
        let name = String(line.text[..<colon])
        guard name.utf8.count < reach, let section = SectionWords.section(named: name),
            section == .ingredients || section == .steps
        else { return nil }
        let rest = String(line.text[colon...].dropFirst())
        let tellsTime = StatedDuration.isNamed(in: rest)
        return rest.utf8.count >= leastRest && !(tellsTime && rest.utf8.count < 40) ? colon : nil
    }
}
