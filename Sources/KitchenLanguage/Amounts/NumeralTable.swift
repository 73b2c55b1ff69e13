/// Fractions with a character of their own, and the words for numbers in the languages of recipes.
enum NumeralTable {
    /// The value of a character such as `½`; nil for every other character.
    static func fraction(of character: Character) -> Fraction? { fractions[character] }

    /// The character for a fraction such as `1/2`.
    static func glyph(of text: String) -> Character? { glyphs[text] }

    /// The number that a folded word stands for; `half` is a half, `a` is one.
    static func number(of word: String) -> Fraction? { numbers[PhraseHash(word.utf8)] }

    /// The number of a word that is put together: `fünfundvierzig`, `veinticinco`, `quarantotto`.
    ///
    /// Times have them. Words that are a food as well, such as `quince`, are numbers only here.
    static func compound(_ word: String) -> Int? {
        if let number = ofTimes[word] { return number }
        guard (6...28).contains(word.utf8.count), endings.contains(word.suffix(2)),
            number(of: word) == nil
        else { return nil }
        for place in word.indices.dropFirst(2) {
            let (head, rest) = (String(word[..<place]), word[place...])
            if let ones = part(head, in: 1...9) {
                // `vierundzwanzig`, `vierentwintig`, `fireogtyve`
                for joint in ["und", "en", "og"] where rest.hasPrefix(joint) {
                    let tens = part(String(rest.dropFirst(joint.count)), in: 20...90)
                    if let tens { return tens + ones }
                }
            }
            // `cinquantacinque`, `femtiofem`; the vowel between is left out in `quarantotto`.
            guard rest.utf8.count > 1, let ones = part(String(rest), in: 1...9) else { continue }
            let tens =
                head == "veinti"
                ? 20 : ["", "a", "i"].lazy.compactMap { part(head + $0, in: 20...90) }.first
            if let tens { return tens + ones }
        }
        return nil
    }

    /// A part of such a word as a number.
    private static func part(_ word: String, in range: ClosedRange<Int>) -> Int? {
        if let number = inCompounds[word], range.contains(number) { return number }
        guard let number = number(of: word), number.isWhole, range.contains(number.numerator) else {
            return nil
        }
        return number.numerator
    }

    /// The last letters of such words; nearly every other word is known by them to be none.
    private static let endings: Set<Substring> = Set(
        """
        an at co ei em en es et ex gy ho ig io is ja ju kk ks lc me ms nc ni no om os ot ra re ro rs si ta
        te ti to tt ue un va ve yv ds
        """.split(whereSeparator: \.isWhitespace)
    )

    private static let ofTimes = ["quince": 15, "firs": 80]

    /// What means something else alone: `tres` is three in Spanish, `to` is English.
    private static let inCompounds = ["to": 2, "fire": 4, "het": 7, "tres": 60, "firs": 80]

    private static let fractions: [Character: Fraction] = {
        var fractions: [Character: Fraction] = [:]
        for (text, glyph) in glyphs {
            let parts = text.split(separator: "/").compactMap { Int($0) }
            if parts.count == 2 { fractions[glyph] = Fraction(parts[0], parts[1]) }
        }
        return fractions
    }()

    private static let glyphs: [String: Character] = {
        var glyphs: [String: Character] = [:]
        let fields = glyphTable.fields(separatedBy: " ", "\n")
        for place in stride(from: 0, to: fields.count - 1, by: 2) {
            if let glyph = fields[place].first { glyphs[String(fields[place + 1])] = glyph }
        }
        return glyphs
    }()

    private static let glyphTable = """
        ½ 1/2 ⅓ 1/3 ⅔ 2/3 ¼ 1/4 ¾ 3/4 ⅕ 1/5 ⅖ 2/5 ⅗ 3/5 ⅘ 4/5 ⅙ 1/6 ⅚ 5/6 ⅐ 1/7 ⅛ 1/8 ⅜ 3/8
        ⅝ 5/8 ⅞ 7/8 ⅑ 1/9 ⅒ 1/10
        """

    private static let numbers: PhraseTable<Fraction> = {
        var numbers = PhraseTable<Fraction>(capacity: 512)
        for (word, value) in Numeral.cardinals where (1..<100).contains(value) {
            numbers.update(PhraseHash(word.utf8), from: Fraction(value)) { _ in }
        }
        TableScanner.forEachLine(of: table) { number, words in
            let parts = number.text.split(separator: "/").compactMap { Int($0) }
            guard let upper = parts.first,
                let value = Fraction(upper, parts.count == 2 ? parts[1] : 1)
            else { return }
            TableScanner.forEachPart(of: words, separatedBy: UInt8(ascii: " ")) {
                numbers.update(PhraseHash($0), from: value) { $0 = value }
            }
        }
        return numbers
    }()

    /// Each line: a number, then the words for it beside English, in lower case and without diacritics.
    ///
    /// Words that mean something else in a recipe's other languages are not here: `fire` (four in
    /// Danish) roasts tomatoes, and `to` (two) begins `to serve`.
    private static let table = """
        1: a an ein eine einen einem einer un une uno una um uma een et ett en jeden jedna jedno один одна ena yksi egy bir
        2: zwei zwo deux dos due dois duas twee tva dwa dwie dva dve два две дві ketto ket kaksi iki 二 两 兩
        3: drei trois tres tre drie tri trzy три harom kolme uc 三
        4: vier quatre cuatro quattro quatro fyra cztery ctyri styri четыре чотири negy nelja dort 四
        5: funf cinq cinco cinque vijf fem piec pet пять ot viisi bes 五
        6: sechs sex seis sei zes seks szesc sest шесть hat kuusi alti 六
        7: sieben sept siete sette sete zeven sju syv siedem sedm семь seitseman yedi
        8: acht huit ocho otto oito atta otte atte osiem osm восемь nyolc kahdeksan sekiz
        9: ni neun neuf nueve nove negen nio dziewiec devet девять kilenc yhdeksan dokuz
        10: zehn dix diez dieci dez tien tio ti dziesiec deset десять tiz kymmenen
        11: elf elva onze once undici elleve jedenascie jedenact одиннадцать yksitoista tizenegy
        12: zwolf douze doce dodici doze twaalf tolv dwanascie dvanact двенадцать kaksitoista tizenketto tizenket
        13: dreizehn treize trece tredici treze dertien tretton tretten trzynascie trinact тринадцать kolmetoista tizenharom
        14: vierzehn quatorze catorce quattordici catorze veertien fjorton fjorten czternascie ctrnact четырнадцать neljatoista tizennegy
        15: funfzehn quinze quindici vijftien femton femten pietnascie patnact пятнадцать viisitoista tizenot
        16: sechzehn seize dieciseis sedici dezesseis zestien sexton seksten szesnascie sestnact шестнадцать kuusitoista tizenhat
        17: siebzehn diecisiete diciassette dezessete zeventien sjutton sytten siedemnascie sedmnact семнадцать seitsemantoista tizenhet
        18: achtzehn dieciocho diciotto dezoito achttien arton atten osiemnascie osmnact восемнадцать kahdeksantoista tizennyolc
        19: neunzehn diecinueve diciannove dezenove negentien nitton nitten dziewietnascie devatenact девятнадцать yhdeksantoista tizenkilenc
        20: zwanzig vingt veinte venti vinte twintig tjugo tyve tjue dwadziescia dvacet двадцать husz yirmi kaksikymmenta huszon
        30: dreissig trente treinta trenta trinta dertig trettio tredive tretti trzydziesci tricet тридцать harminc otuz kolmekymmenta
        40: vierzig quarante cuarenta quaranta quarenta veertig fyrtio fyrre forti czterdziesci ctyricet сорок negyven neljakymmenta kirk
        50: funfzig cinquante cincuenta cinquanta cinquenta vijftig femtio halvtreds femti piecdziesiat padesat пятьдесят otven viisikymmenta elli
        60: sechzig soixante sesenta sessanta sessenta zestig sextio seksti szescdziesiat sedesat шестьдесят hatvan altmis kuusikymmenta
        70: siebzig septante setenta settanta zeventig sjuttio halvfjerds sytti семьдесят hetven siedemdziesiat sedmdesat seitsemankymmenta yetmis
        80: achtzig huitante octante ochenta ottanta oitenta tachtig attio atti восемьдесят nyolcvan osiemdziesiat osmdesat kahdeksankymmenta seksen
        90: neunzig nonante noventa novanta negentig nittio halvfems nitti девяносто kilencven dziewiecdziesiat devadesat yhdeksankymmenta doksan
        1/2: half halb halbe halber halbes halben demi demie medio media mezzo mezza meio meia halv halve halva halvt pol pul puol fel yarim пол половина половину
        1/4: quarter viertel
        3/2: anderthalb eineinhalb anderhalve anderhalf poltora полтора полторы
        """
}
