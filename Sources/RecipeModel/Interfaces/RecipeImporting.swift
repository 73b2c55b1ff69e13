/// What to import, and how.
package struct ImportOrder: Hashable, Sendable {
    /// Files and folders, each with the name that the cook gave it.
    package var paths: [Path]
    /// What the files are; nil where their content tells.
    package var format: ImportFormat?
    /// The name of where the recipes come from.
    package var origin: String
    /// Whether nothing is changed.
    package var isRehearsal: Bool
    /// The fields of a table's columns, by the columns' names, where the cook tells them.
    package var columns: [String: RecipeField]

    /// A file or folder.
    package struct Path: Hashable, Sendable {
        package var path: String
        package var name: String

        package init(path: String, name: String) {
            self.path = path
            self.name = name
        }
    }

    package init(
        paths: [Path],
        format: ImportFormat? = nil,
        origin: String,
        isRehearsal: Bool = false,
        columns: [String: RecipeField] = [:]
    ) {
        self.paths = paths
        self.format = format
        self.origin = origin
        self.isRehearsal = isRehearsal
        self.columns = columns
    }
}

/// How far an import is.
package struct ImportProgress: Hashable, Sendable {
    /// Recipes that are in.
    package var added = 0
    /// Recipes that were in before.
    package var doubles = 0
    /// Entries that could not be read.
    package var faults = 0
    /// Entries that were read, but of which something was cut that was too long.
    package var shortened = 0
    /// Bytes gone through, and all there are.
    package var bytesDone = 0
    package var bytes = 0
    /// How long it took, in milliseconds.
    package var milliseconds = 0
    /// How much of the index is in its final order, from 0 to 1, once everything is in.
    package var settled: Double?

    package init() {}
}

/// An entry that could not be read, or of which something was cut.
package struct ImportEntryError: Hashable, Sendable {
    package var place: EntryPlace
    package var fault: EntryError

    package init(place: EntryPlace, fault: EntryError) {
        self.place = place
        self.fault = fault
    }
}

/// What an import came to.
package struct ImportResult: Hashable, Sendable {
    package var progress: ImportProgress
    /// The first entries that could not be read.
    package var faults: [ImportEntryError]
    /// The first entries of which something was cut.
    package var shortened: [EntryPlace]
    /// Whether the cook stopped it: what was told to be in is in.
    package var isStopped: Bool
    /// How the columns of tables were read, by file.
    package var columns: [ReadColumns] = []

    /// Whether all that the files have is in, to the last word.
    package var isWhole: Bool { progress.faults == 0 && progress.shortened == 0 }

    /// The columns of a table.
    package struct ReadColumns: Hashable, Sendable {
        package var file: String
        package var columns: [TableColumn]

        package init(file: String, columns: [TableColumn]) {
            self.file = file
            self.columns = columns
        }
    }

    package init(
        progress: ImportProgress,
        faults: [ImportEntryError],
        shortened: [EntryPlace] = [],
        isStopped: Bool
    ) {
        self.progress = progress
        self.faults = faults
        self.shortened = shortened
        self.isStopped = isStopped
    }
}
