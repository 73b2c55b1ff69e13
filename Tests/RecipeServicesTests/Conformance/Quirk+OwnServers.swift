import RecipeModel
import RecipeTestSupport

extension Quirk {
    static let mealie = [
        Quirk(.mealie, "a link that is a script", mealie(#""orgURL":"javascript:alert(1)""#)) {
            $0.recipes.first?.link == nil
        },
        Quirk(.mealie, "a link with spaces around", mealie(#""orgURL":" https://k.example/1 ""#)) {
            $0.recipes.first?.link?.rest == "/1"
        },
        Quirk(.mealie, "an empty link", mealie(#""orgURL":"""#)) {
            $0.recipes.first?.link == nil
        },
        Quirk(.mealie, "no name for addresses", mealie(#""slug":"""#)) {
            $0.recipes.first?.id.key == "a1"
        },
        Quirk(.mealie, "times in words", mealie(#""totalTime":"45 minutes""#)) {
            $0.recipes.first?.times.minutes == 45
        },
        Quirk(.mealie, "times in other words", mealie(#""totalTime":"a while""#)) {
            $0.recipes.first?.times.minutes == nil
        },
        Quirk(.mealie, "no stars yet", mealie(#""rating":0"#)) {
            $0.recipes.first?.rating == nil
        },
        Quirk(.mealie, "a picture by a mark", mealie(#""image":"95""#)) {
            $0.recipes.first?.picture?.rest.hasSuffix("/a1/images/original.webp") == true
        },
        Quirk(.mealie, "tags that are null", mealie(#""tags":null,"recipeCategory":null"#)) {
            $0.recipes.first?.keywords == []
        },
        Quirk(.mealie, "a recipe twice", mealie(#""rating":null"#) + "," + mealie(#""rating":1"#)) {
            $0.recipes.count == 1
        },
        Quirk(.mealie, "a short page with more after it", mealie(#""rating":null"#)) {
            $0.next?.number == 2
        },
        Quirk(.mealie, "one without a name", mealie(#""rating":null"#) + #",{"id":"b"}"#) {
            $0.recipes.count == 1 && $0.unusableEntries == 1
        },
    ]

    static let tandoor = [
        Quirk(.tandoor, "no minutes", tandoor(#""working_time":0,"waiting_time":0"#)) {
            $0.recipes.first?.times.minutes == nil
        },
        Quirk(.tandoor, "one serving that nobody typed", tandoor(#""servings":1"#)) {
            $0.recipes.first?.yield == nil
        },
        Quirk(.tandoor, "a next page at the inner host", tandoor(#""rating":null"#)) {
            $0.next?.number == 2
        },
        Quirk(
            .tandoor,
            "a picture at the inner host",
            tandoor(#""image":"http://inside:8080/media/recipes/a_1.png""#)
        ) {
            $0.recipes.first?.picture?.host == "127.0.0.1"
                && $0.recipes.first?.picture?.rest == "/media/recipes/a_1.png"
        },
        Quirk(
            .tandoor,
            "a picture in another's store",
            tandoor(#""image":"https://store.example/media/recipes/a_1.png?sign=x""#)
        ) {
            $0.recipes.first?.picture?.host == "store.example"
        },
        Quirk(
            .tandoor,
            "keywords by label",
            tandoor(#""keywords":[{"id":1,"label":"Greek"},{"id":2,"label":null}]"#)
        ) {
            $0.recipes.first?.cuisines == ["greek"]
        },
        Quirk(.tandoor, "a description that is null", tandoor(#""description":null"#)) {
            $0.recipes.count == 1
        },
        Quirk(
            .tandoor,
            "an id that is a text",
            tandoor(#""rating":null"#) + #",{"id":"x","name":"A"}"#
        ) {
            $0.recipes.count == 1 && $0.unusableEntries == 1
        },
    ]

    private static func mealie(_ keys: String) -> String { #"{"id":"a1","name":"Soup",\#(keys)}"# }

    private static func tandoor(_ keys: String) -> String { #"{"id":7,"name":"Soup",\#(keys)}"# }
}
