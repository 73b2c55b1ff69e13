/// Foods by the names that titles have from other languages: a food, then its names.
///
/// They count only where the recipe has the food, so that `pan con tomate` is of bread and
/// `pan-fried trout` is not.
enum TitleFoodTable {
    static let text = """
        egg: huevo, tamago, oeuf, uovo
        potato: papa, patata, aloo, dauphinois, batata, pomme de terre, kartoffel
        shrimp: gamba, ebi, camaron, camarone, gambero
        cheese: queijo, fromage, queso, formaggio, kase, kasespatzle
        bread: pan, brot, pain
        tomato: tomate, pomodoro
        rice: arroz, riso, riz, risotto, biryani, pilaf, paella
        chicken: pollo, coq, poulet, murgh, ayam, gai
        beef: boeuf, bourguignon, res, rind
        pork: cerdo, porco, schwein, maiale
        lamb: agneau, cordero, gosht, mutton
        meat: carne, viande
        duck: canard, pato
        fish: pescado, poisson, pesce
        salmon: lachs, saumon
        spinach: palak, saag, spanakopita, florentine
        chickpea: chana, ceci
        cauliflower: gobi
        eggplant: imam, moussaka, badrijani
        pea: mattar, matar
        salt cod: bacalhau, bacalao, saltfish
        mussel: moule, cozze
        clam: vongole, almeja
        squid: calamar
        apple: apfel, pomme
        pear: poire
        lemon: limone, citron
        orange: naranja, arancia
        garlic: aglio, ajillo, ajo
        onion: cebolla, oignon
        mushroom: champignon, funghi, fungus, seta
        mince: keema
        lentil: mercimek, dal, misir, masoor
        milk: leche, lait
        cream: crema, panna, nata
        butter: makhani, beurre
        almond: santiago, amande
        chocolate: cioccolata, cioccolato, chocolat, schokolade
        cocoa: cioccolata, chocolate
        wine: vin, vino
        lasagna sheet: lasagna
        spaetzle: kasespatzle
        spaghetti: spag
        bean: frijole, feijoada, fasolada, haricot
        fava bean: ful
        ham: jambon, jamon
        cabbage: kohl, chou
        corn: elote, esquite, maiz
        chili: aji
        """
}
