extension UnitTable {
    /// Weights, volumes, lengths and temperatures.
    ///
    /// The first form is how the unit is written, `/` parts the singular from the plural. Sizes are
    /// those of the United States for what has two (a pint), and a plain 200 or 250 ml for the
    /// glasses of other kitchens. Where a unit may be exchanged for its neighbour, `;` parts its
    /// English forms from the others.
    static let measures = """
        milligram | weight | 0.001 | metric | mg, milligram/milligrams
        gram | weight | 1 | metric | g, gr, grm, gm, gm/gms, grs, gram/grams, gramme/grammes; Gramm, gramo/gramos, grammo/grammi, grama/gramas, gramů, gramów, г, гр, грамм/грамма/граммов, γρ, γραμμάρια, 克, 그램
        dekagram | weight | 10 | metric | dag, dkg, deka, Deka
        kilogram | weight | 1000 | metric | kg, kg/kgs, kilo/kilos, kilogram/kilograms, kilogramme/kilogrammes; Kilogramm, kilogramo/kilogramos, chilo/chili, quilo/quilos, кг, κιλό/κιλά, 千克, 公斤, 킬로그램
        metric pound | weight | 500 | metric | Pfund, Pfd, livre/livres, pond, 斤
        ounce | weight | 28.349523125 | us | oz, oz/ozs, ounce/ounces; onza/onzas, once/onces, oncia/once
        pound | weight | 453.59237 | us | lb, lb/lbs, pound/pounds; libra/libras, libbra/libbre
        millilitre | volume | 1 | metric | ml, ml/mls, milliliter/milliliters, millilitre/millilitres; Milliliter, mililitro/mililitros, millilitro/millilitri, мл, 毫升, 미리
        centilitre | volume | 10 | metric | cl, centiliter/centiliters, centilitre/centilitres, centilitro/centilitri
        decilitre | volume | 100 | metric | dl, deciliter/deciliters, decilitre/decilitres, decilitro/decilitri
        litre | volume | 1000 | metric | l, lt, ltr, ltrs, liter/liters, litre/litres; Liter, litro/litros, litri, litra/litry, л, литр/литра/литров, λίτρο/λίτρα, 升, 리터
        teaspoon | volume | 4.92892159375 | any | tsp, tsp/tsps, teasp, teaspoon/teaspoons, teaspoonful/teaspoonfuls, t; TL, Teelöffel, KL, Kaffeelöffel, cc, càc, c. à c., c. à café, cuil. à café, cuillère à café/cuillères à café, cuillerée à café/cuillerées à café, cuillère à thé/cuillères à thé, petite cuillère/petites cuillères, cdta/cdtas, cdita/cditas, cucharadita/cucharaditas, cucharilla/cucharillas, cucharita/cucharitas, cucchiaino/cucchiaini, colher de chá/colheres de chá, colher chá/colheres chá, c. chá, colher de café/colheres de café, theelepel/theelepels, theel, tsk, tesked/teskedar, teske/teskeer, ts, teskje/teskjeer, teelusikka/teelusikallinen, łyżeczka/łyżeczki/łyżeczek, lžička/lžičky/lžiček, čajová lžička/čajové lžičky, lyžička/lyžičky, čajová lyžička, žličica/žličice, čajna žličica, tk, teáskanál, kávéskanál, kk, ч л, чайная ложка/чайные ложки/чайных ложек, чайной ложки, ч ложка, çay kaşığı, κ γ, κουταλάκι/κουταλάκια, κ γλυκού, 茶匙, 小匙, 小さじ, 작은술, linguriță/lingurițe
        dessertspoon | volume | 10 | any | dsp, dessertspoon/dessertspoons, tatlı kaşığı, barnsked
        tablespoon | volume | 14.78676478125 | any | tbsp, tbsp/tbsps, tbs, tblsp, tbl, tb, tbsp's, tablespoon/tablespoons, tablespoonful/tablespoonfuls; EL, Eßl, Essl, Esslöffel, Eßlöffel, cs, càs, c. à s., c. à soupe, cuil. à soupe, cuillère à soupe/cuillères à soupe, cuillerée à soupe/cuillerées à soupe, cuillère/cuillères, grande cuillère/grandes cuillères, cda/cdas, cucharada/cucharadas, cuchara/cucharas, cucchiaio/cucchiai, colher de sopa/colheres de sopa, colher sopa/colheres sopa, c. sopa, colher/colheres, eetlepel/eetlepels, eetl, msk, matsked/matskedar, spsk, spiseske/spiseskeer, ss, spiseskje/spiseskjeer, rkl, ruokalusikka/ruokalusikallinen, łyżka/łyżki/łyżek, łyżka stołowa/łyżki stołowe, lžíce/lžic, PL, polévková lžíce/polévkové lžíce, lyžica/lyžice/lyžíc, polievková lyžica, žlica/žlice, jušna žlica, ek, evőkanál, ст л, столовая ложка/столовые ложки/столовых ложек, столовой ложки, ст ложка, ложка/ложки/ложек, yemek kaşığı, κ σ, κουταλιά/κουταλιές, κ σούπας, κουταλιά σούπας/κουταλιές σούπας, 汤匙, 湯匙, 大匙, 勺, 大さじ, 큰술, lingură/linguri
        cup | volume | 236.5882365 | us | cup/cups, c, cupful/cupfuls; Tasse/Tassen, Tas, tasse/tasses, taza/tazas, tazza/tazze, xícara/xícaras, xíc, xícara de chá/xícaras de chá, xícara chá/xícaras chá, chávena/chávenas, kop/koppen, kopje/kopjes, kopp/koppar, kopper, φλιτζάνι/φλιτζάνια, φλ, šalica/šalice, cană/căni, 杯
        glass | volume | 200 | any | glass/glasses, Becher, verre/verres, vaso/vasos, bicchiere/bicchieri, copo/copos, su bardağı, カップ, 컵
        tumbler | volume | 250 | any | tumbler/tumblers, szklanka/szklanki/szklanek, hrnek/hrnky/hrnků, sklenice, hrnček/hrnčeky, стакан/стакана/стаканов, склянка/склянки, bögre, csésze
        tea glass | volume | 100 | any | tea glass/tea glasses, çay bardağı
        fluid ounce | volume | 29.5735295625 | us | fl oz, fl. ozs, floz, fluid oz, fluid ounce/fluid ounces, liquid ounce/liquid ounces
        pint | volume | 473.176473 | us | pint/pints, pt, pts
        quart | volume | 946.352946 | us | quart/quarts, qt, qts
        gallon | volume | 3785.411784 | us | gallon/gallons, gal
        spice measure | volume | 1 | any | krm, kryddmått
        millimetre | length | 0.1 | metric | mm, millimeter/millimeters, millimetre/millimetres
        centimetre | length | 1 | metric | cm, cms, centimeter/centimeters, centimetre/centimetres, Zentimeter, centímetro/centímetros, centimetro/centimetri, см
        inch | length | 2.54 | us | inch/inches, inches, in, pouce/pouces, pulgada/pulgadas
        celsius | temperature | 1 | metric | °C, ºC, ° Celsius, degrees C, degree C, deg C, degrees Celsius, degrees centigrade, Celsius; Grad, graden, grader, degrés, grados, gradi, graus, градусов, stopni, Grad C, Grad Celsius, graden Celsius, graden C, grader C, degrés C, degrés Celsius, grados C, gradi C, graus C, ℃
        fahrenheit | temperature | 1 | us | °F, ºF, ° Fahrenheit, degrees F, degree F, deg F, degrees Fahrenheit, Fahrenheit, Grad Fahrenheit, ℉
        degree | temperature | 1 | any | °, º, degree/degrees
        gas mark | temperature | 1 | any | gas mark, gas, gasmark
        """

    /// Pieces, what food is sold in, and what fingers hold.
    static let pieces = """
        piece | pieces | 1 | any | piece/pieces, pc, pcs, nos, ea, unit/units, Stück, Stk, Stck, stuk/stuks, stykke/stykker, styck, stycken, st, stk, pièce/pièces, pieza/piezas, unidad/unidades, unidade/unidades, pezzo/pezzi, pedaço/pedaços, morceau/morceaux, trozo/trozos, sztuka/sztuki/sztuk, szt, kus/kusy/kusů, ks, kom, db, шт, штука/штуки/штук, adet, 个, 個, 只, 颗, 顆, 枚, 块, 塊, 개, 본, 本
        dozen | pieces | 12 | any | dozen, dozen/dozens, doz, Dutzend, douzaine/douzaines, docena/docenas, dozzina, dúzia, dozijn, dussin
        clove | pieces | 1 | any | clove/cloves, Zehe/Zehen, Knobizehe, gousse/gousses, diente/dientes, spicchio/spicchi, dente/dentes, teen/tenen, teentje/teentjes, klyfta/klyftor, fed, fedd, båt/båter, ząbek/ząbki/ząbków, stroužek/stroužky/stroužků, strúčik/strúčiky, češanj, češnja, gerezd, зубчик/зубчика/зубчиков, зубок, diş, σκελίδα/σκελίδες, kynsi/kynttä, 瓣, 쪽, かけ
        slice | pieces | 1 | any | slice/slices, Scheibe/Scheiben, Scheib, tranche/tranches, rodaja/rodajas, loncha/lonchas, rebanada/rebanadas, fetta/fette, fatia/fatias, plak/plakken, plakje/plakjes, skiva/skivor, skive/skiver, plasterek/plasterki, plaster/plastry, plátek/plátky/plátků, szelet, ломтик/ломтика, dilim, φέτα/φέτες, 片, 切れ, 장
        rasher | pieces | 1 | any | rasher/rashers
        strip | pieces | 1 | any | strip/strips, Streifen
        stick | pieces | 1 | any | stick/sticks, Stange/Stangen, bâton/bâtons, 根, 대
        stalk | pieces | 1 | any | stalk/stalks, Stängel, Stiel/Stiele, tige/tiges, tallo/tallos, gambo/gambi, stengel/stengels, stjälk/stjälkar, 株
        stem | pieces | 1 | any | stem/stems
        rib | pieces | 1 | any | rib/ribs, côte/côtes
        spear | pieces | 1 | any | spear/spears
        sprig | pieces | 1 | any | sprig/sprigs, Zweig/Zweige, brin/brins, branche/branches, ramita/ramitas, rametto/rametti, ramo/ramos, takje/takjes, kvist/kvister, kvistar, gałązka/gałązki, snítka/snítky, веточка/веточки, κλωναράκι
        bunch | pieces | 1 | any | bunch/bunches, Bund, Bd, Büschel, botte/bottes, manojo/manojos, mazzo/mazzi, mazzetto/mazzetti, maço/maços, bos, bosje/bosjes, knippe, bundt, kruka/krukor, pęczek/pęczki, svazek/svazky, zväzok, csokor, пучок/пучка, demet, ματσάκι, 束, 把
        head | pieces | 1 | any | head/heads, Kopf/Köpfe, tête/têtes, cabeza/cabezas, testa/teste, cabeça/cabeças, krop, główka/główki, hlávka/hlávky, fej, кочан
        ear | pieces | 1 | any | ear/ears
        bulb | pieces | 1 | any | bulb/bulbs, Knolle/Knollen, bulbe/bulbes, bulbo/bulbos
        leaf | pieces | 1 | any | leaf/leaves, Blatt/Blätter, feuille/feuilles, hoja/hojas, foglia/foglie, folha/folhas, blaadje/blaadjes, blad, liść/liście, list/listy, levél, лист/листа
        sheet | pieces | 1 | any | sheet/sheets, Platte/Platten, lámina/láminas, vel, plaque/plaques
        cube | pieces | 1 | any | cube/cubes, Würfel, cubo/cubos, blokje/blokjes, tärning/tärningar, kostka/kostki, kostky
        block | pieces | 1 | any | block/blocks, 丁
        ball | pieces | 1 | any | ball/balls, Kugel/Kugeln, boule/boules, bola/bolas
        fillet | pieces | 1 | any | fillet/fillets, filet/filets, Filet
        segment | pieces | 1 | any | segment/segments, wedge/wedges
        scoop | pieces | 1 | any | scoop/scoops
        ladle | pieces | 1 | any | ladle/ladles, ladleful/ladlefuls, Kelle/Kellen, louche/louches, mestolo/mestoli
        bowl | pieces | 1 | any | bowl/bowls, bol/bols, 碗
        part | pieces | 1 | any | part/parts, Teil/Teile, parte/partes
        portion | pieces | 1 | any | portion/portions, serving/servings, Portion/Portionen, portie/porties
        drop | pieces | 1 | any | drop/drops, Tropfen, goutte/gouttes, gota/gotas, goccia/gocce, druppel/druppels, droppe/droppar, dråbe/dråber, капля/капли, 滴
        tin | container | 1 | any | tin/tins, can/cans, Dose/Dosen, Konserve, boîte/boîtes, conserve, lata/latas, bote/botes, lattina, scatola/scatole, blik/blikken, blikje/blikjes, burk/burkar, boks/bokser, dåse/dåser, tölkki, tlk, puszka/puszki, plechovka, konzerva/konzervy, konzerv, банка/банки, konserwa, kutu, κονσέρβα, 罐, 缶
        jar | container | 1 | any | jar/jars, Glas/Gläser, bocal/bocaux, tarro/tarros, vasetto/vasetti, vidro/vidros, potten, potje/potjes, słoik/słoiki, sklenička, üveg
        packet | container | 1 | any | packet/packets, package/packages, pack/packs, pkg, pkgs, pkt, pkts, pk, Packung/Packungen, Päckchen, Pck, Pckg, Pkg, Pk, P, Paket/Pakete, paquet/paquets, paquete/paquetes, pacchetto/pacchetti, pacote/pacotes, pak/pakken, pakje/pakjes, paket, pakke/pakker, paczka/paczki, opakowanie/opakowania, balení, balíček, balík, csomag, упаковка/упаковки, пакет/пакета, πακέτο, 包, 봉지, pkn
        sachet | container | 1 | any | sachet/sachets, envelope/envelopes, Beutel, Tütchen, Tüte/Tüten, bustina/bustine, sobre/sobres, saquinho, zakje/zakjes, påse, pose/poser, torebka/torebki, sáček/sáčky, vrećica, tasak, пакетик/пакетика
        bag | container | 1 | any | bag/bags, pouch/pouches, bolsa/bolsas, zak/zakken, 袋
        box | container | 1 | any | box/boxes, carton/cartons, punnet/punnets, caja/cajas, caixa/caixas, doos, Schachtel, brick/bricks, briki
        bottle | container | 1 | any | bottle/bottles, Flasche/Flaschen, bouteille/bouteilles, botella/botellas, bottiglia/bottiglie, garrafa/garrafas, fles/flessen, flaska/flaskor, flaske/flasker, butelka/butelki, láhev, üveg, бутылка/бутылки, 瓶
        tub | container | 1 | any | tub/tubs, container/containers, pot/pots, Topf, vaschetta, bakje/bakjes, bæger, kelímek/kelímky
        tube | container | 1 | any | tube/tubes, Tube/Tuben, tubo/tubos
        loaf | pieces | 1 | any | loaf/loaves
        pinch | vague | 1 | any | pinch/pinches, Prise/Prisen, Pr, Prs, pincée/pincées, pizca/pizcas, pizzico/pizzichi, presa/prese, pitada/pitadas, snufje/snufjes, nypa/nypor, knivspids, knivsudd, Msp, Messerspitze/Messerspitzen, klype, hyppysellinen, szczypta/szczypty, špetka/špetky, štipka/štipky, prstohvat, csipet, щепотка/щепотки, tutam, πρέζα, 少々, 줌
        dash | vague | 1 | any | dash/dashes, Schuss, Spritzer, trait/traits, chorrito, chorro/chorros, spruzzo, fio, scheut, scheutje/scheutjes, skvätt, stänk, skvett, odrobina
        handful | vague | 1 | any | handful/handfuls, handfull, Handvoll, Hand voll, Hv, poignée/poignées, puñado/puñados, manciata/manciate, punhado/punhados, handje, hand, handvol, näve/nävar, håndfuld, håndfull, neve, garść/garści, hrst/hrsti, maréknyi, горсть/горсти, avuç, χούφτα
        knob | vague | 1 | any | knob/knobs, nub, noix, noisette, nuez, noce, noz, klont, klontje, klick
        splash | vague | 1 | any | splash/splashes, glug/glugs
        drizzle | vague | 1 | any | drizzle/drizzles, filet, filo
        dollop | vague | 1 | any | dollop/dollops, Klecks, klat, klick, klatt
        squeeze | vague | 1 | any | squeeze/squeezes
        sprinkle | vague | 1 | any | sprinkle/sprinkles, sprinkling, smidgen, smidge
        thumb | vague | 1 | any | thumb/thumbs
        """
}
