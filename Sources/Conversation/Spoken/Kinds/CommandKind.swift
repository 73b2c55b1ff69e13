extension [SpokenCommand] {
    /// What kind of command they are, as `KindModel` tells kinds apart.
    var kind: String {
        guard let first else { return "error" }
        if count == 1 { return first.kind }
        return first.name == DropCommand.name && self[1].name == AndCommand.name ? "swap" : "multi"
    }
}

extension SpokenCommand {
    /// The command with what tells one use of it from another: `pantry add`, `open --steps`.
    fileprivate var kind: String {
        let next = arguments.first?.text ?? ""
        switch name {
        case SearchCommand.name, CookCommand.name:
            let excludes = arguments.allSatisfy(\.isUnwanted)
            return !arguments.isEmpty && excludes ? "\(name) -" : name
        case OpenCommand.name:
            let part = arguments.first { ["--steps", "--ingredients"].contains($0) }
            return part.map { "\(name) \($0.text)" } ?? name
        case PantryCommand.name:
            return arguments.contains("--staple") ? "\(name) \(next) --staple" : "\(name) \(next)"
        case ShopCommand.name:
            let actions = ["add", "remove", "list", "done", "clear"]
            return "\(name) \(actions.contains(next) ? next : "add")"
        case PlanCommand.name:
            let actions = ["add", "remove", "fill", "move", "swap", "clear"]
            // `plan friday for 6` makes more of what is there.
            if !actions.contains(next), arguments.contains("for") { return ScaleCommand.name }
            return "\(name) \(actions.contains(next) ? next : "show")"
        case GuideCommand.name:
            return ["back", "again"].contains(next) ? "\(name) \(next)" : name
        case TimersCommand.name, UnitsCommand.name:
            return next.isEmpty ? name : "\(name) \(next)"
        default:
            return name
        }
    }
}
