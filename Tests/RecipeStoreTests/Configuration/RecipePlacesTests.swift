import RecipeStore
import Testing

struct RecipePlacesTests {
    @Test func withoutVariablesAllIsBelowHome() {
        let places = RecipePlaces(environment: ["HOME": "/home/cook/"])
        #expect(places.config == "/home/cook/.config/recipe")
        #expect(places.data == "/home/cook/.local/share/recipe")
        #expect(places.state == "/home/cook/.local/state/recipe")
        #expect(places.cache == "/home/cook/.cache/recipe")
        #expect(places.configFile == "/home/cook/.config/recipe/config")
        #expect(places.startupScript == "/home/cook/.config/recipe/startup.rcp")
        #expect(places.keyFile == "/home/cook/.config/recipe/keys")
        #expect(places.historyFile == "/home/cook/.local/state/recipe/history")
    }

    @Test func absoluteVariablesCountAndOthersDoNot() {
        let places = RecipePlaces(environment: [
            "HOME": "/home/cook", "XDG_CONFIG_HOME": "/etc/x", "XDG_DATA_HOME": "data",
            "XDG_STATE_HOME": "", "XDG_CACHE_HOME": "/",
        ])
        #expect(places.config == "/etc/x/recipe")
        #expect(places.data == "/home/cook/.local/share/recipe")
        #expect(places.state == "/home/cook/.local/state/recipe")
        #expect(places.cache == "/recipe")
    }

    @Test(arguments: [
        ([:], "/root", "/root/.cache/recipe"), (["HOME": "cook"], "/root", "/root/.cache/recipe"),
        ([:], nil, "/dev/null/.cache/recipe"),
    ])
    func withoutHomeTheAccountsCounts(
        _ environment: [String: String],
        _ account: String?,
        _ cache: String
    ) {
        #expect(RecipePlaces(environment: environment, accountHome: account).cache == cache)
    }
}
