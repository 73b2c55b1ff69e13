/// Cuisines of regions and the names of countries, as text that a person can add to.
enum CuisineTable {
    /// Each line: a cuisine = other names: those that it takes in > those that are near.
    ///
    /// A cuisine without a line means itself.
    static let regions = """
        british: english, scottish, welsh
        english: british
        scottish:
        welsh: > british
        irish:
        american: southern, cajun, creole, soul food
        southern = soul food = deep south: american
        cajun = creole: american
        tex mex = texmex: mexican, american
        hawaiian: > american
        german: bavarian, swabian > austrian
        bavarian: german
        austrian = viennese: > german
        swiss: > german, french
        french: provencal, breton
        provencal: french
        italian: sicilian, tuscan
        sicilian: italian
        tuscan: italian
        spanish: catalan, basque
        catalan: spanish
        basque: spanish
        portuguese: > spanish
        iberian: spanish, portuguese
        greek: cypriot
        turkish: > greek
        dutch: > belgian
        belgian: > dutch
        benelux: dutch, belgian
        mediterranean: greek, italian, spanish, turkish, lebanese, moroccan, portuguese > french, israeli, egyptian, tunisian
        european: british, scottish, welsh, irish, french, italian, spanish, portuguese, german, austrian, swiss, dutch, belgian, danish, swedish, norwegian, finnish, greek, hungarian, polish, czech, russian, ukrainian, croatian, romanian > georgian, turkish
        scandinavian: swedish, danish, norwegian > finnish
        nordic: swedish, danish, norwegian, finnish, icelandic
        eastern european = east european: polish, russian, ukrainian, hungarian, czech, slovak, romanian, bulgarian > georgian
        central european: german, austrian, hungarian, polish, czech, slovak > swiss
        slavic: polish, russian, ukrainian, czech, slovak, croatian, serbian
        balkan: serbian, croatian, bosnian, bulgarian, romanian, albanian > greek, turkish
        soviet: russian, ukrainian, georgian
        jewish = ashkenazi: israeli
        middle eastern = middle east = mid eastern: lebanese, persian, israeli, egyptian, syrian, iraqi, palestinian, jordanian > turkish, moroccan, tunisian
        levantine: lebanese, israeli, syrian, palestinian, jordanian
        arab = arabic = arabian: lebanese, egyptian, moroccan, tunisian, syrian, iraqi, saudi arabian
        persian = iranian: persian
        african: moroccan, egyptian, tunisian, nigerian, ethiopian, south african, kenyan, ghanaian, algerian, senegalese
        north african = maghreb: moroccan, egyptian, tunisian, algerian
        west african: nigerian, ghanaian, senegalese
        east african: ethiopian, kenyan
        asian = oriental: chinese, japanese, korean, thai, vietnamese, indonesian, filipino, malaysian, singaporean > indian, pakistani
        far eastern = far east: chinese, japanese, korean, thai, vietnamese, indonesian, filipino, malaysian
        east asian: chinese, japanese, korean
        southeast asian = south east asian: thai, vietnamese, indonesian, filipino, malaysian, singaporean
        south asian: indian, pakistani, sri lankan, bangladeshi
        indian: punjabi, goan, south indian > pakistani
        south indian = goan = punjabi = bengali: indian
        pakistani: > indian
        chinese: cantonese, sichuan, szechuan
        cantonese: chinese
        sichuan = szechuan = sichuanese: chinese
        japanese:
        caribbean = west indian: jamaican, cuban, trinidadian, haitian, puerto rican
        latin american = latin = latino: mexican, brazilian, peruvian, argentinian, ecuadorian, colombian, chilean, cuban, venezuelan
        south american: brazilian, peruvian, argentinian, ecuadorian, colombian, chilean, venezuelan
        central american: mexican, guatemalan > cuban
        north american: american, canadian > mexican
        australian = aussie: > new zealand
        """

    /// Each line: a cuisine: the countries and places where it is at home.
    static let places = """
        italian: italy, rome, sicily
        thai: thailand
        spanish: spain
        british: britain, great britain, uk, united kingdom
        english: england
        scottish: scotland
        welsh: wales
        irish: ireland
        american: america, usa, united state
        german: germany
        french: france, paris
        chinese: china, hong kong
        mexican: mexico
        indian: india
        greek: greece
        japanese: japan
        korean: korea, south korea
        swedish: sweden
        danish: denmark
        norwegian: norway
        finnish: finland
        jamaican: jamaica
        brazilian: brazil
        moroccan: morocco
        portuguese: portugal
        argentinian: argentina, argentine, argentinean
        hungarian: hungary
        lebanese: lebanon
        egyptian: egypt
        vietnamese: vietnam
        peruvian: peru
        ethiopian: ethiopia
        nigerian: nigeria
        russian: russia
        ukrainian: ukraine
        georgian: georgia
        australian: australia
        polish: poland
        pakistani: pakistan
        persian: iran, persia
        indonesian: indonesia, bali
        filipino: philippines, philippine
        swiss: switzerland
        dutch: holland, netherlands
        belgian: belgium
        austrian: austria, vienna
        ecuadorian: ecuador
        canadian: canada
        tunisian: tunisia
        israeli: israel
        malaysian: malaysia, malay
        cuban: cuba
        croatian: croatia
        czech: czech republic
        romanian: romania
        south african: south africa
        african: africa
        asian: asia
        european: europe
        scandinavian: scandinavia
        caribbean: west indy
        latin american: latin america
        south american: south america
        syrian: syria
        iraqi: iraq
        kenyan: kenya
        colombian: colombia
        venezuelan: venezuela
        algerian: algeria
        bulgarian: bulgaria
        serbian: serbia
        finnish: finland
        icelandic: iceland
        ghanaian: ghana
        senegalese: senegal
        sri lankan: sri lanka
        singaporean: singapore
        """
}
