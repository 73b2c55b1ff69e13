import Documents
import RecipeModel
import RecipeSearch
import ShellAnswers

extension CookbookAnswer {
    var machineForm: MachineForm {
        switch self {
        case .imported(let report): MachineForm([JSONMember("imported", .object(report.members))])
        case .copied(let result, let target):
            MachineForm([
                JSONMember(
                    "copied",
                    .object([
                        JSONMember("address", .string(target.text.clean)),
                        JSONMember("added", .int(result.progress.added)),
                        JSONMember("doubles", .int(result.progress.doubles)),
                        JSONMember("milliseconds", .int(result.progress.milliseconds)),
                        JSONMember("stopped", .bool(result.isStopped)),
                    ])
                )
            ])
        case .origins(let origins, let starters):
            MachineForm(
                [
                    JSONMember("starters", .int(starters)),
                    JSONMember("origins", .array(origins.map { .object($0.members) })),
                ],
                table: Table(
                    header: ["origin", "recipes", "bytes", "added"],
                    rows: origins.map { origin in
                        [
                            origin.name.clean, String(origin.count), String(origin.bytes),
                            CivilTime.iso8601(origin.addedAt),
                        ]
                    }
                )
            )
        }
    }
}

extension CookbookOrigin {
    fileprivate var members: [JSONMember] {
        [
            JSONMember("name", .string(name.clean)), JSONMember("recipes", .int(count)),
            JSONMember("bytes", .int(bytes)),
            JSONMember("addedAt", .string(CivilTime.iso8601(addedAt))),
        ]
    }
}

extension ImportReport {
    fileprivate var members: [JSONMember] {
        let progress = result.progress
        return [
            JSONMember("file", .string(file.clean)), JSONMember("added", .int(progress.added)),
            JSONMember("doubles", .int(progress.doubles)),
            JSONMember("unreadable", .int(progress.faults)),
            JSONMember("shortened", .int(progress.shortened)),
            JSONMember("milliseconds", .int(progress.milliseconds)),
            JSONMember("dryRun", .bool(isRehearsal)),
            JSONMember("stopped", .bool(result.isStopped)),
            JSONMember("faults", .array(result.faults.map(\.member))),
            JSONMember("columns", .array(result.columns.map(\.member))),
        ]
    }
}

extension ImportResult.ReadColumns {
    fileprivate var member: JSONOutput {
        .object([
            JSONMember("file", .string(file.clean)),
            JSONMember(
                "columns",
                .array(
                    columns.map { column in
                        .object([
                            JSONMember("name", .string(column.name.clean)),
                            JSONMember("field", .string(orNull: column.field?.rawValue)),
                        ])
                    }
                )
            ),
        ])
    }
}

extension ImportEntryError {
    fileprivate var member: JSONOutput {
        .object([
            JSONMember("file", .string(place.file.clean)),
            JSONMember("line", .int(orNull: place.line)),
            JSONMember("entry", .string(orNull: place.entry?.clean)),
            JSONMember("reason", .string(fault.name)),
        ])
    }
}
