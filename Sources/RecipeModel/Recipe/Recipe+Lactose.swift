import KitchenLanguage

extension Recipe {
    /// Whether an ingredient names milk or what is made of it. A recipe is never promised to be
    /// free of it.
    package var hasLactose: Bool {
        ingredientGroups.contains { group in
            group.items.contains { item in
                Lactose.isNamed(in: item.name)
                    || (item.text != item.name && Lactose.isNamed(in: item.text))
            }
        }
    }
}
