import Testing

@testable import RecipeStore

struct StarterKeyTests {
    @Test(arguments: [
        ("Crème brûlée", "creme-brulee"), ("Garlic cheese bread", "garlic-cheese-bread"),
        ("Shepherd's pie", "shepherds-pie"), ("Cook’s soup", "cooks-soup"),
        ("Mac & cheese", "mac-cheese"), ("  Pho (bo) ", "pho-bo"), ("Smørrebrød", "smorrebrod"),
        ("Käsespätzle", "kasespatzle"), ("Straße", "strasse"), ("İmam bayıldı", "imam-bayildi"),
        ("Feijoada à 2", "feijoada-a-2"), ("Борщ", "борщ"), ("", ""), ("—", ""),
    ])
    func titlesBecomePlain(_ title: String, _ key: String) {
        #expect(StarterKey.key(forTitle: title) == key)
    }
}
