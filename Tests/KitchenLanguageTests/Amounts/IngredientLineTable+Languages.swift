extension IngredientLineTable {
    /// Lines in other languages.
    static let otherLanguages = """
        250 g Mehl | 250 | gram | Mehl |
        250 g Mehl (Type 405) | 250 | gram | Mehl | Type 405
        1 EL Olivenöl | 1 | tablespoon | Olivenöl |
        2 EL Öl zum Braten | 2 | tablespoon | Öl | zum Braten
        1 TL Salz | 1 | teaspoon | Salz |
        1 gestr. TL Backpulver | 1 | teaspoon | Backpulver | gestr.
        1 gehäufter EL Kakao | 1 | tablespoon | Kakao | gehäufter
        1 Prise Salz | 1 | pinch | Salz |
        1 Msp. Natron | 1 | pinch | Natron |
        ½ Bund Petersilie, gehackt | ½ | bunch | Petersilie | gehackt
        1 Bund Schnittlauch | 1 | bunch | Schnittlauch |
        2 Zehen Knoblauch | 2 | clove | Knoblauch |
        2 Knoblauchzehen | 2 |  | Knoblauchzehen |
        1 Dose Tomaten (400 g) | 1 | tin | Tomaten | 400 g
        1 Dose (400 g) Tomaten | 1 | tin | Tomaten |
        1 Dose à 400 g Kichererbsen | 1 | tin | Kichererbsen |
        1 Pck. Vanillezucker | 1 | packet | Vanillezucker |
        1 Päckchen Backpulver | 1 | packet | Backpulver |
        1 Becher Sahne | 1 | glass | Sahne |
        200 ml Sahne | 200 | millilitre | Sahne |
        200 ml Milch 3,5 % Fett | 200 | millilitre | Milch 3,5 % Fett |
        1/8 l Milch | ⅛ | litre | Milch |
        0,5 l Brühe | ½ | litre | Brühe |
        1 Zwiebel, fein gehackt | 1 |  | Zwiebel | fein gehackt
        1 große Zwiebel | 1 |  | Zwiebel | große
        3 mittelgroße bis große Eier | 3 |  | Eier | mittelgroße bis große
        2 kleine Möhren | 2 |  | Möhren | kleine
        3 Stängel Minze | 3 | stalk | Minze |
        1 Scheibe Toast | 1 | slice | Toast |
        4 Scheiben Käse | 4 | slice | Käse |
        1 Glas Gewürzgurken | 1 | jar | Gewürzgurken |
        1 Tasse Reis | 1 | cup | Reis |
        1 Stück Ingwer (2 cm) | 1 | piece | Ingwer | 2 cm
        1 Stk. Paprika | 1 | piece | Paprika |
        etwas Zitronensaft |  |  | Zitronensaft | etwas
        Salz und Pfeffer |  |  | Salz und Pfeffer |
        Saft von 1 Zitrone | 1 |  | Zitrone | Saft von
        Saft einer halben Zitrone | ½ |  | Zitrone | Saft
        eine Zwiebel | 1 |  | Zwiebel |
        einen halben Kopf Salat | ½ | head | Salat |
        ein halber Blumenkohl | ½ |  | Blumenkohl |
        eineinhalb Tassen Wasser | 1½ | cup | Wasser |
        ca. 500 g Kartoffeln | 500 | gram | Kartoffeln | ca
        500 g Kartoffeln, mehlig kochend | 500 | gram | Kartoffeln | mehlig kochend
        2 bis 3 EL Wasser | 2–3 | tablespoon | Wasser |
        1 Handvoll Rucola | 1 | handful | Rucola |
        1 Schuss Essig | 1 | dash | Essig |
        1 Spritzer Zitronensaft | 1 | dash | Zitronensaft |
        Petersilie zum Garnieren |  |  | Petersilie | zum Garnieren
        Mehl: 200 g | 200 | gram | Mehl |
        100 g de beurre | 100 | gram | beurre |
        100 g de beurre fondu | 100 | gram | beurre | fondu
        25 cl d'eau | 25 | centilitre | eau |
        20 cl de crème fraîche | 20 | centilitre | crème fraîche |
        1 c. à soupe d'huile d'olive | 1 | tablespoon | huile d'olive |
        2 c. à s. de miel | 2 | tablespoon | miel |
        1 cuillère à café de sel | 1 | teaspoon | sel |
        2 cuillères à soupe de sucre | 2 | tablespoon | sucre |
        1 cuil. à café de cannelle | 1 | teaspoon | cannelle |
        3 càs de farine | 3 | tablespoon | farine |
        1 cc de levure | 1 | teaspoon | levure |
        1 gousse d'ail | 1 | clove | ail |
        2 gousses d'ail, hachées | 2 | clove | ail | hachées
        1 pincée de sel | 1 | pinch | sel |
        1 sachet de levure chimique | 1 | sachet | levure chimique |
        1 sachet de sucre vanillé | 1 | sachet | sucre vanillé |
        1 botte de radis | 1 | bunch | radis |
        3 brins de thym | 3 | sprig | thym |
        4 tranches de jambon | 4 | slice | jambon |
        1 bouquet garni | 1 |  | bouquet garni |
        1 boîte de thon | 1 | tin | thon |
        1 verre de vin blanc | 1 | glass | vin blanc |
        1/2 citron | ½ |  | citron |
        une demi-baguette | ½ |  | baguette |
        un oignon | 1 |  | oignon |
        une pincée de poivre | 1 | pinch | poivre |
        1 oignon émincé | 1 |  | oignon | émincé
        2 gros oignons | 2 |  | oignons | gros
        1 petite courgette | 1 |  | courgette | petite
        quelques feuilles de menthe |  |  | feuilles de menthe | quelques
        le jus d'un citron | 1 |  | citron | le jus d'
        le jus de 2 citrons | 2 |  | citrons | le jus de
        jus d'1 citron | 1 |  | citron | jus d'
        sel et poivre |  |  | sel et poivre |
        Farine - 250 g | 250 | gram | Farine |
        Oeufs : 3 | 3 |  | Oeufs |
        1 kg de pommes de terre | 1 | kilogram | pommes de terre |
        1,5 l de bouillon | 1½ | litre | bouillon |
        1 noix de beurre | 1 | knob | beurre |
        une poignée d'épinards | 1 | handful | épinards |
        200 g de harina | 200 | gram | harina |
        2 cucharadas de aceite de oliva | 2 | tablespoon | aceite de oliva |
        1 cucharadita de comino | 1 | teaspoon | comino |
        1 cda de vinagre | 1 | tablespoon | vinagre |
        2 cdas. de azúcar | 2 | tablespoon | azúcar |
        1 cdta. de sal | 1 | teaspoon | sal |
        1 taza de arroz | 1 | cup | arroz |
        2 tazas de caldo | 2 | cup | caldo |
        1 diente de ajo | 1 | clove | ajo |
        2 dientes de ajo, picados | 2 | clove | ajo | picados
        1 pizca de sal | 1 | pinch | sal |
        1 lata de atún | 1 | tin | atún |
        1 puñado de perejil | 1 | handful | perejil |
        1/2 cebolla | ½ |  | cebolla |
        media cebolla | ½ |  | cebolla |
        un tomate | 1 |  | tomate |
        dos huevos | 2 |  | huevos |
        3 huevos grandes | 3 |  | huevos grandes |
        1 cebolla picada | 1 |  | cebolla | picada
        4 rebanadas de pan | 4 | slice | pan |
        sal al gusto |  |  | sal | al gusto
        Sal |  |  | Sal |
        zumo de 1 limón | 1 |  | limón | zumo de
        una hoja de laurel | 1 | leaf | laurel |
        300 g di farina | 300 | gram | farina |
        2 cucchiai di olio | 2 | tablespoon | olio |
        1 cucchiaino di zucchero | 1 | teaspoon | zucchero |
        1 spicchio d'aglio | 1 | clove | aglio |
        2 spicchi di aglio | 2 | clove | aglio |
        1 pizzico di sale | 1 | pinch | sale |
        1 bustina di lievito | 1 | sachet | lievito |
        1/2 bicchiere di vino | ½ | glass | vino |
        100 g di parmigiano grattugiato | 100 | gram | parmigiano | grattugiato
        1 cipolla tritata | 1 |  | cipolla | tritata
        mezza cipolla | ½ |  | cipolla |
        un limone | 1 |  | limone |
        due uova | 2 |  | uova |
        sale q.b. |  |  | sale | q.b
        Sale |  |  | Sale |
        farina 00 - 250 g | 250 | gram | farina 00 |
        Farina 300 g | 300 | gram | Farina |
        1 mazzetto di prezzemolo | 1 | bunch | prezzemolo |
        succo di 1 limone | 1 |  | limone | succo di
        200 g de açúcar | 200 | gram | açúcar |
        1 xícara (chá) de leite | 1 | cup | leite |
        2 xícaras de farinha de trigo | 2 | cup | farinha de trigo |
        1 colher de sopa de manteiga | 1 | tablespoon | manteiga |
        2 colheres (sopa) de óleo | 2 | tablespoon | óleo |
        1 colher (chá) de fermento | 1 | teaspoon | fermento |
        1/2 xícara (chá) de óleo | ½ | cup | óleo |
        2 dentes de alho | 2 | clove | alho |
        1 dente de alho picado | 1 | clove | alho | picado
        1 pitada de sal | 1 | pinch | sal |
        1 lata de leite condensado | 1 | tin | leite condensado |
        sal a gosto |  |  | sal | a gosto
        meia cebola | ½ |  | cebola |
        1 cebola média picada | 1 |  | cebola média | picada
        suco de 2 limões | 2 |  | limões | suco de
        250 g bloem | 250 | gram | bloem |
        1 eetlepel olijfolie | 1 | tablespoon | olijfolie |
        2 el sojasaus | 2 | tablespoon | sojasaus |
        1 theelepel komijn | 1 | teaspoon | komijn |
        1 tl zout | 1 | teaspoon | zout |
        2 teentjes knoflook, fijngehakt | 2 | clove | knoflook | fijngehakt
        1 teen knoflook | 1 | clove | knoflook |
        1 snufje zout | 1 | pinch | zout |
        1 blik tomaten | 1 | tin | tomaten |
        1 blikje kokosmelk (400 ml) | 1 | tin | kokosmelk | 400 ml
        1 bosje peterselie | 1 | bunch | peterselie |
        1 handje rucola | 1 | handful | rucola |
        4 plakken kaas | 4 | slice | kaas |
        een halve citroen | ½ |  | citroen |
        sap van 1 citroen | 1 |  | citroen | sap van
        2 grote uien | 2 |  | uien | grote
        1 pakje roomboter | 1 | packet | roomboter |
        2,5 dl slagroom | 2½ | decilitre | slagroom |
        500 g vetemjöl | 500 | gram | vetemjöl |
        2 msk smör | 2 | tablespoon | smör |
        1 tsk salt | 1 | teaspoon | salt |
        1 krm peppar | 1 | spice measure | peppar |
        2 vitlöksklyftor | 2 |  | vitlöksklyftor |
        2 klyftor vitlök | 2 | clove | vitlök |
        1 nypa salt | 1 | pinch | salt |
        1 burk krossade tomater | 1 | tin | krossade tomater |
        1 knippe dill | 1 | bunch | dill |
        ½ dl socker | ½ | decilitre | socker |
        1 ½ dl mjölk | 1½ | decilitre | mjölk |
        1 gul lök, hackad | 1 |  | gul lök | hackad
        3 st ägg | 3 | piece | ägg |
        3 dl fløte | 3 | decilitre | fløte |
        2 ss olje | 2 | tablespoon | olje |
        1 ts salt | 1 | teaspoon | salt |
        1 klype salt | 1 | pinch | salt |
        2 båter hvitløk | 2 | clove | hvitløk |
        1 fedd hvitløk | 1 | clove | hvitløk |
        1 boks kikerter | 1 | tin | kikerter |
        2 spsk olie | 2 | tablespoon | olie |
        1 spsk. sukker | 1 | tablespoon | sukker |
        2 fed hvidløg | 2 | clove | hvidløg |
        1 dåse tomater | 1 | tin | tomater |
        1 bundt persille | 1 | bunch | persille |
        1 knivspids salt | 1 | pinch | salt |
        2 rkl öljyä | 2 | tablespoon | öljyä |
        1 tl suolaa | 1 | teaspoon | suolaa |
        2 dl vehnäjauhoja | 2 | decilitre | vehnäjauhoja |
        1 tlk tomaattimurskaa | 1 | tin | tomaattimurskaa |
        250 g mąki | 250 | gram | mąki |
        2 łyżki oleju | 2 | tablespoon | oleju |
        1 łyżeczka cukru | 1 | teaspoon | cukru |
        1 szklanka mleka | 1 | tumbler | mleka |
        2 ząbki czosnku | 2 | clove | czosnku |
        1 szczypta soli | 1 | pinch | soli |
        pół łyżeczki pieprzu | ½ | teaspoon | pieprzu |
        1 puszka ciecierzycy | 1 | tin | ciecierzycy |
        1 pęczek koperku | 1 | bunch | koperku |
        3 jajka | 3 |  | jajka |
        2 lžíce oleje | 2 | tablespoon | oleje |
        1 lžička soli | 1 | teaspoon | soli |
        2 PL cukru | 2 | tablespoon | cukru |
        1 ČL skořice | 1 | teaspoon | skořice |
        2 stroužky česneku | 2 | clove | česneku |
        1 špetka soli | 1 | pinch | soli |
        1 hrnek mouky | 1 | tumbler | mouky |
        4 ks vejce | 4 | piece | vejce |
        2 lyžice medu | 2 | tablespoon | medu |
        1 lyžička kakaa | 1 | teaspoon | kakaa |
        2 strúčiky cesnaku | 2 | clove | cesnaku |
        2 evőkanál olaj | 2 | tablespoon | olaj |
        1 ek méz | 1 | tablespoon | méz |
        1 teáskanál só | 1 | teaspoon | só |
        2 gerezd fokhagyma | 2 | clove | fokhagyma |
        1 csipet só | 1 | pinch | só |
        3 db tojás | 3 | piece | tojás |
        10 dkg vaj | 10 | dekagram | vaj |
        2 žlice ulja | 2 | tablespoon | ulja |
        1 žličica soli | 1 | teaspoon | soli |
        2 češnja češnjaka | 2 | clove | češnjaka |
        200 г муки | 200 | gram | муки |
        2 ст. л. масла | 2 | tablespoon | масла |
        1 ст.л. сахара | 1 | tablespoon | сахара |
        1 ч. л. соли | 1 | teaspoon | соли |
        1 стакан молока | 1 | tumbler | молока |
        2 зубчика чеснока | 2 | clove | чеснока |
        1 щепотка соли | 1 | pinch | соли |
        1 банка горошка | 1 | tin | горошка |
        1 пучок укропа | 1 | bunch | укропа |
        3 шт. яйца | 3 | piece | яйца |
        соль по вкусу |  |  | соль | по вкусу
        2 su bardağı un | 2 | glass | un |
        1 yemek kaşığı zeytinyağı | 1 | tablespoon | zeytinyağı |
        1 çay kaşığı tuz | 1 | teaspoon | tuz |
        1 tatlı kaşığı şeker | 1 | dessertspoon | şeker |
        2 diş sarımsak | 2 | clove | sarımsak |
        1 tutam tuz | 1 | pinch | tuz |
        1 paket kabartma tozu | 1 | packet | kabartma tozu |
        3 adet yumurta | 3 | piece | yumurta |
        2 κ.σ. ελαιόλαδο | 2 | tablespoon | ελαιόλαδο |
        1 κ.γ. αλάτι | 1 | teaspoon | αλάτι |
        1 φλιτζάνι αλεύρι | 1 | cup | αλεύρι |
        2 σκελίδες σκόρδο | 2 | clove | σκόρδο |
        1 πρέζα αλάτι | 1 | pinch | αλάτι |
        250 γρ. αλεύρι | 250 | gram | αλεύρι |
        大さじ2 醤油 | 2 | tablespoon | 醤油 |
        小さじ1/2 塩 | ½ | teaspoon | 塩 |
        醤油 大さじ2 | 2 | tablespoon | 醤油 |
        砂糖 小さじ1 | 1 | teaspoon | 砂糖 |
        玉ねぎ 1個 | 1 | piece | 玉ねぎ |
        玉ねぎ 1/2個(100g) | ½ | piece | 玉ねぎ | 100g
        カップ1 牛乳 | 1 | glass | 牛乳 |
        200克面粉 | 200 | gram | 面粉 |
        2茶匙盐 | 2 | teaspoon | 盐 |
        3个鸡蛋 | 3 | piece | 鸡蛋 |
        3鸡蛋 | 3 |  | 鸡蛋 |
        鸡蛋 2个 | 2 | piece | 鸡蛋 |
        2큰술 간장 | 2 | tablespoon | 간장 |
        설탕 1작은술 | 1 | teaspoon | 설탕 |
        """
}
