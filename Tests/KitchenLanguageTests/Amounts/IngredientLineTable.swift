/// Ingredient lines with what they mean: `line | number | unit | food | remarks`, remarks parted by
/// ` / `. A column that is empty is empty in the line, too.
enum IngredientLineTable {
    /// Lines in English, of all forms that cooks write.
    static let english = """
        200 g flour | 200 | gram | flour |
        200g flour | 200 | gram | flour |
        200 grams of flour | 200 | gram | flour |
        1 kg potatoes | 1 | kilogram | potatoes |
        1.5 kg floury potatoes | 1½ | kilogram | floury potatoes |
        1,5 kg waxy potatoes | 1½ | kilogram | waxy potatoes |
        1.250 kg pork shoulder | 1¼ | kilogram | pork shoulder |
        1,000 g rice | 1000 | gram | rice |
        about .5 cup oats | ½ | cup | oats | about
        ca. .5 l milk | ½ | litre | milk | ca
        ca.5 leeks | 5 | | leeks | ca
        two-thirds cup sugar | ⅔ | cup | sugar |
        one-half cup milk | ½ | cup | milk |
        one-third cup milk | ⅓ | cup | milk |
        three-quarters cup oats | ¾ | cup | oats |
        three-bean salad | | | three-bean salad |
        2 (eggs) | 2 | | eggs |
        200 g (flour) | 200 | gram | flour |
        Butter ~50 g | 50 | gram | Butter |
        Butter = 50 g | 50 | gram | Butter |
        0.125 l cream | ⅛ | litre | cream |
        0.5 litre milk | ½ | litre | milk |
        1 litre vegetable stock | 1 | litre | vegetable stock |
        250 ml whole milk | 250 | millilitre | whole milk |
        25 cl white wine | 25 | centilitre | white wine |
        2 dl cream | 2 | decilitre | cream |
        1 tbsp olive oil | 1 | tablespoon | olive oil |
        2 Tbsp. soy sauce | 2 | tablespoon | soy sauce |
        1 T cornflour | 1 | tablespoon | cornflour |
        1 t vanilla extract | 1 | teaspoon | vanilla extract |
        3 tsps ground cumin | 3 | teaspoon | ground cumin |
        1 dessertspoon mustard | 1 | dessertspoon | mustard |
        2 tablespoons of honey | 2 | tablespoon | honey |
        1 heaped tablespoon cocoa | 1 | tablespoon | cocoa | heaped
        1 level tsp baking powder | 1 | teaspoon | baking powder | level
        1 scant cup sugar | 1 | cup | sugar | scant
        2 (heaping) cups spinach | 2 | cup | spinach | (heaping)
        1 generous pinch of saffron | 1 | pinch | saffron | generous
        ½ tsp salt | ½ | teaspoon | salt |
        1/2 tsp salt | ½ | teaspoon | salt |
        1⁄2 tsp salt | ½ | teaspoon | salt |
        1½ cups sugar | 1½ | cup | sugar |
        1 ½ cups sugar | 1½ | cup | sugar |
        1 1/2 cups sugar | 1½ | cup | sugar |
        1-1/2 cups sugar | 1½ | cup | sugar |
        1 & 1/2 cups sugar | 1½ | cup | sugar |
        1 and 1/2 cups sugar | 1½ | cup | sugar |
        one and a half cups sugar | 1½ | cup | sugar |
        2-3 carrots | 2–3 |  | carrots |
        2 - 3 carrots | 2–3 |  | carrots |
        2–3 carrots | 2–3 |  | carrots |
        2 to 3 carrots | 2–3 |  | carrots |
        2 or 3 carrots | 2–3 |  | carrots |
        1/4-1/2 tsp chilli flakes | ¼–½ | teaspoon | chilli flakes |
        ½ – 1 tsp chilli flakes | ½–1 | teaspoon | chilli flakes |
        ½ to ¾ cup buttermilk | ½–¾ | cup | buttermilk |
        100-150 g feta | 100–150 | gram | feta |
        1 1/2 to 2 lb beef chuck | 1½–2 | pound | beef chuck |
        two eggs | 2 |  | eggs |
        Three large eggs, beaten | 3 |  | eggs | large / beaten
        a lemon | 1 |  | lemon |
        an onion | 1 |  | onion |
        a |  |  | a |
        half a lemon | ½ |  | lemon |
        half an onion, sliced | ½ |  | onion | sliced
        a quarter of a cabbage | ¼ |  | cabbage |
        three quarters cup of oats | ¾ | cup | oats |
        a dozen oysters | 1 | dozen | oysters |
        1 dozen eggs | 1 | dozen | eggs |
        half-and-half |  |  | half-and-half |
        half and half |  |  | half and half |
        1 cup half-and-half | 1 | cup | half-and-half |
        1 cup de-caf coffee | 1 | cup | de-caf coffee |
        a handful of basil leaves | 1 | handful | basil leaves |
        Handful of rocket | 1 | handful | rocket |
        Handful |  |  | Handful |
        Bunch parsley | 1 | bunch | parsley |
        Tin of tomatoes | 1 | tin | tomatoes |
        Slice of bread | 1 | slice | bread |
        Slice bread |  |  | Slice bread |
        small handful of mint | 1 | handful | mint | small
        a pinch of salt | 1 | pinch | salt |
        Pinch of nutmeg | 1 | pinch | nutmeg |
        pinch cayenne pepper | 1 | pinch | cayenne pepper |
        2 pinches of sugar | 2 | pinch | sugar |
        A dash of Worcestershire sauce | 1 | dash | Worcestershire sauce |
        splash of milk | 1 | splash | milk |
        knob of butter | 1 | knob | butter |
        a knob of ginger, grated | 1 | knob | ginger | grated
        drizzle of olive oil | 1 | drizzle | olive oil |
        a squeeze of lemon juice | 1 | squeeze | lemon juice |
        a few sprigs of thyme |  |  | sprigs of thyme | a few
        a little oil |  |  | oil | a little
        some parsley |  |  | parsley | some
        2 sprigs rosemary | 2 | sprig | rosemary |
        3 sprigs of thyme, leaves picked | 3 | sprig | thyme | leaves picked
        1 bunch coriander | 1 | bunch | coriander |
        1 bunch of spring onions, sliced | 1 | bunch | spring onions | sliced
        1 small bunch dill | 1 | bunch | dill | small
        2 cloves garlic | 2 | clove | garlic |
        2 garlic cloves | 2 | clove | garlic |
        2 cloves of garlic, crushed | 2 | clove | garlic | crushed
        4 fat garlic cloves, bashed | 4 | clove | garlic | fat / bashed
        1 large clove garlic | 1 | clove | garlic | large
        1 head of garlic | 1 | head | garlic |
        2 heads broccoli | 2 | head | broccoli |
        1 stick celery | 1 | stick | celery |
        2 celery stalks, diced | 2 | stalk | celery | diced
        2 stalks of lemongrass | 2 | stalk | lemongrass |
        4 rashers smoked bacon | 4 | rasher | smoked bacon |
        6 slices white bread | 6 | slice | white bread |
        1 slice of ham | 1 | slice | ham |
        2 sheets filo pastry | 2 | sheet | filo pastry |
        1 ear of corn | 1 | ear | corn |
        8 sheets of gelatine | 8 | sheet | gelatine |
        3 cloves | 3 |  | cloves |
        2 crushed cloves | 2 |  | cloves | crushed
        1 cup celery stalks | 1 | cup | celery stalks |
        2 heads | 2 |  | heads |
        1 tin chopped tomatoes | 1 | tin | chopped tomatoes |
        1 can (400 g) chickpeas | 1 | tin | chickpeas |
        1 can (400g) chopped tomatoes | 1 | tin | chopped tomatoes |
        2 (400 g) tins kidney beans | 2 | tin | kidney beans |
        2 x 400 g tins kidney beans | 2 | tin | kidney beans |
        2 x 400g tins tomatoes, drained | 2 | tin | tomatoes | drained
        2 × 400 g cans lentils | 2 | tin | lentils |
        3x 125 g mozzarella balls | 3 |  | mozzarella balls |
        1 (14-ounce) can coconut milk | 1 | tin | coconut milk |
        1 (14 oz) can coconut milk | 1 | tin | coconut milk |
        2 14oz cans black beans | 2 | tin | black beans |
        1 14 oz. can beans | 1 | tin | beans |
        10 oz. can soup | 1 | tin | soup |
        1 14- ounce can tuna in brine | 1 | tin | tuna in brine |
        1 14.5-ounce can diced tomatoes | 1 | tin | diced tomatoes |
        2 (14-ounce/398 mL) cans coconut cream | 2 | tin | coconut cream |
        1 (8 oz.) package cream cheese | 1 | packet | cream cheese |
        10 oz can condensed soup | 1 | tin | condensed soup |
        400 g tin of butter beans | 1 | tin | butter beans |
        200 g strips bacon | 200 | gram | strips bacon |
        1 jar (about 340 g) roasted peppers | 1 | jar | roasted peppers | about
        1 packet dried yeast | 1 | packet | dried yeast |
        1 packet (7 g) dried yeast | 1 | packet | dried yeast |
        1 sachet of dry yeast | 1 | sachet | dry yeast |
        1 bottle stout | 1 | bottle | stout |
        1 bag baby spinach | 1 | bag | baby spinach |
        2 tins tomatoes (400 g each) | 2 | tin | tomatoes | 400 g each
        2 (200 g) salmon fillets | 2 |  | salmon fillets |
        4 (6-ounce) chicken breasts | 4 |  | chicken breasts |
        200 g chopped | 200 | gram | chopped |
        2 large | 2 |  | large |
        1 cup (240 ml) milk | 1 | cup | milk |
        1 cup/240 ml milk | 1 | cup | milk |
        240 ml / 1 cup milk | 240 | millilitre | milk |
        200g/7oz plain flour | 200 | gram | plain flour |
        200 g (7 oz) plain flour | 200 | gram | plain flour |
        1¾ cups (210 g / 7½ oz) plain flour | 1¾ | cup | plain flour |
        1 cup (about 120 g) walnuts | 1 | cup | walnuts | about
        1 cup (2 sticks) butter | 1 | cup | butter |
        1 cup 2 sticks butter | 1 | cup | butter |
        3 tbsp (45 ml) lemon juice | 3 | tablespoon | lemon juice |
        1 cup plus 2 tbsp sugar | 1 | cup | sugar | plus
        1 cup + 2 tbsp sugar | 1 | cup | sugar |
        1 cup, plus 1 tablespoon flour | 1 | cup | flour | plus
        1 cup and 2 tablespoons oats | 1 | cup | oats | and
        1 tbsp butter plus more for the pan | 1 | tablespoon | butter | plus more for the pan
        1 tbsp to 2 tbsp harissa | 1 | tablespoon | harissa | to
        1 cup or 240 ml stock | 1 | cup | stock | or
        2 inch piece of ginger | 1 | piece | ginger |
        2-inch piece ginger, peeled | 1 | piece | ginger | peeled
        1 2-inch piece of ginger | 1 | piece | ginger |
        5 cm piece ginger | 1 | piece | ginger |
        100 g piece ginger | 100 | gram | piece ginger |
        1 (5 cm) piece of ginger | 1 | piece | ginger |
        a thumb of ginger | 1 | thumb | ginger |
        1" piece turmeric | 1 | piece | turmeric |
        1 onion, sliced 5 mm thick | 1 |  | onion | sliced 5 mm thick
        1 onion (red), sliced | 1 |  | onion | (red), sliced
        2 (very (very) ripe) bananas | 2 |  | bananas | (very (very) ripe)
        1 onion – chopped | 1 |  | onion | chopped
        1 onion finely chopped | 1 |  | onion | finely chopped
        1 onion chopped for frying | 1 |  | onion | chopped for frying
        1 onion peeled and chopped | 1 |  | onion | peeled and chopped
        1 onion chopped, fresh | 1 |  | onion | chopped, fresh
        1 onion, peeled and finely chopped | 1 |  | onion | peeled and finely chopped
        1 large onion, chopped | 1 |  | onion | large / chopped
        1 small, ripe avocado | 1 |  | ripe avocado | small
        3-4 medium to large carrots | 3–4 |  | carrots | medium to large
        2 medium-sized courgettes | 2 |  | courgettes | medium-sized
        2 extra-large eggs | 2 |  | eggs | extra-large
        2 big-eye tuna | 2 |  | big-eye tuna |
        2 whole almonds | 2 |  | almonds | whole
        500 g whole almonds | 500 | gram | whole almonds |
        1 cup whole almonds | 1 | cup | whole almonds |
        3 medium/large eggs | 3 |  | eggs | medium/large
        3 medium or large eggs | 3 |  | eggs | medium or large
        2 boneless, skinless chicken breasts | 2 |  | boneless, skinless chicken breasts |
        500 g boneless skinless chicken thighs | 500 | gram | boneless skinless chicken thighs |
        200 g chopped walnuts | 200 | gram | walnuts | chopped
        2 tbsp finely chopped parsley | 2 | tablespoon | parsley | finely chopped
        2 tbsp freshly squeezed lemon juice | 2 | tablespoon | lemon juice | freshly squeezed
        1 tsp freshly ground black pepper | 1 | teaspoon | black pepper | freshly ground
        100 g grated Parmesan | 100 | gram | Parmesan | grated
        100 g freshly grated Parmesan | 100 | gram | Parmesan | freshly grated
        200 g peeled and diced pumpkin | 200 | gram | pumpkin | peeled and diced
        200 g chopped and fried leeks | 200 | gram | chopped and fried leeks |
        300 g carrot grated salad | 300 | gram | carrot grated salad |
        50 g melted butter, cooled | 50 | gram | butter | melted / cooled
        50 g butter, melted | 50 | gram | butter | melted
        50 g cold butter cut into cubes | 50 | gram | cold butter | cut into cubes
        2 eggs at room temperature | 2 |  | eggs | at room temperature
        2 eggs (room temperature) | 2 |  | eggs | room temperature
        oil for frying |  |  | oil | for frying
        oil, for frying |  |  | oil | for frying
        1 tbsp oil for frying | 1 | tablespoon | oil | for frying
        salt |  |  | salt |
        salt to taste |  |  | salt | to taste
        Salt and pepper |  |  | Salt and pepper |
        salt and black pepper, to taste |  |  | salt and black pepper | to taste
        freshly ground black pepper |  |  | black pepper | freshly ground
        flaky salt, to finish |  |  | flaky salt | to finish
        parsley to garnish (optional) |  |  | parsley | to garnish (optional)
        optional: 1 tsp chilli flakes | 1 | teaspoon | chilli flakes | optional
        Optional toppings |  |  | Optional toppings |
        For the dough: |  |  | For the dough |
        For the dough: 1 egg | 1 |  | egg | For the dough
        about 200 g rice | 200 | gram | rice | about
        approx. 2 tbsp water | 2 | tablespoon | water | approx
        ca. 300 ml stock | 300 | millilitre | stock | ca
        up to 3 eggs | 3 |  | eggs | up to
        ~250 g mince | 250 | gram | mince |
        ≈250 g mince | 250 | gram | mince |
        ± 250 g mince | 250 | gram | mince |
        juice of 1 lemon | 1 |  | lemon | juice of
        juice of 2 (large) lemons | 2 |  | lemons | juice of / (large)
        Juice of half a lemon | ½ |  | lemon | Juice of
        zest of 2 limes | 2 |  | limes | zest of
        the grated zest of 1 orange | 1 |  | orange | the grated zest of
        juice from 2 limes (about 4 tbsp) | 2 |  | limes | juice from / about 4 tbsp
        finely grated zest and juice of 1 lemon | 1 |  | lemon | finely grated zest and juice of
        1 lemon, juiced | 1 |  | lemon | juiced
        1 lemon, zest only | 1 |  | lemon | zest only
        Onions, 2 | 2 |  | Onions |
        Eggs: 3 | 3 |  | Eggs |
        Butter – 50 g | 50 | gram | Butter |
        Butter 50 g | 50 | gram | Butter |
        butter (50 g) | 50 | gram | butter |
        Sugar, 100 g | 100 | gram | Sugar |
        Sugar 100 g. | 100 | gram | Sugar |
        Sugar 100 g* | 100 | gram | Sugar |
        flour: 200 g, sifted | 200 | gram | flour | sifted
        olive oil 2 tbsp | 2 | tablespoon | olive oil |
        oats .5 cup | ½ | cup | oats |
        tomatoes 2 | 2 |  | tomatoes |
        eggs × 2 | 2 |  | eggs |
        noodles for two |  |  | noodles | for two
        Vinegar, ~15 ml | 15 | millilitre | Vinegar |
        5% cream |  |  | 5% cream |
        200 ml cream, 35 % fat | 200 | millilitre | cream | 35 % fat
        1 cup 2% milk | 1 | cup | 2% milk |
        00 flour |  |  | 00 flour |
        250 g 00 flour | 250 | gram | 00 flour |
        7-grain bread |  |  | 7-grain bread |
        7up |  |  | 7up |
        1egg | 1 |  | egg |
        4 slices 7-grain bread | 4 | slice | 7-grain bread |
        3-ingredient pesto |  |  | 3-ingredient pesto |
        five-spice powder |  |  | five-spice powder |
        1 tsp five-spice powder | 1 | teaspoon | five-spice powder |
        100 % cocoa |  |  | 100 % cocoa |
        50 g dark chocolate (70 %) | 50 | gram | dark chocolate | 70 %
        85 g pak choi | 85 | gram | pak choi |
        100 g pack choi, halved | 100 | gram | pack choi | halved
        2 tbsp each chopped mint and dill | 2 | tablespoon | mint and dill | each chopped
        1 cup no-salt-added broth | 1 | cup | no-salt-added broth |
        2 cups of water or stock | 2 | cup | water or stock |
        butter or margarine |  |  | butter or margarine |
        2 tbsp butter or oil | 2 | tablespoon | butter or oil |
        1 part-skim mozzarella | 1 |  | part-skim mozzarella |
        1 fl oz rum | 1 | fluid ounce | rum |
        2 fl. oz. gin | 2 | fluid ounce | gin |
        4 fluid ounces cream | 4 | fluid ounce | cream |
        1 pint double cream | 1 | pint | double cream |
        2 quarts water | 2 | quart | water |
        1 gallon cider | 1 | gallon | cider |
        1 lb. minced beef | 1 | pound | minced beef |
        2 lbs potatoes | 2 | pound | potatoes |
        8 ounces spaghetti | 8 | ounce | spaghetti |
        16oz pasta | 16 | ounce | pasta |
        1 stick unsalted butter | 1 | stick | unsalted butter |
        1 stick (113 g) butter | 1 | stick | butter |
        6 drops Tabasco | 6 | drop | Tabasco |
        2 scoops vanilla ice cream | 2 | scoop | vanilla ice cream |
        1 loaf sourdough | 1 | loaf | sourdough |
        1 bay leaf | 1 |  | bay leaf |
        2 bay leaves | 2 |  | bay leaves |
        10 basil leaves | 10 |  | basil leaves |
        3 leaves gelatine | 3 | leaf | gelatine |
        1 cinnamon stick | 1 |  | cinnamon stick |
        6 black peppercorns | 6 |  | black peppercorns |
        1 vanilla pod, split | 1 |  | vanilla pod | split
        12 cherry tomatoes, halved | 12 |  | cherry tomatoes | halved
        1 block (400 g) firm tofu, pressed | 1 | block | firm tofu | pressed
        • 2 tbsp tahini | 2 | tablespoon | tahini |
        - 3 eggs | 3 |  | eggs |
        ▢ 1 cup yoghurt | 1 | cup | yoghurt |
        * 1 tsp salt | 1 | teaspoon | salt |
        2 cups flour* | 2 | cup | flour |
        2 cups flour + more | 2 | cup | flour | more
        2 cups milk ** | 2 | cup | milk |
        ½ | ½ |  | ½ |
        200 g | 200 | gram | 200 g |
        12 | 12 |  | 12 |
        to serve |  |  | to serve |
        hot sauce |  |  | hot sauce |
        1 tsp each salt and pepper | 1 | teaspoon | salt and pepper | each
        2 cups (packed) basil leaves | 2 | cup | basil leaves | (packed)
        2 packed cups basil leaves | 2 | cup | basil leaves | packed
        1 cup tightly packed brown sugar | 1 | cup | brown sugar | tightly packed
        3 tablespoons (45g) peanut butter, smooth or crunchy | 3 | tablespoon | peanut butter | smooth or crunchy
        1 (1.2 kg) chicken | 1 |  | chicken |
        1 chicken (about 1.2 kg) | 1 |  | chicken | about 1.2 kg
        1 small chicken (1.2 kg), jointed | 1 |  | chicken | small / (1.2 kg), jointed
        4 chicken thighs (about 600 g), skin on | 4 |  | chicken thighs | (about 600 g), skin on
        500 g potatoes (about 4) | 500 | gram | potatoes | about 4
        20g pack fresh basil | 1 | packet | fresh basil |
        300 g jar sauerkraut | 1 | jar | sauerkraut |
        1 x 2 kg leg of lamb | 1 |  | leg of lamb |
        8 x 15 cm tortillas | 8 |  | tortillas |
        3 x eggs | 3 |  | eggs |
        1 cup sugar, divided | 1 | cup | sugar | divided
        1 cup sugar, 2 tbsp reserved | 1 | cup | sugar | 2 tbsp reserved
        ¾ pound courgettes, sliced ¼ inch thick | ¾ | pound | courgettes | sliced ¼ inch thick
        18-20 prawns | 18–20 |  | prawns |
        1 to 1½ tsp salt | 1–1½ | teaspoon | salt |
        1 tsp–1 tbsp chilli sauce | 1 | teaspoon | chilli sauce |
        75 g/2¾ oz butter | 75 | gram | butter |
        1 tbsp vegetable oil, plus 1 tsp for the tin | 1 | tablespoon | vegetable oil | plus 1 tsp for the tin
        zest 1 lemon | 1 |  | lemon | zest
        3⅓ cups water | 3⅓ | cup | water |
        1⅛ tsp salt | 1⅛ | teaspoon | salt |
        0.75 cup oats | ¾ | cup | oats |
        .5 cup oats | ½ | cup | oats |
        2. eggs | 2 |  | eggs |
        1 cup: rice | 1 | cup | rice |
        225 gms paneer | 225 | gram | paneer |
        3 nos green chillies | 3 | piece | green chillies |
        2 green chillies (slit) | 2 |  | green chillies | slit
        """
}
