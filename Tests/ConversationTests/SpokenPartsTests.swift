import Testing

@testable import Conversation

/// The parts that a spoken line is read with: words, numbers, times, recipes.
struct SpokenPartsTests {
    private func words(_ line: String) -> [String] {
        SpokenWordSplitter.words(of: line).map { $0.isQuoted ? "[\($0.text)]" : $0.text }
    }

    // MARK: - Words

    @Test(arguments: [
        ("Fish,chips", "fish , chips"), ("eggs/rice", "eggs or rice"),
        ("eggs / rice", "eggs or rice"),
        ("salt&vinegar", "salt and vinegar"), ("salt & vinegar", "salt and vinegar"),
        ("salt+vinegar", "salt and vinegar"), ("salt + vinegar", "salt and vinegar"),
        ("mac n cheese", "mac and cheese"), ("mac 'n' cheese", "mac and cheese"),
        ("mac ’n’ cheese", "mac and cheese"), ("mac 'n cheese", "mac and cheese"),
        ("mac n' cheese", "mac and cheese"), ("soup - stew", "soup , stew"),
        ("soup – stew", "soup , stew"), ("soup — stew", "soup , stew"),
        ("soup ... stew", "soup , stew"), ("soup … stew", "soup , stew"),
        ("soup… stew", "soup , stew"),
        ("pie w/ leeks", "pie with leeks"), ("pie w/o leeks", "pie without leeks"),
        ("½ a pie", "half a pie"), ("1/2 a pie", "half a pie"), ("soup ; stew", "soup . stew"),
        ("soup; stew", "soup . stew"), ("# 3", "number 3"), ("no. 3", "number 3"),
        ("nr. 3", "number 3"), ("nr 3", "number 3"), ("#3", "3"), ("1,3,8", "1 , 3 , 8"),
        ("note: salt", "note : salt"), ("note : salt", "note : salt"),
        ("(leeks) [eggs] *rice* _peas_ `oil` ~ham~", "leeks eggs rice peas oil ham"),
        ("¿leeks? ¡eggs!", "leeks . eggs ."), ("'leeks' ‘eggs’", "leeks eggs"),
        ("leeks?!", "leeks ."), ("leeks,, eggs", "leeks , eggs"),
        ("leeks, , eggs", "leeks , eggs"),
        ("crème brûlée", "crème brûlée"), ("🍲 stew", "stew"), ("stew 🍲", "stew"), ("", ""),
        ("\"goat cheese\" pie", "[goat cheese] pie"), ("“Goat  cheese” pie", "[goat cheese] pie"),
        ("\"goat cheese", "[goat cheese]"), ("\"\" pie", "pie"),
        ("no bake cake", "no-bake cake"), ("no knead bread", "no-knead bread"),
        ("no churn ice", "no-churn ice"), ("no cook lunch", "no-cook lunch"),
        ("no boil pasta", "no-boil pasta"), ("no fry eggs", "no fry eggs"),
        ("egg-free cake", "egg free cake"), ("dairy-free", "dairy free"),
        ("sugar-and-egg-less cake", "sugar-and-egg less cake"), ("egg-less cake", "egg-less cake"),
        ("stir-fry", "stir-fry"), ("step-by-step", "step by step"),
        ("left-over rice", "left over rice"),
        ("left-overs", "left overs"), ("e-mail", "e mail"), ("re-open", "re open"),
        ("half-an-hour", "half an hour"), ("cook-mode", "cook mode"), ("no-one", "no one"),
        ("any-more", "any more"), ("good-bye", "good bye"), ("bye-bye", "bye bye"),
        ("print-out", "print out"), ("use-up", "use up"), ("follow-up", "follow up"),
        ("number 12's picture", "number 12 picture"),
    ])
    func aLineHasTheseWords(_ line: String, _ expected: String) {
        #expect(words(line).joined(separator: " ") == expected)
    }

    @Test func aDashBeforeAWordLeavesItOut() {
        let words = SpokenWordSplitter.words(of: "stew -onion -3")
        #expect(words.map(\.text) == ["stew", "onion", "3"])
        #expect(words.map(\.isExcluded) == [false, true, false])
    }

    @Test func aMarkInQuotesIsAName() {
        let words = SpokenWordSplitter.words(of: "\",\" \".\" \":\" eggs, leeks. rice : peas")
        let texts = [",", ".", ":", "eggs", ",", "leeks", ".", "rice", ":", "peas"]
        #expect(words.map(\.text) == texts)
        #expect(words.indices.filter { words[$0].isMark } == [4, 6, 8])
        #expect(words.indices.filter { words[$0].isComma } == [4])
        #expect(words.indices.filter { words[$0].isStop } == [6])
    }

    /// What is said short is what is said in full; a whole line of each kind.
    @Test(arguments: [
        ("whats wots wats whatve whatre", "what is what is what is what have what are"),
        ("whatll whatd wheres whens whos", "what will what did where is when is who is"),
        ("hows howd whys thats thatll", "how is how did why is that is that will"),
        ("theres therere heres its itll", "there is there are here is it is it will"),
        ("itd lets im ive weve", "it would let us i am i have we have"),
        ("youve theyve youre theyre youll", "you have they have you are they are you will"),
        ("theyll youd theyd hes shes", "they will you would they would he is she is"),
        ("thatd whichs dont dnt doesnt", "that would which is do not do not does not"),
        ("didnt isnt arent wasnt werent", "did not is not are not was not were not"),
        ("havent hasnt hadnt cant cannot", "have not has not had not can not can not"),
        (
            "couldnt wont wouldnt shouldnt neednt",
            "could not will not would not should not need not"
        ),
        ("mustnt aint shant dosnt dosent", "must not is not shall not does not does not"),
        ("mightnt gimme lemme wanna gonna", "might not give me let me want to going to"),
        ("gotta hafta dunno kinda sorta", "have to have to do not know kind of sort of"),
        ("outta yall em u ur ya yer", "out of you all them you your you your"),
        ("pls plz plse pleas plss thx ty", "please please please please please thanks thanks"),
        ("cuz cos coz bc tonite 2nite", "because because because because tonight tonight"),
        ("2day tmrw tmw smth sth sthg", "today tomorrow tomorrow something something something"),
        ("somethin smthing sumthing sumfin", "something something something something"),
        ("sthing sumtin nothin nuffin", "something something nothing nothing"),
        ("anythin anyfing abt thru til till", "anything anything about through until until"),
        ("hav wiv wit wif wid wi wo", "have with with with with with without"),
        ("havin cookin makin lookin", "having cooking making looking"),
        ("whaddya whatcha gotcha cmon id", "what do you what do you ok come on i would"),
        ("therell btw asap rn idk", "there will by the way now now no idea"),
        ("fave faves favourites favourite", "favorite favorites favorites favorite"),
        ("favorits favourits favorties favrites", "favorites favorites favorites favorites"),
        ("recipies recipie receipe receipes", "recipes recipe recipe recipes"),
        ("recpie recpies reciepe reciepes", "recipe recipes recipe recipes"),
        ("recepies recepie rcp", "recipes recipe recipe"),
        ("ingredents ingrediants ingridients", "ingredients ingredients ingredients"),
        ("veggie veggies vego alot aswell", "vegetarian vegetables vegetarian a lot as well"),
        ("noone everythings kan cud wud shud", "nobody everything is can could would should"),
        ("da tha dis dat dese giv luv", "the the this that these give love"),
        ("liek ad wer numero nr nummer", "like add where number number number"),
        ("ma wich whit fer hadda oughta", "my which with for had to ought to"),
        ("shoulda dyou dya djou wld cld shld", "should do you do you do you would could should"),
        ("hv hve wnt b4 wht ppl lil", "have have want before what people little"),
        ("form fro whta waht hwat", "from for what what what"),
        ("I'll we'll I'd we'd she'll he'll", "i will we will i would we would she will he will"),
        ("we're she'd he'd dinner's tea's", "we are she would he would dinner is tea is"),
        ("lunch's supper's", "lunch is supper is"),
        ("ill well wed shell hell", "ill well wed shell hell"),
        ("we were there", "we were there"), ("don’t can't", "do not can not"),
    ])
    func whatIsSaidShortIsSaidInFull(_ short: String, _ full: String) {
        #expect(words(short).joined(separator: " ") == full)
    }

    // MARK: - Numbers

    @Test func everyCardinalAndOrdinalCounts() {
        let cardinals = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
            "eighteen", "nineteen", "twenty",
        ]
        let ordinals = [
            "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
            "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth",
            "seventeenth", "eighteenth", "nineteenth", "twentieth",
        ]
        for (value, word) in cardinals.enumerated() {
            #expect(SpokenNumbers.number(in: word)?.value == value, "\(word)")
            #expect(SpokenNumbers.number(in: word)?.isOrdinal == false, "\(word)")
        }
        for (place, word) in ordinals.enumerated() {
            #expect(SpokenNumbers.number(in: word)?.value == place + 1, "\(word)")
            #expect(SpokenNumbers.number(in: word)?.isOrdinal == true, "\(word)")
        }
    }

    @Test(arguments: [
        ("thirty", 30, false), ("forty", 40, false), ("fourty", 40, false), ("fifty", 50, false),
        ("sixty", 60, false), ("seventy", 70, false), ("eighty", 80, false), ("ninety", 90, false),
        ("hundred", 100, false), ("dozen", 12, false), ("couple", 2, false), ("pair", 2, false),
        ("7", 7, false), ("007", 7, false), ("123456", 123_456, false), ("1st", 1, true),
        ("22nd", 22, true), ("3rd", 3, true), ("11th", 11, true), ("twenty five", 25, false),
        ("twenty-five", 25, false), ("ninety nine", 99, false), ("twenty first", 21, true),
        ("thirty-third", 33, true),
    ])
    func isANumber(_ text: String, _ value: Int, _ isOrdinal: Bool) {
        let words = SpokenWordSplitter.words(of: text)
        #expect(words.map(\.number) == [value])
        #expect(words.map(\.isOrdinal) == [isOrdinal])
    }

    @Test(arguments: [
        "1234567890", "st", "th", "1x", "½", "twenty-ten", "ten five", "hundred five",
        "20 five", "twenty 5", "nineteen one",
    ])
    func isNotOneNumber(_ text: String) {
        let numbers = SpokenWordSplitter.words(of: text).map(\.number)
        #expect(numbers.count > 1 || numbers == [nil], "\(numbers)")
    }

    // MARK: - Times

    @Test(arguments: [
        ("1s", "1s"), ("5sec", "5s"), ("5 secs", "5s"), ("5 second", "5s"), ("5 seconds", "5s"),
        ("5m", "5m"), ("5min", "5m"), ("5 mins", "5m"), ("5 minute", "5m"), ("5 minutes", "5m"),
        ("5 minuts", "5m"), ("5 minuet", "5m"), ("5 minuets", "5m"), ("5h", "5h"), ("5 hr", "5h"),
        ("5hrs", "5h"), ("5 hour", "5h"), ("5 hours", "5h"), ("1h30m", "1h30m"),
        ("1h 30m", "1h30m"),
        ("1h 30", "1h30m"), ("1h 59", "1h59m"), ("1 hour 5", "1h5m"), ("1 hour 59", "1h59m"),
        ("2 hours and 15 minutes", "2h15m"), ("2 minutes and 15 seconds", "2m15s"),
        ("1 hour 20 minutes 5 seconds", "1h20m5s"), ("an hour", "1h"), ("a minute", "1m"),
        ("an hour and a half", "1h30m"), ("2 hours and a half", "2h30m"),
        ("5 minutes and a half", "5m30s"), ("2 and a half minutes", "2m30s"),
        ("2 and a half hours", "2h30m"), ("half an hour", "30m"), ("half a minute", "30s"),
        ("half hour", "30m"), ("a half hour", "30m"), ("half of an hour", "30m"),
        ("1/2 hour", "30m"), ("½ hour", "30m"), ("a quarter of an hour", "15m"),
        ("quarter hour", "15m"), ("quarter of an hour", "15m"),
        ("three quarters of an hour", "45m"),
        ("3 quarters of an hour", "45m"), ("three quarter hour", "45m"), ("1 1/2 hours", "1h30m"),
        ("1½ hours", "1h30m"), ("2 1/2 hours", "2h30m"), ("2½ hours", "2h30m"),
        ("2.5 hours", "2h30m"),
        ("12 ½ minutes", "12m30s"), ("5m 30s", "5m30s"), ("1h 30s", "1h30s"),
        ("90m 30s", "1h30m30s"), ("1.5 hours", "1h30m"), ("one and a half hours", "1h30m"),
        ("1 and a half minutes", "1m30s"), ("twenty five minutes", "25m"), ("90 minutes", "90m"),
        ("30-minute", "30m"), ("half-an-hour", "30m"), ("99999 minutes", "99999m"),
        ("one hour thirty", "1h30m"), ("an hour twenty five", "1h25m"),
    ])
    func isATime(_ said: String, _ text: String) {
        let words = SpokenWordSplitter.words(of: said)
        #expect(words.map { $0.time?.text } == [text])
        #expect(words.allSatisfy { $0.number == nil })
    }

    @Test(arguments: [
        ("1h 60", ["1h", nil]), ("1 hour 4", ["1h", nil]), ("1 hour 60", ["1h", nil]),
        ("5m 30", ["5m", nil]), ("0 minutes", [nil, nil]), ("minutes", [nil]), ("20", [nil]),
        ("half a second", ["1s"]), ("12345678m", [nil]), ("second minute", [nil, nil]),
        ("20 people", [nil, nil]), ("5 seconds 3", ["5s", nil]),
        ("under the hour", [nil, "1h"]), ("within the hour", [nil, "1h"]),
        ("inside the hour", [nil, "1h"]), ("about the hour", [nil, nil, nil]),
        ("a thirty second timer", [nil, "30s", nil]),
        ("1 hour 20 and one half", ["1h20m", nil, nil, nil]),
        ("1 hour 20 and a quarter", ["1h20m", nil, nil, nil]),
        ("1 hour 20 or a half", ["1h20m", nil, nil, nil]),
    ])
    func partsOfALineAreTimes(_ said: String, _ times: [String?]) {
        #expect(SpokenWordSplitter.words(of: said).map { $0.time?.text } == times)
    }

    @Test(arguments: [(1, 1), (59, 1), (60, 1), (61, 2), (120, 2), (121, 3), (3_600, 60)])
    func aPartOfAMinuteCountsAsAWhole(_ seconds: Int, _ minutes: Int) {
        #expect(SpokenTime(seconds: seconds, text: "").minutes == minutes)
    }

    @Test(arguments: [
        (0, 0, 0, "0s"), (1, 0, 0, "1h"), (0, 1, 0, "1m"), (0, 0, 1, "1s"), (2, 3, 4, "2h3m4s"),
        (2, 0, 4, "2h4s"),
    ])
    func aTimeIsWrittenShort(hours: Int, minutes: Int, seconds: Int, text: String) {
        let time = SpokenTime(hours: hours, minutes: minutes, seconds: seconds)
        #expect(time.text == text)
        #expect(time.seconds == hours * 3_600 + minutes * 60 + seconds)
    }

    // MARK: - Names of services and settings

    private static let names = NameList(["themealdb", "recipepuppy", "feed", "all", "page-size"])

    private func line(_ text: String) -> SpokenLine {
        SpokenLine(SpokenWordSplitter.words(of: text), context: SpokenScene.context("start"))
    }

    /// A name's end is enough where it has five letters; a shorter text must be all of it.
    @Test(arguments: [
        ("themealdb", "themealdb"), ("the mealdb", "themealdb"), ("the meal db", "themealdb"),
        ("meal db", "themealdb"), ("puppy", "recipepuppy"), ("uppy", nil), ("feed", "feed"),
        ("eed", nil), ("all", "all"), ("ll", nil), ("page size", "page-size"),
        ("page-size", "page-size"), ("sizes", nil), ("themeal", nil), ("the the mealdb", nil),
    ])
    func aNameIsSaid(_ text: String, _ name: String?) {
        let line = line(text)
        #expect(Self.names.name(at: line.words.indices, in: line) == name)
    }

    @Test(arguments: [
        ("the meal db please", [3]), ("the mealdb please", [2]), ("mealdb", [1]), ("please", []),
    ])
    func aNameIsOneToThreeWords(_ text: String, _ ends: [Int]) {
        #expect(Self.names.ends(at: 0, in: line(text)) == ends)
    }

    // MARK: - Amounts

    @Test(arguments: [
        "3", "1.5", "1/2", "1,5", "2-3", "2–3", "1½", "1¼", "1¾", "50%", "2x", "200g", "1kg", "5mg",
        "20ml", "1l", "2cl", "3dl", "4oz", "1lb", "2lbs", "5cm", "3in", "1pt", "1tsp", "2tbsp",
        "1gram", "200grams", "2cups", "1cup",
    ])
    func isAnAmount(_ text: String) {
        #expect(Amounts.isAmount(text))
    }

    @Test(arguments: ["", "g", "x3", "half", "3a", "7up", "200gs", "-3", ".5"])
    func isNoAmount(_ text: String) {
        #expect(!Amounts.isAmount(text))
    }
}
