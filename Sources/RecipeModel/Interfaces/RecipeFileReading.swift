/// The kinds of file that recipes are read from. The raw value is the word by which a cook asks for
/// it.
package enum ImportFormat: String, Hashable, Sendable, CaseIterable {
    /// JSON and JSON lines: this program's, schema.org's, Open Recipes', or plain ones.
    case json
    /// YAML with a recipe's fields: Open Recipe Format, or plain ones.
    case yaml
    /// Markdown, with or without a front matter.
    case markdown = "md"
    /// Plain text: a title, ingredients, steps.
    case text
    /// A table whose columns are told by their names.
    case csv
    /// A web page with a recipe.
    case html
    /// A recipe in the Cooklang markup.
    case cooklang = "cook"
    case mealmaster
    case paprika
    /// RecipeNLG's CSV.
    case recipenlg
    case mealie
    case tandoor
}

/// Where in what was imported an entry stands.
package struct EntryPlace: Hashable, Sendable {
    /// The file, as the cook would name it.
    package var file: String
    /// The line that it begins in, from 1; nil where lines mean nothing.
    package var line: Int?
    /// The name of the entry in an archive.
    package var entry: String?

    package init(file: String, line: Int? = nil, entry: String? = nil) {
        self.file = file
        self.line = line
        self.entry = entry
    }
}

/// Why an entry was left out, or what of it was.
package enum EntryError: Error, Hashable, Sendable {
    /// It isn't what its format says, or ends too soon.
    case malformed(ImportFormat)
    /// It is longer than is read.
    case tooLong
    /// There is no title.
    case noTitle
    /// There are neither ingredients nor steps.
    case empty
    /// Nothing tells what kind of file it is.
    case unknownFormat
    /// It can't be read; the code is the system's.
    case unreadable(code: Int32)
    /// It was read, but something that it names was longer than a line can be, and was cut.
    case shortened
}

/// One entry of a file, not read yet.
package struct FileEntry: Sendable {
    package var place: EntryPlace
    package var format: ImportFormat
    package var bytes: [UInt8]
    /// The title that the file's name tells, for formats that have none.
    package var name: String
    /// What it says, where it had to be read to be told from what stands around it.
    package var document: RecipeDocument?

    package init(
        place: EntryPlace,
        format: ImportFormat,
        bytes: [UInt8],
        name: String = "",
        document: RecipeDocument? = nil
    ) {
        self.place = place
        self.format = format
        self.bytes = bytes
        self.name = name
        self.document = document
    }
}

/// What a file has at a place.
package enum FileContent: Sendable {
    case entry(FileEntry)
    case fault(EntryError, EntryPlace)
    /// How the columns of a table are read; before its rows.
    case columns([TableColumn], EntryPlace)
}

/// A column of a table, and what it is read as.
package struct TableColumn: Hashable, Sendable {
    /// Its name in the table.
    package var name: String
    /// The field that it has; nil where it is left out.
    package var field: RecipeField?

    package init(name: String, field: RecipeField?) {
        self.name = name
        self.field = field
    }
}

/// What files say of a recipe, field by field. The raw value is the word by which a cook names it.
package enum RecipeField: String, Hashable, Sendable, CaseIterable {
    case title, ingredients, steps, notes, description
    case servings, yield
    case prepTime = "prep", cookTime = "cook", totalTime = "total"
    case category, cuisine, keywords, author, site, link, picture, thumbnail, video, language
    case rating, ratingCount = "votes", nutrition, calories, foods
    case ownTags = "own-tags", ownNotes = "own-notes", ownStars = "own-stars", savedAt = "saved"
}

/// A file that is read piece by piece. Throws `EntryError.unreadable`.
package protocol ByteSource {
    /// How many bytes there are.
    var size: Int { get }
    /// The bytes from a place on, at most so many; none at the end.
    func bytes(from place: Int, upTo count: Int) throws(EntryError) -> [UInt8]
}

/// Reads recipes from files; nothing of a file is held in memory beyond an entry.
package protocol RecipeFileReading: Sendable {
    /// Cuts a file into entries, in their order.
    ///
    /// - Parameters:
    ///   - format: What the file is; nil where its content tells.
    ///   - body: Takes an entry, and how many bytes of the file were gone through.
    func cut(
        _ source: any ByteSource,
        named name: String,
        as format: ImportFormat?,
        _ body: (FileContent, Int) throws -> Void
    ) throws
    /// The recipe of an entry with all that stands beside it.
    func recipe(in entry: FileEntry) throws(EntryError) -> EntryRecipe
}

/// A recipe as an entry has it.
package struct EntryRecipe: Sendable {
    /// The recipe and what stands beside it, clean; its id is that of no recipe.
    package var document: RecipeDocument
    /// Whether something that it names was longer than a line can be.
    package var isShortened: Bool

    /// The recipe alone.
    package var recipe: Recipe { document.recipe }

    package init(_ recipe: Recipe, isShortened: Bool = false) {
        self.init(RecipeDocument(recipe: recipe), isShortened: isShortened)
    }

    package init(_ document: RecipeDocument, isShortened: Bool = false) {
        self.document = document
        self.isShortened = isShortened
    }
}

extension EntryError {
    /// Its fixed name, for reports and JSON.
    package var name: String {
        switch self {
        case .malformed(let format): "malformed-\(format.rawValue)"
        case .tooLong: "too-long"
        case .noTitle: "no-title"
        case .empty: "no-ingredients-and-steps"
        case .unknownFormat: "unknown-format"
        case .unreadable: "unreadable"
        case .shortened: "shortened"
        }
    }
}
