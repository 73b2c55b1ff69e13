import Testing

@testable import RecipeServices

struct HTTPDateTests {
    @Test(arguments: [
        ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
        ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
        ("Sun Nov  6 08:49:37 1994", 784_111_777),
        ("Saturday, 06-Nov-66 08:49:37 GMT", 3_056_258_977),
        ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
        ("Tue, 29 Feb 2028 23:59:59 GMT", 1_835_481_599),
        ("Sat, 16 Jan 2027 08:00:00 GMT", 1_800_086_400),
    ])
    func eachFormIsRead(_ text: String, _ seconds: Int) {
        #expect(HTTPDate.seconds(text) == seconds)
    }

    @Test(arguments: [
        "", "0", "-1", "tomorrow", "Sun, 32 Nov 1994 08:49:37 GMT", "Nov", "12:00:00",
        "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 99999 08:49:37 GMT",
        "Sun, 06 Nov 1994 08:49 GMT", "06 06 1994 08:49:37",
    ])
    func whatIsNoDateGivesNothing(_ text: String) {
        #expect(HTTPDate.seconds(text) == nil)
    }
}
