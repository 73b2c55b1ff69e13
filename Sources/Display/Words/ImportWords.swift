import Documents
import KitchenLanguage
import RecipeModel
import ShellAnswers

/// What is said of an import while it runs and when it is over.
enum ImportWords {
    /// How far it is: `imported 120,000 recipes, 31,000 a second, 40 s left`.
    static func progress(_ progress: ImportProgress) -> String {
        if let settled = progress.settled {
            return "sorting the index, \(Int((settled * 100).rounded(.down))) %"
        }
        let count = progress.added + progress.doubles
        var words = "imported \(NumberWords.grouped(count)) recipes"
        if progress.milliseconds >= 1_000 {
            words += ", \(NumberWords.grouped(count * 1_000 / progress.milliseconds)) a second"
            if progress.bytesDone > 0, progress.bytesDone < progress.bytes {
                let left =
                    Double(progress.bytes - progress.bytesDone) / Double(progress.bytesDone)
                    * Double(progress.milliseconds) / 1_000
                words += ", \(Self.time(Int(left.rounded(.up)))) left"
            }
        }
        return words
    }

    private static func time(_ seconds: Int) -> String {
        seconds < 90 ? "\(seconds) s" : "\((seconds + 59) / 60) min"
    }

    /// What copying a cookbook came to, the news first.
    static func lines(ofCopy result: ImportResult, to target: ServiceAddress) -> [String] {
        let place =
            if case .database(let address) = target {
                "the shared cookbook at \(address.server.clean)"
            } else {
                "your own cookbook"
            }
        let recipes = NumberWords.counted(result.progress.added, "recipe")
        var lines = [
            result.isStopped
                ? "Stopped: \(recipes) copied into \(place)" : "Copied \(recipes) into \(place)"
        ]
        if result.progress.doubles > 0 {
            lines.append(
                "\(NumberWords.counted(result.progress.doubles, "recipe")) "
                    + "\(result.progress.doubles == 1 ? "was" : "were") there already"
            )
        }
        lines.append(
            result.isStopped
                ? "The same command goes on where it stopped"
                : "To use it: service cookbook --url \(target.text.clean)"
        )
        return lines
    }

    /// What an import came to, the news first.
    static func lines(of report: ImportReport) -> [String] {
        let progress = report.result.progress
        let place = report.keepsAsFavorites ? "the favorites" : "the cookbook"
        let recipes = NumberWords.counted(progress.added, "recipe")
        var lines = report.result.columns.prefix(5).flatMap(Self.lines)
        if report.isRehearsal {
            lines.append("Would import \(recipes) from \(report.file.clean); nothing is changed")
        } else if report.result.isStopped {
            lines.append(
                "Stopped: \(recipes) from \(report.file.clean) "
                    + "\(progress.added == 1 ? "is" : "are") in \(place)"
            )
        } else {
            lines.append("Imported \(recipes) from \(report.file.clean) into \(place)")
        }
        if progress.doubles > 0 {
            lines.append(
                "\(NumberWords.counted(progress.doubles, "recipe")) "
                    + "\(progress.doubles == 1 ? "was" : "were") there already"
            )
        }
        if report.result.isStopped, !report.isRehearsal {
            lines.append("The same command goes on where it stopped")
        }
        if progress.faults > 0 {
            lines.append(
                "Couldn't read \(NumberWords.counted(progress.faults, "entry", plural: "entries")):"
            )
            lines += report.result.faults.prefix(5).map { "  " + words(for: $0) }
            if progress.faults > 5 {
                let rest = "\(NumberWords.grouped(progress.faults - 5)) more"
                let hint =
                    report.report.map { "all are in \($0.clean)" } ?? "'--report FILE' writes all"
                lines.append("  \(rest); \(hint)")
            }
        }
        if progress.shortened > 0 {
            let recipes = NumberWords.counted(progress.shortened, "recipe")
            lines.append(
                "Shortened \(recipes) with a title or ingredient over "
                    + "\(NumberWords.bytes(TextLimit.line)):"
            )
            lines += report.result.shortened.prefix(5).map { "  " + words(for: $0) }
        }
        return lines
    }

    /// How the columns of a table are read: `Columns of x.csv: Zutaten → ingredients`.
    private static func lines(of table: ImportResult.ReadColumns) -> [String] {
        let read = table.columns.compactMap { column in
            column.field.map { "\(column.name.clean) → \($0.rawValue)" }
        }
        let others = table.columns.filter { $0.field == nil && !$0.name.clean.isEmpty }
        var lines = ["Columns of \(table.file.clean): \(read.joined(separator: ", "))"]
        if !others.isEmpty {
            lines.append("Left out: \(others.map(\.name.clean).joined(separator: ", "))")
        }
        return lines
    }

    /// An entry that can't be read: its place, then why.
    static func words(for fault: ImportEntryError) -> String {
        "\(words(for: fault.place)): \(reason(fault.fault))"
    }

    private static func words(for place: EntryPlace) -> String {
        var words = place.file.clean
        if let line = place.line { words += " line \(line)" }
        if let entry = place.entry { words += ", \(entry.clean)" }
        return words
    }

    private static func reason(_ fault: EntryError) -> String {
        switch fault {
        case .malformed(let format): "not valid \(name(of: format))"
        case .tooLong: "longer than 16 MB"
        case .noTitle: "no title"
        case .empty: "no ingredients and no steps"
        case .unknownFormat: "not a kind of recipe file that is known"
        case .unreadable: "can't be opened"
        case .shortened: "shortened"
        }
    }

    private static func name(of format: ImportFormat) -> String {
        switch format {
        case .json: "JSON with a recipe"
        case .yaml: "YAML with a recipe"
        case .markdown: "Markdown with a recipe"
        case .text: "text with a recipe"
        case .csv: "row of this table"
        case .html: "web page with a recipe"
        case .cooklang: "Cooklang"
        case .mealmaster: "MealMaster"
        case .paprika: "Paprika"
        case .recipenlg: "row of RecipeNLG"
        case .mealie: "Mealie"
        case .tandoor: "Tandoor"
        }
    }
}
