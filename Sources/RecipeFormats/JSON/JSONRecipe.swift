import RecipeModel

/// Recipes as JSON, in the keys in which `open --format json` prints one.
///
/// One recipe is `{"v":1,"recipe":{…}}`, several are `{"v":1,"recipes":[…]}`. A number in a list means
/// nothing outside it, and is `null`.
enum JSONRecipe {
    /// The text of a file.
    static func text(of recipes: [ExportedRecipe]) -> String {
        let objects = recipes.map { JSONOutput.object(members(of: $0)) }
        let content: JSONMember
        if let only = objects.first, objects.count == 1 {
            content = JSONMember("recipe", only)
        } else {
            content = JSONMember("recipes", .array(objects))
        }
        return JSONOutput.object([JSONMember("v", .int(1)), content]).spreadText + "\n"
    }

    /// The text of a file that has a recipe in each line.
    static func lines(of recipes: [ExportedRecipe]) -> String {
        recipes.map { exported in
            JSONOutput.object([
                JSONMember("v", .int(1)), JSONMember("recipe", .object(members(of: exported))),
            ]).text + "\n"
        }.joined()
    }

    /// The members, and those that reading the file back would else have to guess: the names of the
    /// foods, the time that the recipe itself calls its total.
    static func members(of exported: ExportedRecipe) -> [JSONMember] {
        let recipe = exported.recipe
        let members = exported.document.jsonMembers().map { member in
            guard member.key == "ingredientGroups" else { return member }
            let groups = recipe.ingredientGroups.map { group in
                JSONOutput.object([
                    JSONMember("title", .string(orNull: group.title)),
                    JSONMember("items", .strings(group.items.map(\.text))),
                    JSONMember("names", .strings(group.items.map(\.name))),
                ])
            }
            return JSONMember(member.key, .array(groups))
        }
        let places = recipe.stepIngredients.map { steps in
            JSONOutput.array(steps.map { .array($0.map(JSONOutput.int)) })
        }
        return members + [
            JSONMember("totalMinutes", .int(orNull: recipe.times.total)),
            JSONMember("stepIngredients", places ?? .null),
        ] + ownMembers(exported.own)
            + (exported.document.stars.map { [JSONMember("stars", .number(Double($0) / 10))] } ?? [])
    }

    /// The cook's own words: `notes` with the time of each, `tags`.
    private static func ownMembers(_ own: OwnWords) -> [JSONMember] {
        let notes = own.notes.map { note in
            JSONOutput.object([
                JSONMember("text", .string(note.text)),
                JSONMember("writtenAt", .string(CivilTime.iso8601(note.writtenAt))),
            ])
        }
        return [JSONMember("notes", .array(notes)), JSONMember("tags", .strings(own.tags))]
    }
}
