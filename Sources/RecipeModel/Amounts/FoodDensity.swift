/// How much a millilitre of a food weighs, and how it is measured.
package struct FoodDensity: Hashable, Sendable {
    package enum Form: String, Sendable {
        /// Measured in millilitres or in cups.
        case liquid
        /// Weighed, or measured in cups.
        case dry
        /// Weighed or counted; a cup of it is only ever made into grams.
        case produce
    }

    package let gramsPerMillilitre: Double
    package let form: Form

    /// Whether a weight of it is made into cups and spoons.
    package var isSpooned: Bool { form != .produce }

    /// The density of the food that a name ends with (`unsalted butter` is butter); nil where it is
    /// not known.
    package init?(of food: String) {
        let words = FoodWords(food).words
        for start in words.indices.prefix(6) {
            if let found = FoodDensity.table[words[start...].joined(separator: " ")] {
                self = found
                return
            }
        }
        return nil
    }

    private init(gramsPerMillilitre: Double, form: Form) {
        self.gramsPerMillilitre = gramsPerMillilitre
        self.form = form
    }

    private static let table: [String: FoodDensity] = {
        var table: [String: FoodDensity] = [:]
        for line in gramsPerCup.fields(separatedBy: "\n") {
            let fields = line.fields(separatedBy: "|")
            guard fields.count == 3, let grams = Double(fields[0]),
                let form = Form(rawValue: fields[1])
            else { continue }
            let density = FoodDensity(gramsPerMillilitre: grams / 236.5882365, form: form)
            for name in fields[2].fields(separatedBy: ",") {
                table[FoodWords(name).words.joined(separator: " ")] = density
            }
        }
        return table
    }()

    /// Each line: the weight of a cup in grams, how the food is measured, its names.
    ///
    /// The weights are the household measures of the USDA National Nutrient Database for Standard
    /// Reference, release 28 (file WEIGHT; today's FoodData Central has it as SR Legacy; public
    /// domain), in whole grams; where it has only a spoon of a food, sixteen tablespoons or 48
    /// teaspoons. `FoodDensityTests` has rows of that file by their NDB numbers. Names in other
    /// languages have the weight of the English one.
    private static let gramsPerCup = """
        125 | dry | flour, plain flour, all-purpose flour, wheat flour, self-raising flour, self-rising flour, Mehl, Weizenmehl, farine, harina, farina, farinha, farinha de trigo, bloem, tarwebloem, vetemjöl, hvetemel, hvedemel, mąka, mouka, liszt
        120 | dry | whole wheat flour, wholemeal flour, wholewheat flour, spelt flour, buckwheat flour, Dinkelmehl
        137 | dry | bread flour, strong flour, strong white flour
        102 | dry | rye flour
        158 | dry | rice flour, glutinous rice flour
        104 | dry | oat flour
        95 | dry | ground almonds, almond flour, almond meal
        128 | dry | cornstarch, cornflour, corn starch, potato starch, Speisestärke, Maizena, maïzena
        157 | dry | cornmeal, polenta
        167 | dry | semolina, Grieß, semoule
        200 | dry | sugar, white sugar, granulated sugar, caster sugar, superfine sugar, Zucker, sucre, azúcar, zucchero, açúcar, suiker, socker, sukker, cukier, cukr, cukor
        220 | dry | brown sugar, light brown sugar, dark brown sugar, muscovado sugar, demerara sugar, farinsocker
        120 | dry | powdered sugar, icing sugar, confectioners sugar, Puderzucker, sucre glace, poedersuiker, florsocker, melis
        292 | dry | salt, table salt, fine salt, Salz
        221 | dry | baking powder, baking soda, bicarbonate of soda, Backpulver
        86 | dry | cocoa, cocoa powder, unsweetened cocoa powder, Kakao, cacao
        108 | dry | breadcrumbs, dry breadcrumbs, dried breadcrumbs, bread crumbs, Semmelbrösel, Paniermehl
        81 | dry | oats, rolled oats, porridge oats, oatmeal, Haferflocken, flocons d'avoine, havregryn
        94 | dry | oat bran
        185 | dry | rice, long-grain rice, basmati rice, jasmine rice, brown rice, white rice, Reis, riz, arroz, riso, rijst, ris
        200 | dry | arborio rice, risotto rice, sushi rice, short-grain rice, pudding rice, Milchreis
        158 | produce | cooked rice
        170 | dry | quinoa
        173 | dry | couscous
        140 | dry | bulgur, bulgur wheat
        200 | dry | pearl barley, barley, millet
        192 | dry | lentils, red lentils, green lentils, brown lentils, Linsen, lentilles
        200 | dry | dried chickpeas
        184 | dry | dried beans, dried kidney beans
        196 | dry | split peas, yellow split peas, green split peas
        143 | dry | almonds, whole almonds, Mandeln
        92 | dry | sliced almonds, flaked almonds
        108 | dry | slivered almonds
        117 | dry | walnuts, chopped walnuts, Walnüsse
        109 | dry | pecans, chopped pecans, pecan nuts
        135 | dry | hazelnuts, pine nuts, Haselnüsse
        137 | dry | cashews, cashew nuts
        146 | dry | peanuts
        123 | dry | pistachios
        144 | dry | sesame seeds, Sesam
        140 | dry | sunflower seeds
        129 | dry | pumpkin seeds
        168 | dry | flaxseeds, linseeds
        134 | dry | poppy seeds, Mohn
        93 | dry | shredded coconut, sweetened coconut
        145 | dry | raisins, sultanas, currants, Rosinen, raisins secs
        147 | dry | chopped dates
        120 | dry | dried cranberries
        130 | dry | dried apricots
        168 | dry | chocolate chips, semisweet chocolate chips, dark chocolate chips
        113 | dry | shredded cheddar, grated cheddar, cheddar, cheddar cheese, mozzarella, shredded mozzarella, shredded cheese, grated cheese
        100 | dry | Parmesan, grated Parmesan, Parmesan cheese, parmigiano
        150 | dry | feta, feta cheese, crumbled feta
        227 | dry | butter, unsalted butter, salted butter, Butter, beurre, mantequilla, burro, manteiga, boter, roomboter, smör, smør, masło, máslo, vaj, margarine
        205 | dry | lard, shortening, vegetable shortening
        258 | dry | peanut butter
        240 | dry | tahini
        232 | dry | cream cheese, Frischkäse
        246 | dry | ricotta
        225 | dry | cottage cheese
        227 | dry | marzipan, almond paste
        216 | liquid | olive oil, Olivenöl, huile d'olive, aceite de oliva, olio d'oliva, olijfolie
        218 | liquid | oil, vegetable oil, sunflower oil, canola oil, rapeseed oil, corn oil, sesame oil, coconut oil, Öl, huile, aceite, olio, óleo, olie, olja, olje
        339 | liquid | honey, Honig, miel, miele, mel, honing, honung, honning
        315 | liquid | maple syrup
        337 | liquid | molasses, treacle, black treacle
        341 | liquid | corn syrup, light corn syrup, golden syrup, syrup
        244 | liquid | milk, whole milk, Milch, lait, leche, latte, leite, melk, mjölk, mælk
        245 | liquid | buttermilk, Buttermilch
        238 | liquid | cream, double cream, heavy cream, whipping cream, single cream, Sahne, crème, nata, panna, slagroom, grädde
        242 | liquid | half-and-half
        230 | dry | sour cream, crème fraîche, Schmand
        245 | dry | yogurt, Greek yogurt, natural yogurt, Joghurt, yaourt
        133 | produce | ice cream
        252 | liquid | evaporated milk
        306 | liquid | condensed milk, sweetened condensed milk
        226 | liquid | coconut milk, Kokosmilch
        296 | dry | coconut cream
        237 | liquid | water, Wasser, eau, agua, acqua, água, vatten, vann, vand, beer, coffee
        240 | liquid | stock, broth, chicken stock, vegetable stock, beef stock, Brühe, bouillon, caldo, brodo
        235 | liquid | wine, white wine, red wine
        239 | liquid | vinegar, white vinegar, wine vinegar, cider vinegar, rice vinegar, Essig, vinaigre
        244 | liquid | lemon juice, lime juice, Zitronensaft
        248 | liquid | juice, orange juice, apple juice
        255 | liquid | soy sauce
        288 | liquid | fish sauce
        245 | liquid | tomato sauce, passata
        240 | dry | ketchup, mustard
        220 | dry | mayonnaise
        262 | dry | tomato paste, tomato purée, Tomatenmark
        320 | dry | jam, marmalade, Marmelade, confiture
        244 | dry | applesauce, apple sauce
        148 | produce | blueberries
        123 | produce | raspberries
        144 | produce | blackberries
        166 | produce | strawberries, sliced strawberries
        100 | produce | cranberries
        30 | produce | spinach, baby spinach
        145 | produce | peas, frozen peas, green peas
        154 | produce | sweetcorn, corn, corn kernels
        160 | produce | onion, chopped onion
        110 | produce | carrot, grated carrot
        245 | produce | pumpkin purée
        225 | produce | mashed banana
        """
}
