import KitchenLanguage
import RecipeModel

/// What files call the fields of a recipe: columns of tables, keys of a front matter, labels before
/// a colon. A name is the same in any letter case, with or without accents, spaces and dashes.
enum RecipeFieldNames {
    /// The field of a name; nil for one that says nothing of a recipe.
    static func field(of name: some StringProtocol) -> RecipeField? {
        guard name.utf8.count <= 60 else { return nil }
        return fields[key(name)]
    }

    /// The field of a column or key, which may say more than the name: `Zutaten (Liste)`,
    /// `Prep time in minutes`.
    static func fieldOfColumn(_ name: some StringProtocol) -> RecipeField? {
        if let field = field(of: name) { return field }
        guard name.utf8.count <= 60 else { return nil }
        var words = String(name).split { !$0.isLetter && !$0.isNumber }.map(String.init)
        while words.count > 1 {
            words.removeLast()
            if let field = fields[key(words.joined())] { return field }
        }
        return nil
    }

    /// Letters and digits alone, in lower case and without accents.
    private static func key(_ name: some StringProtocol) -> String {
        let letters = LetterFolding.folded(String(name)).filter {
            (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 >= 0x80
        }
        return String(decoding: letters, as: UTF8.self)
    }

    private static let fields: [String: RecipeField] = {
        var fields: [String: RecipeField] = [:]
        for (field, names) in table {
            for name in names.split(separator: ",") { fields[key(name)] = field }
        }
        return fields
    }()

    private static let table: [(RecipeField, String)] = [
        (
            .title,
            "title, name, recipe, recipe name, recipe title, dish, dish name, titel, rezept, "
                + "rezeptname, rezepttitel, bezeichnung, gericht, nom, titre, recette, "
                + "nom de la recette, nombre, título, receta, nombre de la receta, nome, titolo, "
                + "ricetta, nome da receita, receita, naam, recept, receptnaam, navn, opskrift, "
                + "namn, nimi, nazwa, przepis, название, рецепт"
        ),
        (
            .ingredients,
            "ingredients, ingredient, ingredient list, ingredients list, recipe ingredient, "
                + "what you need, what goes in, you need, recipe ingredient parts, "
                + "recipe ingredients, zutaten, zutatenliste, ingrédients, liste des ingrédients, "
                + "ingredientes, ingredienti, ingrediënten, ingredienten, ingredienser, ainekset, "
                + "składniki, ingredience, ингредиенты"
        ),
        (
            .steps,
            "steps, directions, direction, instructions, instruction, recipe instructions, "
                + "cooking directions, cooking instructions, how to, how to make, how to cook, "
                + "recipe directions, method, preparation steps, cooking steps, procedure, "
                + "how to make it, zubereitung, anleitung, arbeitsschritte, schritte, préparation, "
                + "étapes, instrucciones, preparación, elaboración, pasos, preparazione, "
                + "procedimento, istruzioni, modo de preparo, preparo, bereiding, bereidingswijze, "
                + "instructies, fremgangsmåde, fremgangsmåte, tillagning, gör så här, "
                + "przygotowanie, приготовление"
        ),
        (
            .notes,
            "notes, note, recipe notes, tips, tip, comments, comment, remarks, notizen, notiz, "
                + "anmerkungen, hinweise, bemerkungen, tipps, remarques, astuces, notas, "
                + "consejos, appunti, consigli, opmerkingen, noter, anteckningar, uwagi"
        ),
        (
            .description,
            "description, summary, introduction, intro, about, headnote, excerpt, beschreibung, "
                + "einleitung, kurzbeschreibung, descripción, descrizione, descrição, "
                + "beschrijving, omschrijving, beskrivelse, beskrivning, resume"
        ),
        (
            .servings,
            "servings, serves, serving, feeds, recipe servings, portions, number of servings, no of servings, persons, "
                + "people, portionen, anzahl portionen, personen, parts, nombre de personnes, "
                + "personnes, pour, raciones, porciones, comensales, porzioni, persone, porções, "
                + "porties, portioner, porsjoner, annokset, porcje, порции"
        ),
        (
            .yield,
            "yield, yields, makes, recipe yield, quantity, ergibt, menge, ausbeute, rendement, "
                + "quantité, rinde, resa, dosi, rendimento, opbrengst"
        ),
        (
            .prepTime,
            "prep, prep time, preparation time, preptime minutes, prep minutes, prep time min, "
                + "active time, hands on time, working time, time prep, vorbereitungszeit, "
                + "vorbereitung, arbeitszeit, zubereitungszeit, temps de préparation, "
                + "tiempo de preparación, tempo di preparazione, tempo de preparo, "
                + "voorbereidingstijd, bereidingstijd, forberedelsestid"
        ),
        (
            .cookTime,
            "cook, cook time, cooking time, cook minutes, cook time min, bake time, baking time, "
                + "perform time, time cook, kochzeit, garzeit, backzeit, koch backzeit, "
                + "temps de cuisson, cuisson, tiempo de cocción, cocción, tempo di cottura, "
                + "cottura, tempo de cozimento, kooktijd, oventijd, tillagningstid"
        ),
        (
            .totalTime,
            "total, total time, time, mins, time required, duration, ready in, total minutes, minutes, "
                + "gesamtzeit, dauer, zeit, temps total, durée, temps, tiempo total, tiempo, "
                + "duración, tempo totale, tempo, tempo total, totale tijd, tijd, total tid, tid"
        ),
        (
            .category,
            "category, categories, course, courses, meal, meal type, dish type, type of dish, "
                + "recipe category, diet, diets, kategorie, kategorien, gang, art, catégorie, "
                + "catégories, type de plat, categoría, categorías, plato, categoria, categorie, "
                + "portata, categorieën, kategori"
        ),
        (
            .cuisine,
            "cuisine, cuisines, recipe cuisine, region, country, küche, land, cocina, cucina, "
                + "cozinha, keuken, køkken, kök"
        ),
        (
            .keywords,
            "keywords, keyword, tags, tag, labels, schlagwörter, schlagworte, stichwörter, "
                + "mots clés, étiquettes, etiquetas, palabras clave, parole chiave, trefwoorden"
        ),
        (
            .author,
            "author, authors, author name, by, chef, creator, contributor, submitted by, created by, "
                + "autor, autorin, von, verfasser, auteur, autore, door, forfatter, författare"
        ),
        (.site, "site, site name, website name, publisher, website title, blog"),
        (
            .link,
            "link, url, web, website, web address, source, source url, source link, "
                + "original url, original link, where from, found at, org url, recipe url, permalink, canonical url, "
                + "canonical, quelle, adresse, fuente, fonte, bron, kilde, källa, lien"
        ),
        (
            .picture,
            "picture, image, image url, photo, photo url, picture url, picture link, thumbnail url, "
                + "cover, cover image, featured image, featuredimage, banner, hero image, bild, "
                + "foto, imagen, immagine, imagem, afbeelding"
        ),
        (.thumbnail, "thumbnail"),
        (.video, "video, video url, film, youtube"),
        (.language, "language, locale, lang, sprache, langue, idioma, lingua, taal"),
        (.rating, "rating, stars, score, my rating, bewertung, sterne, évaluation, puntuación"),
        (.ratingCount, "rating count, ratings, votes, reviews, review count"),
        (
            .nutrition,
            "nutrition, nutrition facts, nutritional info, nutritional information, "
                + "nutrition information, nutrients, nährwerte, valeurs nutritionnelles, "
                + "información nutricional, valori nutrizionali"
        ),
        (.calories, "calories, calorie, kcal, energy, kalorien, brennwert"),
        (.foods, "foods, ner"),
        (.ownTags, "my tags, own tags"),
        (.ownNotes, "my notes, own notes"),
        (.ownStars, "my stars, own stars"),
        (.savedAt, "saved, saved on, saved at"),
    ]
}
