/// The words of banners that ask for consent and the like, for those without a telling class name.
enum BannerWords {
    /// Whether a line is part of such a banner.
    static func isBanner(_ line: String) -> Bool {
        guard line.utf8.count <= 600 else { return false }
        let lower = line.lowercased()
        if phrases.contains(where: lower.utf8Contains) { return true }
        return lower.utf8Contains("cookies") && beside.contains(where: lower.utf8Contains)
    }

    private static let phrases = [String](
        words: """
            accept all cookies, accept cookies, cookie settings, cookie policy, cookie preferences
            manage consent, skip to content, skip to main content, skip to recipe, jump to recipe
            alle cookies akzeptieren, cookies akzeptieren, cookie-einstellungen, accepter les cookies
            tout accepter, aceptar cookies, aceitar cookies, accetta i cookie, cookies accepteren
            accepter alle cookies, enable javascript, javascript is disabled, zum inhalt springen
            aller au contenu, saltar al contenido, vai al contenuto, ga naar inhoud
            we value your privacy, our partners store, partners store and, accept all, reject all
            agree and continue, accept & continue, your privacy choices, datenschutzerklärung
            alle akzeptieren, akzeptieren und weiter, tout refuser, continuer sans accepter
            rechazar todo, aceptar todo, rifiuta tutto, accetta tutto, aceitar tudo, rejeitar tudo
            alles accepteren, alles weigeren, godkänn alla, godta alle, hyväksy kaikki
            zaakceptuj wszystk, přijmout vše, összes elfogadása, accept toate, αποδοχή όλων
            принять все, прийняти все, tümünü kabul et, すべて同意, すべて許可, 全部接受, 모두 동의, قبول الكل, קבל הכל
            """
    )

    private static let beside = [
        "we use", "uses cookies", "our site", "this site", "this website", "your experience",
        "consent",
        "privacy", "verwend", "nutzen", "nutzt", "einwillig", "utilis", "vie privée", "usamos",
        "utilizamos", "utiliza", "utilizza", "usiamo", "gebruik", "bruger", "använder", "bruker",
        "używa", "používá", "használ", "używ", "используе", "χρησιμοποι", "kullan",
    ]
}
