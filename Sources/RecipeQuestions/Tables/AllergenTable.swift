/// The fourteen allergens that food must declare in the European Union (Regulation 1169/2011, Annex
/// II), as text that a person can read and add to.
///
/// ```
/// name | food | to check on the packet
/// ```
///
/// The food is what the kitchen tables call it; what has it is theirs to say, so that a label never
/// says other than a search. The last field names foods that have it in some makes only, with all of
/// their families; where a recipe has one of them, nobody can tell.
enum AllergenTable {
    static let text = """
        gluten | gluten | oat, stock, stock cube, sausage, baking powder, curry powder, mustard, chocolate, miso, barbecue sauce, worcestershire sauce, gochujang, ham, crisp, tortilla, gravy, black pudding, chorizo, mayonnaise, yeast extract, corn flake, popcorn, ice cream, curry paste
        crustaceans | crustacean | curry paste, kimchi, fish stock, fish sauce, shrimp cracker, oyster sauce
        eggs | egg | pasta, noodle, puff pastry, marshmallow, brioche, ice cream, breadcrumb, chocolate, quorn, salad dressing, tagliatelle, lasagne sheet, gnocchi
        fish | fish | worcestershire sauce, curry paste, kimchi, barbecue sauce, fish stock, caesar dressing, tapenade, oyster sauce
        peanuts | peanut | curry paste, chocolate, mixed nut, chopped nut, granola, muesli, dukkah, groundnut oil
        soya | soy | chocolate, stock cube, bread, margarine, sausage, worcestershire sauce, puff pastry, breadcrumb, mayonnaise, vegetable oil, ice cream, tortilla, cereal
        milk | dairy | dark chocolate, chocolate, margarine, bread, sausage, stock cube, puff pastry, shortcrust pastry, filo pastry, breadcrumb, cracker, curry paste, ham, chorizo, brioche, biscuit, wine, naan bread, pesto
        nuts | nut | chocolate, pesto, granola, muesli, curry paste, biscuit, ice cream, dukkah, cereal, marzipan
        celery | celery | stock, stock cube, curry powder, sausage, worcestershire sauce, gravy, mixed spice, bouillon, curry paste
        mustard | mustard seed | curry powder, mayonnaise, sausage, salad dressing, curry paste, barbecue sauce, gherkin, garam masala, stock cube, ketchup, piccalilli, pickle
        sesame | sesame seed | bread, hummus, cracker, breadcrumb, burger bun, furikake, granola, zaatar, bagel
        sulphites | sulfite | dried fruit, vinegar, sausage, coconut, lemon juice, pickle, gherkin, beer, raisin, sultana, jam, chorizo, ham, shrimp, molasses, olive, sauerkraut, horseradish, mustard, gelatin
        lupin | lupin bean | bread, pastry, gluten free flour, pasta, waffle
        molluscs | mollusk | fish sauce, fish stock, curry paste
        """
}
