/// The small words of ingredient lines: what they do beside amounts, units and foods.
///
/// All are folded: in lower case, without diacritics.
package enum IngredientWords {
    /// Words between a number and its unit that say how full it is: `heaped`, `scant`.
    static let modifiers = words(
        """
        heaped heaping rounded level scant generous good full packed big large medium small little
        loosely tightly lightly firmly overflowing thick thin fat extra rough more less
        gehaufter gehaufte gehauft gestrichener gestrichene gestr geh grosser grosse grosses kleiner
        kleine kleines gut guter gute knapp knapper knappe halber halbe
        bonne bon grosse gros grande petite petit rase rases bombee bombees bien
        colmada colmadas rasa rasas buena buen generosa generoso grande grandes pequena pequeno
        colmo colmi raso rasi abbondante abbondanti buono buona cheia cheias rasa
        flinke volle afgestreken grote kleine stor stora liten store stort lille rage ragad
        """
    )

    /// How large a counted food is. Its name is complete without it: `2 large eggs`.
    package static let sizes = words(
        """
        large medium small big little tiny fat jumbo xl xxl huge whole extra sized size medium-sized
        grosse grosser grosses kleine kleiner kleines mittelgrosse mittelgrosser mittelgrosses
        gros grosse grosses petit petite petits petites moyen moyenne moyens moyennes
        grande grandes pequeno pequena pequenos pequenas mediano mediana medianos medianas medio
        media medios medias grandi piccolo piccola piccoli piccole medi medie medios
        grote kleine middelgrote stor stora store stort liten lille sma mellanstor
        duza duzy duze mala maly male srednia sredni nagy kis kozepes
        """
    )

    /// Whether a text after a length begins with the thing that is so long: `2-inch cubes`.
    static func beginsWithNoun(_ text: some StringProtocol) -> Bool {
        let word = text.drop { $0 == " " }.prefix { $0.isLetter }
        return !word.isEmpty && !extents.contains(word.lowercased())
    }

    /// Words and signs before an amount that is not exact.
    static let approximations = words(
        """
        about approximately approx around roughly circa ca cca c env environ etwa ungefahr rund gut
        knapp unos unas aprox aproximadamente cerca kb ung noin ok okolo asi korulbelul kb mintegy
        up maximum max minimum min optional generous scant heaped heaping nearly almost just
        """
    )

    /// Between amount and food: `cups of flour`, `tasse de farine`.
    static let links = words(
        """
        of de di da do du des del della dello dei degli delle d von vom der von na van af
        """
    )

    /// What was done with a food, before its name or after it.
    package static let preparations = words(
        """
        chopped diced sliced crushed melted softened peeled grated shredded cubed trimmed washed torn
        cored pitted seeded deseeded halved quartered beaten drained rinsed divided sifted crumbled
        mashed julienned finely roughly coarsely thinly freshly lightly thickly very squeezed
        packed loosely firmly tightly zested juiced stemmed hulled shelled thawed
        gehackt gehackte gehackter gehacktes gewurfelt gewurfelte geschnitten geschnittene gerieben
        geriebene geriebener zerdruckt geschmolzen geschmolzene fein grob frisch
        hache hachee haches hachees emince emincee eminces rape rapee rapes fondu fondue finement
        picado picada picados picadas rallado rallada ralados ralado ralada cortado cortada
        tritato tritata tritati tagliato tagliata grattugiato grattugiata sbucciato
        fijngehakt fijngesneden gesnipperd geraspt hakket revet finhakket hackad hackade riven
        finhackad smalt smeltet posiekany posiekana starty nasekany nastrouhany apritott reszelt
        нарезанный нарезанная измельченный тертый
        """
    )

    /// Words that only go before preparations: `finely`, `freshly`.
    static let adverbs = words(
        """
        finely roughly coarsely thinly freshly lightly thickly very loosely firmly tightly fein
        grob frisch finement
        """
    )

    /// What may follow such a word, and alone would be part of a food's name: `ground`.
    static let participles = preparations.union(
        words("ground minced cut milled cracked ripe pressed cooked brewed")
    )

    /// `each`, after what each of several has.
    static let distributives = words("each apiece jeweils je chacun chacune cadauno elk")

    /// The same in the steps of a recipe: `2 tbsp for each pancake`, `100 g per person`.
    static let shares = distributives.union(words("every per"))

    /// What several things of a kind have or take, after `each`: `3 minutes on each side`.
    static let turns = words("side sides other time batch lot")

    /// Words before `each` by which an amount is shared out and not given to each.
    static let dividing = words("between among amongst across over")

    /// Words for an amount that nobody measures.
    static let indefinite = words(
        """
        some few several little bit etwas einige wenig quelques peu algunos algunas unos
        unas couple paar beetje alcuni alcune alguns algumas wat enkele lite nagra noget litt
        """
    )

    /// Words before a comma that only begin a food's name: `boneless, skinless chicken thighs`.
    static let adjectives = words(
        """
        boneless skinless skin-on bone-in ripe firm fresh dried dry cold warm hot raw frozen thick thin
        young old good unsalted salted sweet sour red green yellow white black small large medium fat
        lean plump crisp soft hard free range organic whole unwaxed
        """
    )

    /// What may follow a word that is not a container then: `pak choi`.
    static let notAfterContainers = words("choi choy soi barley roast")

    /// Between two preparations: `peeled and diced`.
    static let conjunctions = words("and or then und oder et ou y o e en of och eller i")

    /// Words after a food with which something else begins: what it is for, or what is done to it.
    static let tails = words(
        """
        to for at cut plus as if not until each per such like preferably about
        zum zur fur nach pour para per voor om naar till att til do na kedvbe izles по для
        """
    )

    /// Words that after a comma or in parentheses say nothing of the food itself.
    static let asides: Set<String> = preparations.union(tails).union(words("optional"))

    /// Articles that begin no amount before these: `a gosto`, `a little`.
    static let unmeasured = words(
        """
        gosto gusto piacere volonte volonta discretion taste little few bit couple lot touch
        plaisir
        """
    )

    /// Of a food's last word, the units that say what is counted: `2 garlic cloves`.
    static let trailingUnits = words("clove cloves stalk stalks sprig sprigs rasher rashers")

    /// Before a number that counts a food: `juice of 1 lemon`.
    static let counted = words(
        """
        of from de di d von van av af fran z ze iz od juice zest saft schale abrieb jus zeste zumo
        jugo ralladura succo scorza suco raspas sap rasp
        """
    )

    /// After a size in a step, what has that size: a pan, or one of many pieces.
    package static let vessels = words(
        """
        pan saucepan frypan skillet pot casserole dish tin mould mold bowl jug jar jars bottle ramekin
        ramekins dariole loaf cooker processor container basin wok tray form springform bundt
        can cans packet piece pieces ball balls portion portions patty patties wedges chunks
        kastenform springform topf pfanne schussel moule casserole bol sartén molde cazuela teglia
        """
    )

    /// After a length, what is so long; no name of a thing.
    static let extents = words(
        "across long wide deep high tall apart of and or in up from by to at"
    )

    private static func words(_ list: String) -> Set<String> {
        Set(list.fields(separatedBy: " ", "\n").map(UnitTable.key))
    }
}
