/// How much heat a food brings, as text that a person can add to.
///
/// Each line: a food and the heat of one gram of it. From half a point for each serving on a dish is
/// spicy; a red chili of ten grams has one.
enum HeatTable {
    static let text = """
        red chili: 0.1
        green chili: 0.1
        chili: 0.1
        jalapeno: 0.07
        pickled jalapeno: 0.03
        serrano pepper: 0.1
        scotch bonnet: 0.3
        habanero: 0.3
        bird eye chili: 0.3
        thai chili: 0.3
        dried chili: 0.25
        kashmiri chili: 0.15
        guajillo: 0.05
        pasilla chili: 0.05
        ancho: 0.03
        chipotle: 0.1
        chili flake: 0.25
        cayenne pepper: 0.8
        chili powder: 0.12
        gochujang: 0.04
        gochugaru: 0.1
        chili oil: 0.07
        hot sauce: 0.05
        sriracha: 0.05
        tabasco: 0.1
        berbere: 0.07
        harissa: 0.07
        chipotle paste: 0.07
        chili paste: 0.05
        chili bean paste: 0.05
        thai chili paste: 0.05
        sambal oelek: 0.07
        chili garlic sauce: 0.05
        sichuan peppercorn: 0.1
        pul biber: 0.08
        curry paste: 0.05
        aji amarillo paste: 0.03
        jerk seasoning: 0.07
        piri piri: 0.1
        hot paprika: 0.1
        """
}
