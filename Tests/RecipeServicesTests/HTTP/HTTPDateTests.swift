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

    @Test(
        arguments: zip(
            ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
            [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
        )
    )
    func everyMonthBeginsOnItsDay(_ month: String, _ days: Int) {
        let base = 1_798_761_600  // 2027-01-01
        #expect(HTTPDate.seconds("Fri, 01 \(month) 2027 00:00:00 GMT") == base + days * 86_400)
        #expect(
            HTTPDate.seconds("1 \(month.uppercased()) 2027 00:00:01") == base + days * 86_400 + 1
        )
    }

    @Test(arguments: [
        ("01 Mar 2000 00:00:00", 951_868_800), ("29 Feb 2000 00:00:00", 951_782_400),
        ("01 Mar 2100 00:00:00", 4_107_542_400), ("28 Feb 2100 00:00:00", 4_107_456_000),
        ("01 Jan 69 00:00:00", 3_124_224_000), ("01 Jan 70 00:00:00", 0),
        ("31 Dec 99 23:59:59", 946_684_799), ("01 Jan 00 00:00:00", 946_684_800),
        ("01 Jan 1970 23:59:60", 86_400), ("01 Jan 1970 00:01:00", 60),
    ])
    func yearsAndSecondsAreCounted(_ text: String, _ seconds: Int) {
        #expect(HTTPDate.seconds(text) == seconds)
    }

    @Test(arguments: [
        "00 Jan 2027 00:00:00", "32 Jan 2027 00:00:00", "01 Jan 2027 24:00:00",
        "01 Jan 2027 00:60:00", "01 Jan 2027 00:00:61", "01 Jan 1969 00:00:00",
        "01 Jan 10000 00:00:00", "01 Foo 2027 00:00:00", "01 Jan 2027 00:00",
        "01 Jan 2027 0:0:0:0", "Jan 2027 00:00:00",
    ])
    func oneTooManyOfAnythingIsNoDate(_ text: String) {
        #expect(HTTPDate.seconds(text) == nil)
    }
}
