import Documents
import KitchenLanguage
import RecipeModel

/// What is said of whole copies of servers.
enum CopyWords {
    /// What bringing a copy up to date came to, the news first.
    static func lines(_ result: CopyResult, of name: String) -> [String] {
        let all = NumberWords.counted(result.recipes, "recipe")
        var lines: [String]
        if result.isStopped {
            lines = ["stopped: \(all) of \(NumberWords.grouped(result.listed)) copied from \(name)"]
            lines.append("'service \(name) --keep' goes on where it stopped")
            if result.isFirst { lines.append("until it is whole, \(name) itself is asked") }
            return lines
        }
        if result.isFirst {
            lines = ["copied \(all) from \(name); you can search and open them offline"]
        } else {
            let news = changes(result)
            lines = [
                news.isEmpty
                    ? "the copy of \(name) is up to date: \(all)"
                    : "brought the copy of \(name) up to date: \(NumberWords.list(news))"
            ]
        }
        if result.unread > 0 {
            lines.append(
                "\(NumberWords.counted(result.unread, "recipe")) couldn't be read there and"
                    + " \(result.unread == 1 ? "is" : "are") missing"
            )
        }
        return lines
    }

    private static func changes(_ result: CopyResult) -> [String] {
        [(result.added, "new"), (result.changed, "changed"), (result.removed, "removed")]
            .filter { $0.0 > 0 }.map { "\(NumberWords.grouped($0.0)) \($0.1)" }
    }

    /// That a copy is gone.
    static func removed(_ copy: CopyStanding?, of name: String) -> String {
        guard let copy else { return "no copy of \(name) is kept" }
        let recipes = NumberWords.counted(copy.recipes, "recipe")
        return "removed the copy of \(name) with \(recipes); \(name) itself is asked again"
    }
}
