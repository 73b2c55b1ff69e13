import RecipeTestSupport
import Testing

@testable import PageReader

struct DurationTextTests {
    static let durations: [Case<String, Int?>] = [
        Case("minutes", "PT35M", 35), Case("hours and minutes", "PT1H30M", 90),
        Case("a day", "P1DT2H", 1_560), Case("no T", "P45M", 45), Case("lower case", "pt20m", 20),
        Case("spaces", " PT 10 M ", 10), Case("fraction", "PT1.5H", 90),
        Case("seconds", "PT90S", 2), Case("ninety minutes", "PT90M", 90),
        Case("minus", "PT-30M", 30), Case("zero", "PT0M", nil), Case("zeros", "P0DT0H0M", nil),
        Case("beyond 30 days", "P2Y", nil), Case("empty", "", nil), Case("PT alone", "PT", nil),
        Case("words", "1 hour 15 minutes", 75), Case("short words", "1 hr 5 mins", 65),
        Case("point before a number", ".5 hour", 30),
        Case("point before a number, later", "about .5 hour", 30),
        Case("point behind a word", "1 Std.30 Min.", 90),
        Case("joined", "1h30", 90), Case("number alone", "25", 25), Case("half", "1½ hours", 90),
        Case("a half with a stroke", "1/2 hour", 30),
        Case("and a half with a stroke", "1 1/2 hours", 90), Case("thirds", "2⁄3 hour", 40),
        Case("range with a stroke", "20/30 minutes", 30), Case("half to one", "1/2-1 hour", 60),
        Case("stroke without a number", "20/ minutes", 20),
        Case("range", "20-30 minutes", 30), Case("German", "1 Std. 20 Min.", 80),
        Case("French", "1 heure et 10 minutes", 70), Case("Spanish", "2 horas 5 minutos", 125),
        Case("Dutch", "2u 45m", 165), Case("Swedish", "1 timme", 60),
        Case("Polish", "1 godz. 20 min", 80),
        Case("Hungarian", "40 perc", 40), Case("Russian", "1 час 10 минут", 70),
        Case("Japanese", "約30分", 30), Case("Chinese", "1小时20分钟", 80), Case("Korean", "1시간 30분", 90),
        Case("Turkish", "45 dakika", 45), Case("Arabic", "30 دقيقة", 30),
        Case("Greek", "20 λεπτά", 20),
        Case("one or the other", "8 hours on low or 4 hours on high", 480),
        Case("minutes behind hours", "1 hour 59", 119), Case("too many", "1 hour 60", 60),
        Case("behind minutes", "20 minutes 4", 20), Case("behind days", "2 days 3", 2_880),
        Case("hours and minutes with a colon", "1:15 h", 75),
        Case("a colon behind a name", "Total: 1:05 hours", 65),
        Case("a colon behind a number", "1: 20 minutes", 21), Case("no time", "easy", nil),
        Case("entity", "20&nbsp;min", 20),
    ]

    @Test(arguments: durations)
    func durationsAreReadInMinutes(_ row: Case<String, Int?>) {
        #expect(DurationText.minutes(in: row.input) == row.expected)
    }
}
