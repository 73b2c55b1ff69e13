/// Diets by what they leave out, as text that a person can read and add to.
///
/// ```
/// diet = other name: foods that are left out > foods that are left out only at first
/// ```
///
/// Foods stand for their whole families and for all that has them in it unseen, as the dictionary tells.
/// What is after `>` may be in recipes that come after the others: whoever eats no meat often
/// eats cheese made with rennet.
enum DietTable {
    static let text = """
        vegetarian = veggie = vegetarian food = vegetarian friendly: meat, seafood, gelatin, lard, suet, dripping, goose fat, duck fat, bacon fat, schmaltz, bonito flake, bone broth, chicken stock, beef stock, lamb stock, veal stock, turkey stock, ham stock, fish stock > rennet
        meat free = meatless = meatfree = no meat: meat, gelatin, lard, suet, dripping, goose fat, duck fat, bacon fat, schmaltz, bone broth, chicken stock, beef stock, lamb stock, veal stock, turkey stock, ham stock > seafood
        vegan = plant based = plantbased = strict vegetarian: meat, seafood, gelatin, lard, suet, dripping, goose fat, duck fat, bacon fat, schmaltz, bonito flake, bone broth, chicken stock, beef stock, lamb stock, veal stock, turkey stock, ham stock, fish stock, dairy, clarified butter, egg, honey
        pescatarian = pescetarian: meat, gelatin, lard, suet, dripping, goose fat, duck fat, bacon fat, schmaltz, bone broth, chicken stock, beef stock, lamb stock, veal stock, turkey stock, ham stock
        gluten free = glutenfree = coeliac = celiac = wheat free = wheatfree = gluten allergy = wheat allergy = gluten intolerant: gluten
        dairy free = dairyfree = milk free = non dairy = nondairy = milk allergy = dairy allergy: dairy, clarified butter
        lactose free = lactosefree = lactose intolerant: lactose
        nut free = nutfree = nut allergy: nut
        peanut free = peanut allergy: peanut
        egg free = eggless = egg allergy: egg
        soy free = soy allergy: soy
        fish free = fish allergy: fish
        shellfish free = shellfish allergy: shellfish
        alcohol free = alcoholfree = non alcoholic = nonalcoholic = teetotal: alcohol
        pork free: pork, gelatin
        sesame free = sesame allergy: sesame seed
        """
}
