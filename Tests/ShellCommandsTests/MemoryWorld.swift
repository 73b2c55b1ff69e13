import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellCommands
import Synchronization

/// Programs that were started.
final class ProgramLog: Sendable {
    private let log = Mutex<[String]>([])

    private let asked = Mutex<[String]>([])
    /// What is typed unseen; nil where Ctrl-C is.
    let secret = Guarded<String?>("secret")
    /// What a program does that is started, before it ends with this status; nil for any.
    let doing = Guarded<(@Sendable (String) -> Int32)?>(nil)

    var lines: [String] { log.withLock { $0 } }

    /// What was asked for unseen.
    var questions: [String] { asked.withLock { $0 } }

    var access: ProgramAccess {
        ProgramAccess(
            run: { text, input in
                self.log.withLock { $0.append(input.map { "\(text) < \($0)" } ?? text) }
                if let doing = self.doing.withLock({ $0 }) { return doing(text) }
                if text.hasPrefix("interrupted") { return 128 + 2 }
                return text.hasPrefix("false") ? 1 : 0
            },
            browse: { address in
                self.log.withLock { $0.append("browse \(address.text)") }
                return 0
            },
            secret: { question in
                self.asked.withLock { $0.append(question) }
                return self.secret.withLock { $0 }
            }
        )
    }
}

/// A fetcher whose pages come as its pictures do, however fresh they are to be.
protocol UniformFetcher: PageFetcher {}

extension UniformFetcher {
    func page(
        at address: WebAddress,
        from source: AddressSource,
        freshness: Freshness
    ) async throws -> FetchedDocument {
        try await picture(at: address, from: source)
    }
}

/// Pages in memory, by address; an address without one answers 404.
final class MemoryPages: PageFetcher {
    private let pages: Mutex<[String: String]>
    private let log = Mutex<[String]>([])

    init(_ pages: [String: String]) { self.pages = Mutex(pages) }

    /// Has an address answer with another page from now on.
    func set(_ address: String, to page: String) { pages.withLock { $0[address] = page } }

    private func found(_ address: WebAddress) -> String? {
        log.withLock { $0.append(address.text) }
        return pages.withLock { $0[address.text] }
    }

    /// The addresses that were asked for, in order.
    var asked: [String] { log.withLock { $0 } }

    func page(
        at address: WebAddress,
        from source: AddressSource,
        freshness: Freshness
    ) async throws -> FetchedDocument {
        guard let page = found(address) else {
            return FetchedDocument(address: address, status: 404, body: [], fetchedAt: 1)
        }
        if page == "offline" { throw ServiceError.offline(host: address.host) }
        return FetchedDocument(
            address: address,
            mediaType: "text/html",
            body: Array(page.utf8),
            fetchedAt: 1
        )
    }

    func picture(at address: WebAddress, from source: AddressSource) async throws
        -> FetchedDocument
    {
        guard let picture = found(address) else { throw ServiceError.notKept }
        if picture == "offline" { throw ServiceError.offline(host: address.host) }
        return FetchedDocument(
            address: address,
            status: picture == "gone" ? 404 : 200,
            body: Array(picture.utf8),
            fetchedAt: 1
        )
    }
}

/// Writes recipes as their titles, and a star where they are favorites.
struct TitleWriting: RecipeWriting {
    func text(of documents: [RecipeDocument], as format: RecipeFileFormat) -> String {
        let titles = documents.map { $0.recipe.title + ($0.isFavorite ? " *" : "") }
        return "\(format.rawValue): \(titles.joined(separator: ", "))\n"
    }

    func text(forEditing recipe: Recipe) -> String {
        text(of: [RecipeDocument(recipe: recipe)], as: .cooklang)
    }
}

/// Reads a page whose first line is the title and whose other lines are ingredients.
struct LineReading: PageReading {
    func read(_ bytes: [UInt8], charset: String?, address: WebAddress?, status: Int)
        -> PageContent
    {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        guard let title = lines.first else { return PageContent(kind: .empty) }
        var recipe = TestKitchen.recipe(title, Array(lines.dropFirst()))
        recipe.id = RecipeID(service: .web, key: address?.identity ?? title)
        return PageContent(
            kind: lines.count > 1 ? .recipe : .notRecipe,
            recipe: lines.count > 1 ? recipe : nil,
            title: title,
            text: lines.joined(separator: "\n")
        )
    }

    func plainText(ofMarkup markup: String) -> String { markup }

    func minutes(inWords text: String) -> Int? { nil }
}
