extension CookingLexicon {
    /// The places of a row of words at which a food, or one of its family, is named.
    ///
    /// - Parameter isLoose: Whether names count too that only hold the food or are near it.
    package func places(of food: Int, in text: [String], isLoose: Bool = false) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var start = 0
        while start < text.count {
            let ends = (start + 1...min(start + longestName, text.count)).reversed()
            guard let end = ends.first(where: { self.food(text[start..<$0]) != nil }),
                let named = self.food(text[start..<end])
            else {
                start += 1
                continue
            }
            let isMeant = FoodFamilies.shared.kinships(of: named).contains {
                $0.food == food && (isLoose || !$0.isLoose)
            }
            if isMeant { places.append(start..<end) }
            start = end
        }
        return places
    }
}
