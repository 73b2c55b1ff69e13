import Testing

@testable import Conversation

/// What lines become, by their canonical text.
struct CommandReadingTests {
    @Test(arguments: [
        ("name", "search garlic cheese", "search garlic cheese"),
        ("letter case", "SEARCH Garlic", "search garlic"),
        ("built-in alias", "s leeks & bacon", "search leeks bacon"),
        ("several commands", "fav 2; more", "fav 2 ; more"),
        ("empty commands", ";; more ;", "more"),
        ("comment", "more # and more", "more"),
        ("number sign", "open #3", "open 3"),
        (
            "option between", "search garlic --sort title cheese",
            "search garlic cheese --sort title"
        ),
        ("option with equals", "search garlic --sort=TITLE", "search garlic --sort title"),
        ("option twice", "search a1 --page 2 --page 3", "search a1 --page 3"),
        ("common option", "more --format json", "more --format json"),
        ("help", "search --help", "search --help"),
        ("help for a command that needs a file", "run --help", "run --help"),
        ("help for a command that needs a name", "let --help x = 3", "let --help"),
        ("end of options", "search -- garlic", "search garlic"),
        ("count", "more 2", "more 2"),
        ("quit", "exit 0", "quit 0"),
        ("open", "open the second one --steps", "open 2 --steps"),
        ("open an address", "open https://a.example/b?c=1", "open https://a.example/b?c=1"),
        ("open a file", "open ./my\\ page.html", "open \"./my page.html\""),
        ("set", "set theme dark --save", "set theme dark --save"),
        ("echo", "echo Supper,  at \"8 o'clock\" - soon", "echo \"Supper,  at 8 o'clock - soon\""),
        ("alias", "alias q2 = search \"goat cheese\"", "alias q2 = \"search \\\"goat cheese\\\"\""),
        ("alias without spaces", "alias q2=more", "alias q2 = more"),
        ("alias of several", "alias q2 = 'reset; clear'", "alias q2 = \"reset; clear\""),
        ("alias list", "alias", "alias"),
        ("history by number", "history 20", "history 20"),
        ("history by text", "history goat cheese", "history goat cheese"),
        ("run", "run supper.rcp garlic --all \"a b\"", "run supper.rcp garlic \"--all\" \"a b\""),
        ("record", "record a.rcp --expect", "record --expect a.rcp"),
        ("to a file", "list > out.txt", "list > out.txt"),
        ("to a file's end", "list>>\"my out.txt\"", "list >> \"my out.txt\""),
        ("to a file with a number sign", "list >#a", "list > \"#a\""),
        ("to a program", "list --all | head -3; ls # x", "list --all | head -3; ls # x"),
        ("system shell", "more; !ls -l | wc; pwd", "more ; !ls -l | wc; pwd"),
        ("dollar at the prompt", "echo $1 costs 5$", "echo \"\\$1 costs 5\\$\""),
    ])
    func typedCommand(id: String, line: String, means: String) throws {
        #expect(try LineReading().canonical(line) == means, "\(id)")
    }

    @Test(arguments: [
        ("note 3 the kids loved it", "note 3 the kids loved it"),
        ("note it it needs salt", "note it it needs salt"),
        ("note the second one needs salt", "note 2 needs salt"),
        ("note 3 this is good", "note 3 this is good"),
        ("tag 2 and 3 quick", "tag 2,3 quick"),
        ("fav one and three", "fav 1,3"), ("fav one, three", "fav 1,3"),
        ("fav three, one", "fav 3,1"), ("fav two and one", "fav 2,1"),
        ("fav two and the third one", "fav 2,3"), ("open the second one", "open 2"),
        ("search -fish", "search -fish"), ("tag f1", "tag f1"), ("tag 2", "tag 2"),
        ("service all", "service all"),
        ("buy what I need for 2", "shop add 2"), ("cook", "cook"), ("let's cook", "guide"),
    ])
    func wordsAfterARecipeAndOthersKeepTheirMeaning(line: String, means: String) {
        #expect(PromptReading.meaning(line, in: "opened") == means)
    }

    @Test(arguments: [
        ("number", "7", "open 7"),
        ("ordinal in digits", "3rd one", "open 3"),
        ("the last one", "the last one please", "open last"),
        ("results", "r3", "open r3"),
        ("favorite", "f2 --steps", "open f2 --steps"),
        ("pronoun", "it", "open it"),
        ("range", "2-4", "list 2-4"),
        ("list", "1, 3 and 8", "list 1,3,8"),
        ("range and number", "1-3,7", "list 1-3,7"),
        ("everything", "all", "list all"),
        ("range in words", "1 to 3", "list 1-3"),
        ("repeats", "2 2 2", "open 2"),
        ("range of one", "2-2", "open 2"),
    ])
    func wholeReference(id: String, line: String, means: String) throws {
        #expect(try LineReading().canonical(line) == means, "\(id)")
        #expect(try LineReading().commands(line).map(\.reading) == [.understood], "\(id)")
    }

    @Test(arguments: [
        ("one food", "mint", "search mint"),
        ("unknown word", "shakshuka", "search shakshuka"),
        ("two foods", "chicken soup", "search chicken soup"),
        ("letter case", "Cottage pie", "search cottage pie"),
        ("known name", "peanut butter, honey", "search peanut butter honey"),
        ("known names", "spring onion ginger soy sauce", "search spring onion ginger soy sauce"),
        ("known dish", "mac and cheese", "search \"mac and cheese\""),
        ("without", "chicken without cream", "search chicken -cream"),
        ("but no", "pasta but no tomatoes", "search pasta -tomatoes"),
        ("opening words", "any recipes with kale?", "search kale"),
        ("either", "beef or lamb with rosemary", "search beef or lamb rosemary"),
        ("either at the end", "rice and beans or lentils", "search rice beans or lentils"),
        ("either of three", "cod, haddock or pollock", "search cod or haddock or pollock"),
        ("hyphen", "no-bake cheesecake", "search no-bake cheesecake"),
        ("close to help", "kelp noodles", "search kelp noodles"),
        ("close to undo", "udon", "search udon"),
        ("close to why", "whisky cake", "search whisky cake"),
        ("number first", "five spice duck", "search five spice duck"),
        ("digit before a command's name", "3more leek", "search 3more leek"),
        ("English word close to and", "hand pie", "search hand pie"),
        ("accents", "jalapeño poppers", "search jalapeño poppers"),
        ("apostrophe", "shepherd's pie", "search shepherd's pie"),
        ("options", "garlic --sort title", "search garlic --sort title"),
        ("qualifier", "title:omelet minutes:30", "search title:omelet minutes:30"),
        ("quoted command", "\"more\" cheese", "search more cheese"),
    ])
    func bareFoods(id: String, line: String, means: String) throws {
        #expect(try LineReading().canonical(line) == means, "\(id)")
        #expect(try LineReading().commands(line).map(\.reading) == [.understood], "\(id)")
    }
}
