import RecipeModel

/// Cuts an archive of recipes into its entries: Paprika's, Mealie's, Tandoor's, or one of Cooklang
/// files or pages.
struct ArchiveCutter {
    private let source: any ByteSource
    private let file: String
    private let format: ImportFormat?
    private let prefix: String

    /// - Parameter prefix: The archive's own place in another one.
    init(_ source: any ByteSource, file: String, as format: ImportFormat?, prefix: String = "") {
        self.source = source
        self.file = file
        self.format = format
        self.prefix = prefix
    }

    /// The bytes that every zip file begins with.
    static let signature: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

    func cut(_ body: (FileContent, Int) throws -> Void) throws {
        let archive: ZipArchive
        do {
            archive = try ZipArchive(source, format: format ?? .json)
        } catch {
            try body(.fault(error, place(of: nil)), source.size)
            return
        }
        for (number, entry) in archive.entries.enumerated() {
            guard let kind = Self.format(of: entry.name) else { continue }
            let done = source.size * (number + 1) / archive.entries.count
            do {
                let bytes = try archive.bytes(of: entry, format: kind.format)
                try pass(bytes, of: entry.name, kind, done, body)
            } catch let fault as EntryError {
                try body(.fault(fault, place(of: entry.name)), done)
            }
        }
        if !archive.isWhole {
            try body(.fault(.malformed(format ?? .json), place(of: nil)), source.size)
        }
    }

    private enum Kind {
        case recipe(ImportFormat)
        case gzip
        case archive

        var format: ImportFormat {
            switch self {
            case .recipe(let format): format
            case .gzip: .paprika
            case .archive: .tandoor
            }
        }
    }

    /// What an entry is by its name; nil for pictures and what is no recipe.
    private static func format(of name: String) -> Kind? {
        let parts = name.lowercased().split(separator: "/")
        // What a Mac puts beside each file.
        guard let last = parts.last, parts.first != "__macosx", !last.hasPrefix(".") else {
            return nil
        }
        if last.hasSuffix(".paprikarecipe") { return .gzip }
        if last == "recipe.json" { return .recipe(.tandoor) }
        if last.hasSuffix(".json") { return .recipe(.mealie) }
        if last.hasSuffix(".zip") { return .archive }
        if last.hasSuffix(".cook") { return .recipe(.cooklang) }
        if last.hasSuffix(".md") { return .recipe(.markdown) }
        return last.hasSuffix(".html") || last.hasSuffix(".htm") ? .recipe(.html) : nil
    }

    private func pass(
        _ bytes: [UInt8],
        of name: String,
        _ kind: Kind,
        _ done: Int,
        _ body: (FileContent, Int) throws -> Void
    ) throws {
        var bytes = bytes
        switch kind {
        case .recipe: break
        case .gzip: bytes = try Inflation.unpack(bytes, .gzip, format: .paprika)
        case .archive:
            // One level: Tandoor's export is a zip of zips, and nothing is deeper.
            guard prefix.isEmpty else { return }
            try ArchiveCutter(
                ByteArraySource(bytes),
                file: file,
                as: format,
                prefix: name + "/"
            ).cut { content, _ in try body(content, done) }
            return
        }
        let entry = FileEntry(
            place: place(of: name),
            format: kind.format,
            bytes: bytes,
            name: FileForm.title(ofFile: name)
        )
        // Among notes there are many that are no recipes.
        let entries =
            kind.format == .markdown ? TextCutter(entry, isTold: false).entries : [entry]
        for entry in entries { try body(.entry(entry), done) }
    }

    private func place(of entry: String?) -> EntryPlace {
        EntryPlace(file: file, entry: entry.map { prefix + $0 } ?? (prefix.isEmpty ? nil : prefix))
    }
}

/// Bytes that are in memory already.
package struct ByteArraySource: ByteSource {
    private let all: [UInt8]

    package init(_ bytes: [UInt8]) { all = bytes }

    package var size: Int { all.count }

    package func bytes(from place: Int, upTo count: Int) -> [UInt8] {
        let start = min(max(place, 0), all.count)
        return Array(all[start..<min(start + max(count, 0), all.count)])
    }
}
