import KitchenLanguage
import Testing

struct FoodSynonymsTests {
    @Test(arguments: [
        ["scallions", "spring onion", "green onions", "Salad Onions"],
        ["aubergine", "eggplants"], ["courgettes", "zucchini"], ["rocket", "arugula"],
        ["cilantro", "coriander leaves", "fresh coriander", "fresh coriander leaves"],
        ["chickpeas", "chick peas", "garbanzo beans", "garbanzos"], ["prawns", "shrimp"],
        ["beetroot", "beets"], ["yoghurt", "yogurt", "yoghourt"], ["chilli", "chili", "chile"],
        ["maize", "corn"], ["minced beef", "ground beef", "beef mince"],
        ["leg of lamb", "lamb leg", "Legs of Lamb"], ["belly of pork", "pork belly"],
        ["lamb mince", "Ground Lamb"], ["caster sugar", "castor sugar", "superfine sugar"],
        ["icing sugar", "powdered sugar", "confectioners' sugar", "confectioner's sugar"],
        ["bicarbonate of soda", "baking soda", "bicarb"], ["cornflour", "cornstarch"],
        ["plain flour", "all-purpose flour"], ["self-raising flour", "self-rising flour"],
        ["romaine", "romaine lettuce", "cos lettuce"], ["double cream", "heavy cream"],
        ["broad beans", "fava beans"], ["red pepper", "red bell peppers", "red capsicum"],
        ["tinned tomatoes", "canned tomatoes"], ["chicken broth", "chicken stock"],
        ["soya sauce", "soy sauce"], ["pak choi", "bok choy"], ["lasagne", "lasagna"],
        ["doughnuts", "donut"], ["skimmed milk", "fat-free milk"], ["ghee", "clarified butter"],
        ["Parmigiano-Reggiano", "parmesan"], ["breadcrumbs", "bread crumbs"],
        ["stir-fries", "stir fry"], ["chestnut mushrooms", "cremini", "baby bella mushrooms"],
        ["whole wheat flour", "wholemeal flour", "wholewheat flour"],
    ])
    func areOne(names: [String]) {
        let words = Set(names.map { FoodWords($0) })
        #expect(words.count == 1, "\(words.map(\.words))")
    }

    @Test(arguments: [
        ("scallion", "onion"), ("ground beef", "beef"), ("minced beef", "mince"),
        ("cilantro", "coriander"), ("sweetcorn", "corn"), ("heavy cream", "cream"),
        ("ghee", "butter"), ("capsicum", "pepper"), ("romaine", "lettuce"),
    ])
    func aShorterWishFindsThem(name: String, wish: String) {
        #expect(FoodWords(name).contains(FoodWords(wish)))
    }

    @Test(arguments: [
        ("coriander seeds", "cilantro"), ("chickpeas", "beans"), ("cornstarch", "corn"),
        ("breadcrumbs", "bread"), ("water chestnuts", "chestnut mushrooms"),
        ("baking powder", "baking soda"), ("crushed red pepper", "bell pepper"),
    ])
    func othersAreNot(name: String, wish: String) {
        #expect(!FoodWords(name).contains(FoodWords(wish)))
    }
}
