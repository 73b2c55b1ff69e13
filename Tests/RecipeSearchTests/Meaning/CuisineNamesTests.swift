import RecipeTestSupport
import Testing

@testable import RecipeModel
@testable import RecipeSearch

/// Cuisines by region, by country and by other names.
struct CuisineNamesTests {
    private func grade(_ term: String, _ cuisine: String) -> MatchGrade? {
        RecipeMeaning(.sample("Cups", ["1 egg"], cuisines: [cuisine])).grade(for: Term(term))
    }

    /// A region means what it takes in, and has what is near after it.
    @Test(arguments: [
        ("British", "british, english, scottish, welsh", ""), ("english", "english, british", ""),
        ("welsh", "welsh", "british"),
        ("american", "american, southern, cajun, creole, soul food", ""),
        ("soul food", "southern, american", ""), ("deep south", "southern, american", ""),
        ("creole", "cajun, american", ""), ("tex-mex", "tex mex, mexican, american", ""),
        ("hawaiian", "hawaiian", "american"), ("german", "german, bavarian, swabian", "austrian"),
        ("bavarian", "bavarian, german", ""), ("viennese", "austrian", "german"),
        ("swiss", "swiss", "german, french"), ("french", "french, provencal, breton", ""),
        ("provençal", "provencal, french", ""), ("sicilian", "sicilian, italian", ""),
        ("tuscan", "tuscan, italian", ""), ("spanish", "spanish, catalan, basque", ""),
        ("catalan", "catalan, spanish", ""), ("basque", "basque, spanish", ""),
        ("portuguese", "portuguese", "spanish"), ("iberian", "iberian, spanish, portuguese", ""),
        ("greek", "greek, cypriot", ""), ("turkish", "turkish", "greek"),
        ("dutch", "dutch", "belgian"),
        ("belgian", "belgian", "dutch"), ("benelux", "dutch, belgian", ""),
        (
            "mediterranean", "greek, italian, spanish, turkish, lebanese, moroccan, portuguese",
            "french, israeli, egyptian, tunisian"
        ),
        (
            "european",
            """
            british, scottish, welsh, irish, french, italian, spanish, portuguese, german, austrian
            swiss, dutch, belgian, danish, swedish, norwegian, finnish, greek, hungarian, polish, czech
            russian, ukrainian, croatian, romanian
            """, "georgian, turkish"
        ),
        ("scandinavian", "swedish, danish, norwegian", "finnish"),
        ("nordic", "swedish, danish, norwegian, finnish, icelandic", ""),
        (
            "east european",
            "polish, russian, ukrainian, hungarian, czech, slovak, romanian, bulgarian",
            "georgian"
        ),
        ("central european", "german, austrian, hungarian, polish, czech, slovak", "swiss"),
        ("slavic", "polish, russian, ukrainian, czech, slovak, croatian, serbian", ""),
        (
            "balkan", "serbian, croatian, bosnian, bulgarian, romanian, albanian", "greek, turkish"
        ),
        ("soviet", "russian, ukrainian, georgian", ""), ("ashkenazi", "jewish, israeli", ""),
        (
            "middle east",
            "lebanese, persian, israeli, egyptian, syrian, iraqi, palestinian, jordanian",
            "turkish, moroccan, tunisian"
        ),
        ("levantine", "lebanese, israeli, syrian, palestinian, jordanian", ""),
        (
            "arabic", "lebanese, egyptian, moroccan, tunisian, syrian, iraqi, saudi arabian", ""
        ),
        ("iranian", "persian", ""),
        (
            "african",
            """
            moroccan, egyptian, tunisian, nigerian, ethiopian, south african, kenyan, ghanaian
            algerian, senegalese
            """, ""
        ),
        ("maghreb", "moroccan, egyptian, tunisian, algerian", ""),
        ("west african", "nigerian, ghanaian, senegalese", ""),
        ("east african", "ethiopian, kenyan", ""),
        (
            "oriental",
            """
            chinese, japanese, korean, thai, vietnamese, indonesian, filipino, malaysian, singaporean
            """, "indian, pakistani"
        ),
        (
            "far east",
            "chinese, japanese, korean, thai, vietnamese, indonesian, filipino, malaysian",
            ""
        ),
        ("east asian", "chinese, japanese, korean", ""),
        (
            "south east asian", "thai, vietnamese, indonesian, filipino, malaysian, singaporean", ""
        ),
        ("south asian", "indian, pakistani, sri lankan, bangladeshi", ""),
        ("indian", "indian, punjabi, goan, south indian", "pakistani"),
        ("bengali", "south indian, indian", ""), ("pakistani", "pakistani", "indian"),
        ("chinese", "chinese, cantonese, sichuan, szechuan", ""), ("cantonese", "chinese", ""),
        ("szechuan", "sichuan, chinese", ""), ("japanese", "japanese", ""),
        ("west indian", "jamaican, cuban, trinidadian, haitian, puerto rican", ""),
        (
            "latino",
            """
            mexican, brazilian, peruvian, argentinian, ecuadorian, colombian, chilean, cuban
            venezuelan
            """, ""
        ),
        (
            "south american",
            "brazilian, peruvian, argentinian, ecuadorian, colombian, chilean, venezuelan", ""
        ),
        ("central american", "mexican, guatemalan", "cuban"),
        ("north american", "american, canadian", "mexican"),
        ("aussie", "australian", "new zealand"),
    ])
    func regions(_ term: String, _ within: String, _ near: String) {
        for cuisine in within.names { #expect(grade(term, cuisine) == .most, "\(cuisine)") }
        for cuisine in near.names { #expect(grade(term, cuisine) == .present, "\(cuisine)") }
        #expect(grade(term, "martian") == nil)
    }

    /// Where a cuisine is at home.
    @Test(arguments: [
        ("italian", "Italy, Rome, Sicily"), ("thai", "Thailand"), ("spanish", "Spain"),
        ("british", "Britain, Great Britain, UK, United Kingdom"), ("english", "England"),
        ("scottish", "Scotland"), ("welsh", "Wales"), ("irish", "Ireland"),
        ("american", "America, USA, United States"), ("german", "Germany"),
        ("french", "France, Paris"),
        ("chinese", "China, Hong Kong"), ("mexican", "Mexico"), ("indian", "India"),
        ("greek", "Greece"),
        ("japanese", "Japan"), ("korean", "Korea, South Korea"), ("swedish", "Sweden"),
        ("danish", "Denmark"), ("norwegian", "Norway"), ("finnish", "Finland"),
        ("jamaican", "Jamaica"),
        ("brazilian", "Brazil"), ("moroccan", "Morocco"), ("portuguese", "Portugal"),
        ("argentinian", "Argentina, Argentine, Argentinean"), ("hungarian", "Hungary"),
        ("lebanese", "Lebanon"), ("egyptian", "Egypt"), ("vietnamese", "Vietnam"),
        ("peruvian", "Peru"),
        ("ethiopian", "Ethiopia"), ("nigerian", "Nigeria"), ("russian", "Russia"),
        ("ukrainian", "Ukraine"), ("georgian", "Georgia"), ("australian", "Australia"),
        ("polish", "Poland"), ("pakistani", "Pakistan"), ("persian", "Iran, Persia"),
        ("indonesian", "Indonesia, Bali"), ("filipino", "Philippines"),
        ("swiss", "Switzerland"), ("dutch", "Holland, Netherlands"), ("belgian", "Belgium"),
        ("austrian", "Austria, Vienna"), ("ecuadorian", "Ecuador"), ("canadian", "Canada"),
        ("tunisian", "Tunisia"), ("israeli", "Israel"), ("malaysian", "Malaysia, Malay"),
        ("cuban", "Cuba"), ("croatian", "Croatia"), ("czech", "Czech Republic"),
        ("romanian", "Romania"),
        ("south african", "South Africa"), ("african", "Africa"), ("asian", "Asia"),
        ("european", "Europe"), ("scandinavian", "Scandinavia"), ("caribbean", "West Indies"),
        ("latin american", "Latin America"), ("south american", "South America"),
        ("syrian", "Syria"),
        ("iraqi", "Iraq"), ("kenyan", "Kenya"), ("colombian", "Colombia"),
        ("venezuelan", "Venezuela"),
        ("algerian", "Algeria"), ("bulgarian", "Bulgaria"), ("serbian", "Serbia"),
        ("icelandic", "Iceland"), ("ghanaian", "Ghana"), ("senegalese", "Senegal"),
        ("sri lankan", "Sri Lanka"), ("singaporean", "Singapore"),
    ])
    func places(_ cuisine: String, _ places: String) {
        for place in places.names {
            #expect(grade(place, cuisine) == .most, "\(place)")
        }
    }
}
