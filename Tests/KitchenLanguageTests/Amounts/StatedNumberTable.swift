import RecipeTestSupport

/// Texts and the first number that they state, `-` for none.
enum StatedNumberTable {
    static let rows: [(text: String, number: Double?)] = TableRows.answers(of: table).map {
        ($0, $1.flatMap(Double.init))
    }

    private static let table = """
        # figures, alone and among words
        4 = 4
        12 = 12
        x5 = 5
        v. 3 = 3
        about 12 = 12
        4 bowls = 4
        Serves 4 = 4
        2人分 = 2
        ４人分 = 4
        05 = 5
        3. half = 3
        4. = 4
        4/ = 4
        # ranges: the lower end
        4-6 = 4
        2–3 = 2
        Serves 4-6 = 4
        serves 12 to 14 = 12
        4 bis 6 Portionen = 4
        # parts
        ½ = 0.5
        1½ = 1.5
        1 ½ = 1.5
        2½ = 2.5
        1/2 = 0.5
        3/4 = 0.75
        3⁄4 = 0.75
        1 3/4 = 1.75
        1 1/2 cups = 1.5
        1 3 = 1
        3/0 = 3
        1 1/0 = 1
        1-1/2 loaves = 1.5
        # decimals and thousands
        1.5 l = 1.5
        1,5 l = 1.5
        1,25 = 1.25
        1,000 g = 1000
        1.000 = 1000
        1,200 ratings = 1200
        1234567891 = 123456789
        # words, where there are no figures
        one = 1
        Makes ONE = 1
        two = 2
        twelve = 12
        twenty-five = 25
        ninety nine = 99
        a dozen eggs = 12
        a family of four = 4
        half a loaf = 0.5
        one and a half = 1.5
        zwei = 2
        zwölf Stück = 12
        quatre = 4
        ocho = 8
        sei persone = 6
        四 = 4
        两 = 2
        兩 = 2
        # none
        salt = -
        none = -
        a loaf = -
        eine Torte = -
        """
}
