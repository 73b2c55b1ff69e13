/// Words for parts of foods that are no foods of their own for a cook, as text that a person can add to.
enum PlainFoodTable {
    /// Parts that whoever has the food has too: cloves of garlic, yolks of eggs.
    static let parts = """
        clove yolk white stalk stick floret bulb wedge slice piece chunk head half strip quarter spear
        segment sprig bunch leaf frond kernel cube round ring ball block log heart cob
        """

    /// Parts of a whole bird.
    static let partsOfPoultry = "breast thigh leg wing drumstick carcass"
}
