import RecipeModel
import ShellAnswers

/// The services and their state.
struct ServicesScreen: Screen {
    let services: [ServiceRow]

    func drawn(in context: ScreenContext) -> [StyledText] {
        let rows = services.map { row in
            Grid.Row(
                cells: [
                    StyledText(row.isCurrent ? context.symbols.arrow : ""),
                    row.isCurrent
                        ? StyledText(row.name.rawValue.clean, .title)
                        : StyledText(row.name.rawValue.clean),
                ],
                text: row.need == nil
                    ? StyledText(ServicesScreen.state(of: row), .good)
                    : StyledText(ServicesScreen.state(of: row), .secondary)
            )
        }
        return Grid.lines(rows, width: context.width)
    }

    /// What a service is at, in words.
    static func state(of row: ServiceRow) -> String {
        let address = row.address?.clean
        switch row.need {
        case nil: return address.map { "ready, at \($0)" } ?? "ready"
        case .address:
            return "needs an address: service \(row.name.rawValue.clean) --url ADDRESS"
        case .key: return "needs a key: service \(row.name.rawValue.clean) --key"
        }
    }

    func spoken(in context: ScreenContext) -> [String] {
        services.map { row in
            let use = row.isCurrent ? " In use." : ""
            return
                "\(row.name.rawValue.clean): \(Spoken.sentence(ServicesScreen.state(of: row)))\(use)"
        }
    }

    /// A service's keys in JSON.
    static func members(of row: ServiceRow) -> [JSONMember] {
        var need: String?
        switch row.need {
        case .address: need = "address"
        case .key: need = "key"
        case nil: break
        }
        return [
            JSONMember("name", .string(row.name.rawValue)),
            JSONMember("address", .string(orNull: row.address?.clean)),
            JSONMember("current", .bool(row.isCurrent)),
            JSONMember("needs", .string(orNull: need)),
        ]
    }

    var members: [JSONMember] {
        [JSONMember("services", .array(services.map { .object(ServicesScreen.members(of: $0)) }))]
    }

    var rows: NDJSONRows? {
        NDJSONRows(rows: services.map(ServicesScreen.members), rest: [])
    }

    var table: Table? {
        Table(
            header: ["name", "current", "state", "address"],
            rows: services.map {
                [
                    $0.name.rawValue.clean, String($0.isCurrent), ServicesScreen.state(of: $0),
                    $0.address?.clean ?? "",
                ]
            }
        )
    }
}
