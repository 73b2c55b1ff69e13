/// The words of a page's buttons and switches, which stand between the lines of its recipe.
enum InterfaceWords {
    /// Whether a line only works the page: a scale, a switch for units, a button for printing.
    static func isControl(_ line: String) -> Bool {
        guard line.utf8.count <= 120 else { return false }
        let words = LineWords.words(of: line.lowercased(), limit: 12).map(\.text)
        // `- +` changes the portions.
        guard let first = words.first else {
            return !line.isEmpty && !line.contains(where: \.isNumber)
        }
        if words.allSatisfy(scaleWords.contains) { return true }
        let isNamed = line.utf8.dropFirst(first.utf8.count).first == 0x3A && (2...7) ~= words.count
        if works.contains(first), isNamed || words.prefix(4).contains(where: makers.contains) {
            return true
        }
        if words.count <= 4, alone.contains(words.joined(separator: " ")) { return true }
        return starts.contains { start in
            start.first == first && words.starts(with: start)
        }
    }

    private static let scaleWords: Set<String> = [
        "x", "scale", "us", "m", "metric", "imperial", "customary", "units", "cups", "grams",
        "ounces",
    ]

    private static let alone = Set(
        words: """
            print, print recipe, save, save recipe, pin, pin recipe, share, reset, copy ingredients
            zutaten kopieren, copier les ingrédients, copiar ingredientes, copia ingredienti
            kopieer ingrediënten, kopiera ingredienser, add to cart, add to shopping list
            shopping list, view recipe, start cooking, jump to recipe, rate this recipe, watch video
            get ingredients, drucken, speichern, teilen, imprimer, partager, imprimir, compartir
            stampa, condividi, afdrukken, bewaren, delen, drukuj, udostępnij, tisk, udskriv, skriv ut
            zur einkaufsliste, einkaufsliste, add all to list, deselect all, select all, back to top
            advertisement, advertisements, anzeige, werbung, publicité, publicidad, publicidade
            pubblicità, advertentie, annons, annonce, reklama, реклама, unit conversion
            unit conversions, watch the video, mark as complete, check all, collapse all
            """
    )

    private static let starts: [[String]] = [
        ["adjust", "servings"], ["change", "servings"], ["email", "me"], ["shop", "this"],
        ["article", "continues"], ["continue", "reading"], ["scroll", "down"], ["watch", "how"],
        ["cook", "mode"], ["prevent", "your", "screen"], ["keep", "your", "device"],
        ["keep", "screen", "awake"], ["keep", "the", "screen"], ["your", "device", "does"],
        ["cooking", "mode"], ["click", "here", "to"], ["this", "post", "may", "contain"],
        ["did", "you", "make", "this"], ["add", "ingredients", "to", "shopping"],
        ["add", "ingredients", "to", "list"], ["add", "ingredients", "to", "cart"],
        ["posted", "in"], ["filed", "under"], ["tag", "me"], ["copy", "to", "clipboard"],
        ["double", "tap"], ["recipe", "and", "photo"], ["written", "by"], ["post", "views"],
        ["reader", "ratings"], ["with", "love"], ["originally", "published"], ["copyright"],
        ["how", "would", "you", "rate"],
    ]

    /// What a credit is for, and what stands before who made it: `Recipe by Jo`, `Photo: Jo`.
    private static let works = Set(
        words: """
            recipe, rezept, recette, receta, ricetta, recept, receita, opskrift, oppskrift, przepis
            photo, photos, foto, fotos, photography, text, author, autor, autora, auteur, autore
            styling, source, quelle, image, images
            """
    )
    private static let makers: Set<String> = [
        "by", "von", "par", "da", "af", "av", "door", "from", "courtesy", "credit", "credits",
    ]
}
