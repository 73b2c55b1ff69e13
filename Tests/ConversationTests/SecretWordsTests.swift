import RecipeModel
import Testing

@testable import Conversation

/// What is covered in a line before anything reads it.
struct SecretWordsTests {
    @Test(arguments: [
        ("service spoonacular --key SECRET", "service spoonacular --key ******"),
        ("service spoonacular --key=SECRET", "service spoonacular --key=******"),
        ("service spoonacular --kye SECRET", "service spoonacular --kye ******"),
        ("service spoonacular -key SECRET", "service spoonacular -key ******"),
        ("SERVICE spoonacular -Key SECRET", "SERVICE spoonacular -Key ******"),
        ("service spoonacular --KEY  SEC RET", "service spoonacular --KEY  *** ***"),
        ("serivce spoonacular --ke=SECRET", "serivce spoonacular --ke=******"),
        ("spoonacular --key SECRET", "spoonacular --key ******"),
        ("service --key spoonacular SECRET", "service --key spoonacular ******"),
        ("service --key SPOONACULAR SECRET", "service --key SPOONACULAR ******"),
        ("service spoonacular --key -SECRET", "service spoonacular --key *******"),
        ("service spoonacular --key --SECRET", "service spoonacular --key ********"),
        ("service spoonacular --key --SECRET --x", "service spoonacular --key ******** ***"),
        ("service feed --key SECRET; list", "service feed --key ******; list"),
        ("service feed --key SECRET ; list", "service feed --key ****** ; list"),
        (
            "service feed --key SECRET --url http://a.example/x",
            "service feed --key ****** --url http://a.example/x"
        ),
        ("open http://me:SECRET@a.example/x", "open http://me:******@a.example/x"),
        ("open http://me:SE@CRET@a.example/x", "open http://me:*******@a.example/x"),
        ("cookbook move postgresql://me:SE/CRET@a/b", "cookbook move postgresql://me:*******@a/b"),
        (
            "service cookbook --url 'postgresql://a/b?password=SECRET&sslmode=require'",
            "service cookbook --url 'postgresql://a/b?password=******&sslmode=require'"
        ),
    ])
    func secretsAreCovered(_ line: String, _ covered: String) {
        #expect(SecretWords.covered(line) == covered)
        #expect(SecretWords.covered(line).count == line.count)
        let words = line.split(separator: " ").map(String.init)
        #expect(!SecretWords.covered(words).joined(separator: " ").contains("SECRET"))
    }

    @Test(arguments: [
        "service spoonacular --key", "service --key spoonacular", "service feed --url http://a.b/",
        "search garlic -key lime", "search pie  -keg", "open http://a.example/x@y:z", "", " \t ",
        "!sort --key=2 http://me:pw@a.example/", "list | sort --key=2", "service feed --key --help",
        "service feed --key; list", "service feed --key ; list",
        "search --sort title garlic", "  leading and  trailing  ", "a@b http://me@a.example/",
    ])
    func theRestStaysAsItIs(_ line: String) {
        #expect(SecretWords.covered(line) == line)
    }

    /// What ends a key, so that all that follows is read and shown.
    @Test(arguments: [
        "--url", "--ca", "--help", "--service", "--format", "--width", "--all", ";", "|", ">", ">>",
        "&&", "--URL",
    ])
    func whatEndsAKey(_ word: String) {
        #expect(
            SecretWords.covered("service feed --key SECRET \(word) shown")
                == "service feed --key ****** \(word) shown"
        )
    }

    /// However long a key or a password is, each of its signs is covered.
    @Test(arguments: 1...12)
    func everySignIsCovered(_ count: Int) {
        let (secret, stars) = (
            String(repeating: "x", count: count), String(repeating: "*", count: count)
        )
        for line in [
            "service mealie --key %", "service mealie --key=%", "service mealie --key %; list",
            "open http://me:%@a.example/", "service cookbook --url postgres://a/b?password=%",
        ] {
            #expect(
                SecretWords.covered(line.replacing("%", with: secret))
                    == line.replacing("%", with: stars)
            )
        }
    }

    @Test(arguments: ServiceName.askable)
    func aServiceBehindTheOptionIsNoKey(_ name: ServiceName) {
        #expect(
            SecretWords.covered("service --key \(name.rawValue) SECRET")
                == "service --key \(name.rawValue) ******"
        )
    }

    @Test(arguments: [
        ("postgres://me:a/b?c#d@h/x", "postgres://me:*******@h/x"),
        ("POSTGRESQL://me:a/b@h/x", "POSTGRESQL://me:***@h/x"),
        ("--url=http://me:ab@h:81/x?y#z", "--url=http://me:**@h:81/x?y#z"),
        ("'http://me:ab@h/'", "'http://me:**@h/'"), ("http://me:@h/", "http://me:@h/"),
        ("http://:ab@h/", "http://:**@h/"), ("http://h/x?y=a:b@c", "http://h/x?y=a:b@c"),
        ("http://h:81/a@b", "http://h:81/a@b"), ("mailto:a:b@c", "mailto:a:b@c"),
    ])
    func thePasswordOfAnAddress(_ word: String, _ covered: String) {
        #expect(SecretWords.covered("open \(word) x") == "open \(covered) x")
    }

    @Test func loginsAreTakenFromTheLineBeforeItIsCovered() {
        let line = "service feed --url=http://a:b@a.example; open 'https://c:d@c.example:81'"
        let logins = SecretWords.logins(in: line)
        #expect(logins.map(\.text) == ["a:b", "c:d"])
        #expect(logins.map(\.origin) == ["http://a.example", "https://c.example:81"])
        #expect(SecretWords.logins(in: "search garlic a@b").isEmpty)
        let database =
            "service cookbook --url postgresql://me:a%3Ab@c.example:5433,d/book?x=1; list"
        let login = SecretWords.logins(in: database).first
        #expect(login?.text == "a:b")
        #expect(login?.origin == "postgresql://me@c.example:5433,d/book?x=1")
        let other = SecretWords.logins(
            in: "service cookbook --url postgres://me@a/b?password=c%26d"
        )
        #expect(other.map(\.text) == ["c&d"] && other.map(\.origin) == ["postgresql://me@a/b"])
    }
}
