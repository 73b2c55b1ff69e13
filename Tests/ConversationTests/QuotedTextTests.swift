import Testing

@testable import Conversation

/// Which words need quotes, and how they are quoted.
struct QuotedTextTests {
    @Test(arguments: [
        "a", "3", "./a", "/a", "~/a", "_a", ".a", "a_b", "a/b", "a:b", "a=b", "a+b", "a@b", "50%",
        "a,b", "it's", "it’s", "a-b", "a!", "a?", "a(b)", "a&b", "a~b", "é", "豆腐",
    ])
    func aPlainWordNeedsNoQuotes(_ word: String) {
        #expect(QuotedText.isPlain(word))
        #expect(QuotedText.word(word) == word)
    }

    @Test(arguments: [
        "", "-a", "'a", "=a", "!a", "&", "(a)", "a:'b", "a='b", "a b", "a\"b", "a$b", "a;b", "a|b",
        "a>b", "a<b", "a#b", "a\\b", "a*b", "a\tb",
    ])
    func anotherWordNeedsThem(_ word: String) {
        #expect(!QuotedText.isPlain(word))
        #expect(QuotedText.word(word).hasPrefix("\"") && QuotedText.word(word).hasSuffix("\""))
    }

    @Test(arguments: [
        ("a\"b", "\"a\\\"b\""), ("a\\b", "\"a\\\\b\""), ("$5", "\"\\$5\""), ("a\nb", "\"a\\nb\""),
        ("a\tb", "\"a\\tb\""), ("it's", "\"it's\""), ("", "\"\""),
    ])
    func aQuotedTextEscapesItsSigns(_ text: String, _ quoted: String) {
        #expect(QuotedText.quoted(text) == quoted)
    }

    @Test(arguments: [
        ("a.b_c/d~e-f+g@h%i,j=k:l", "a.b_c/d~e-f+g@h%i,j=k:l"), ("a b", "a\\ b"),
        ("it's", "it\\'s"), ("a\"b", "a\\\"b"), ("a$b;c|d>e", "a\\$b\\;c\\|d\\>e"), ("é3", "é3"),
        ("(a)", "\\(a\\)"),
    ])
    func aPathIsEscapedSignBySign(_ text: String, _ escaped: String) {
        #expect(QuotedText.escaped(text) == escaped)
    }

    @Test(arguments: [
        ("two words", "two words"), ("two  words", "\"two  words\""), (" a", "\" a\""),
        ("a -b", "\"a -b\""), ("", "\"\""),
    ])
    func aTextIsPlainWhereEachWordIs(_ text: String, _ written: String) {
        #expect(QuotedText.text(text) == written)
    }
}
