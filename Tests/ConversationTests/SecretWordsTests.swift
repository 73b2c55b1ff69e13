import RecipeModel
import Testing

@testable import Conversation

/// What is covered in a line before anything reads it.
struct SecretWordsTests {
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
