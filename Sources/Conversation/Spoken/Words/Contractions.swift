/// What is said in short, and how it is said in full.
///
/// The keys have no apostrophes, for cooks leave them out. What could as well be a word of its own
/// (`ill`, `well`, `wed`) stands in the second table and counts with its apostrophe only.
enum Contractions {
    /// The words that a short form stands for; nil where it is none.
    static func meaning(of text: String) -> String? {
        let plain = text.filter { $0 != "'" }
        if let meaning = always[plain] { return meaning }
        if text.contains("'"), let meaning = withApostrophe[plain] { return meaning }
        return nil
    }

    /// Every short form, as a cook types it at its plainest.
    static var shortForms: [String] { always.keys.sorted() + withApostrophe.keys.map { $0 + "'" } }

    private static let always = table(
        """
        whats: what is, wots: what is, wats: what is, whatve: what have, whatre: what are, whatll: what will, whatd: what did
        wheres: where is, whens: when is, whos: who is, hows: how is, howd: how did, whys: why is
        thats: that is, thatll: that will, theres: there is, therere: there are, heres: here is
        its: it is, itll: it will, itd: it would, lets: let us, im: i am, ive: i have
        weve: we have, youve: you have, theyve: they have, youre: you are, theyre: they are
        youll: you will, theyll: they will, youd: you would, theyd: they would, hes: he is
        shes: she is, thatd: that would, whichs: which is
        dont: do not, dnt: do not, doesnt: does not, didnt: did not, isnt: is not, arent: are not
        wasnt: was not, werent: were not, havent: have not, hasnt: has not, hadnt: had not
        cant: can not, cannot: can not, couldnt: could not, wont: will not, wouldnt: would not
        shouldnt: should not, neednt: need not, mustnt: must not, aint: is not, shant: shall not
        dosnt: does not, dosent: does not, mightnt: might not
        gimme: give me, yous: you, youse: you, gday: hello, unfavourite: unfav, unfavorite: unfav, lemme: let me, wanna: want to, gonna: going to, gotta: have to
        hafta: have to, dunno: do not know, kinda: kind of, sorta: sort of, outta: out of
        although: but, yall: you all, em: them, u: you, ur: your, ya: you, yer: your, wot: what, wat: what
        pls: please, plz: please, plse: please, pleas: please, thx: thanks, ty: thanks
        cuz: because, cos: because, coz: because, tonite: tonight, 2nite: tonight
        2day: today, smth: something, sth: something, sthg: something, somethin: something
        nothin: nothing, anythin: anything, abt: about, thru: through, til: until, till: until
        hav: have, wiv: with, havin: having, cookin: cooking, makin: making, lookin: looking, wi: with, wo: without
        whaddya: what do you, whatcha: what do you, gotcha: ok, cmon: come on, id: i would
        therell: there will, btw: by the way, asap: now, rn: now, idk: no idea, imo: really, tbh: really
        fav: fav, fave: favorite, faves: favorites, favourites: favorites, favourite: favorite
        favorits: favorites, favourits: favorites, favorties: favorites, favrites: favorites
        recipies: recipes, recipie: recipe, receipe: recipe, receipes: recipes, recpie: recipe
        recpies: recipes, reciepe: recipe, reciepes: recipes, recepies: recipes, recepie: recipe
        ingredents: ingredients, ingrediants: ingredients, ingridients: ingredients
        veggie: vegetarian, veggies: vegetables, vego: vegetarian, alot: a lot, aswell: as well
        yumm: yum, noone: nobody, everythings: everything is, smthing: something
        kan: can, wit: with, wif: with, wid: with, cud: could, wud: would, shud: should, da: the
        dis: this, dat: that, dese: these, giv: give, luv: love, liek: like, ad: add, tha: the
        nowt: nothing, owt: anything, summat: something, nah: no, nope: no, sumthing: something, sumfin: something, anyfing: anything, nuffin: nothing, wer: where
        numero: number, nr: number, nummer: number, ma: my, wich: which, whit: with, fer: for
        hadda: had to, oughta: ought to, shoulda: should, dyou: do you, dya: do you, djou: do you, wld: would, cld: could, shld: should, hv: have, hve: have, wnt: want, rcp: recipe, b4: before, tmrw: tomorrow, tmw: tomorrow, wht: what, wats: what is, ppl: people, thru: through, sthing: something, sumtin: something, lil: little, bc: because, dnt: do not, plss: please, form: from, fro: for, whta: what, waht: what, hwat: what
        """
    )

    private static let withApostrophe = table(
        """
        ill: i will, well: we will, id: i would, wed: we would, shell: she will, hell: he will
        were: we are, shed: she would, hed: he would, dinners: dinner is, teas: tea is
        lunchs: lunch is, longs: long is, suppers: supper is
        """
    )

    private static func table(_ text: String) -> [String: String] {
        var table: [String: String] = [:]
        for line in text.split(separator: "\n") {
            for entry in line.split(separator: ",") {
                let sides = entry.split(separator: ":", maxSplits: 1)
                guard sides.count == 2 else { continue }
                let short = sides[0].filter { $0 != " " && $0 != "'" }
                table[String(short)] = sides[1].split(separator: " ").joined(separator: " ")
            }
        }
        return table
    }
}
