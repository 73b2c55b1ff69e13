package import Conversation

/// Where a line comes from: what it may, and what its variables are.
package struct Frame: Sendable {
    /// Where the lines come from.
    package enum Origin: Hashable, Sendable {
        /// The cook at the prompt.
        case prompt
        /// The cook on the command line: `-c`, or one command.
        case commandLine
        /// A script, by the name that it was given.
        case script(file: String)
    }

    /// Where the lines come from.
    package var origin: Origin
    /// The script's own file with every link followed; nil where there is none.
    package var path: String?
    /// The folder that a script's own files are read from; nil is the current one.
    package var folder: String?
    /// `$1`, `$2`, …
    package var arguments: [String]
    /// What `let` has set: the words of each variable.
    package var variables: [String: [String]] = [:]
    /// The `run` lines that led here, the outermost first.
    package var chain: [ScriptPlace] = []
    /// The scripts that are being played, by their files, this one last.
    package var scripts: [String]
    /// Whether it may reach outside: files, programs, addresses.
    package var mayReachOutside: Bool
    /// Whether its lines are in plain words wherever they come from.
    private var hasPlainWords = false
    /// The options that its commands have where they don't say otherwise.
    private(set) var options = CommonOptions()

    package init(
        origin: Origin,
        path: String? = nil,
        folder: String? = nil,
        arguments: [String] = [],
        mayReachOutside: Bool
    ) {
        self.origin = origin
        self.path = path
        self.folder = folder
        self.arguments = arguments
        self.mayReachOutside = mayReachOutside
        scripts = if case .script(let file) = origin { [path ?? file] } else { [] }
    }

    /// The frame of lines typed at the prompt.
    package static let prompt = Frame(origin: .prompt, mayReachOutside: true)
    /// The frame of `-c` and of `recipe CMD`.
    package static let commandLine = Frame(origin: .commandLine, mayReachOutside: true)
    /// What lines that nobody typed and no file has are said to be from.
    package static let standardInputName = "standard input"

    /// The frame of a script in a file; its own files lie beside it.
    package static func script(
        named name: String,
        at path: String,
        arguments: [String] = [],
        mayReachOutside: Bool
    ) -> Frame {
        let folder = path.lastIndex(of: "/").map { slash in
            slash == path.startIndex ? "/" : String(path[..<slash])
        }
        return Frame(
            origin: .script(file: name),
            path: path,
            folder: folder,
            arguments: arguments,
            mayReachOutside: mayReachOutside
        )
    }

    /// The same for a line in plain words, whose commands have these options.
    func inPlainWords(_ options: CommonOptions) -> Frame {
        var frame = self
        frame.hasPlainWords = true
        frame.options = options
        frame.scripts.append(SayCommand.name)
        return frame
    }

    /// What may stand in its lines.
    var readingMode: ReadingMode {
        if hasPlainWords { return .prompt }
        return switch origin {
        case .prompt: .prompt
        case .commandLine: .commandLine
        case .script: .script
        }
    }

    /// Whether it is a script.
    package var isScript: Bool {
        if case .script = origin { true } else { false }
    }
}

extension ShellSurroundings {
    /// The path of a file that a line reads: a script's own files lie beside it; what is not there is
    /// looked for in the cook's current folder, where scripts write.
    func path(_ file: String, in frame: Frame) -> String {
        let beside = files.path(file, frame.folder)
        guard frame.folder != nil, files.resolved(beside) == nil else { return beside }
        let here = path(toWrite: file)
        return files.resolved(here) == nil ? beside : here
    }

    /// The path of a file that a line writes: what the cook gets is in the current folder, wherever
    /// a script lies.
    func path(toWrite file: String) -> String { files.path(file, nil) }
}
