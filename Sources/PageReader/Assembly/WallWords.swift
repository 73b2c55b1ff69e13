/// The words of walls before a page, in lower case.
enum WallWords {
    /// What bot walls, logins and error pages say.
    static let refusal = [
        "just a moment...", "checking your browser", "verify you are human",
        "verifying you are human",
        "verify that you are not a robot", "are you a robot", "i am not a robot", "i'm not a robot",
        "enable javascript and cookies to continue", "access denied",
        "access to this page has been denied",
        "attention required! | cloudflare", "unusual traffic", "request blocked",
        "you have been blocked",
        "pardon our interruption", "ddos protection", "captcha", "403 forbidden", "404 not found",
        "page not found", "too many requests", "service unavailable",
        "not available in your region",
        "not available in your country", "unavailable for legal reasons",
        "please log in to continue",
        "you must be logged in", "sign in to continue", "log in to view", "zugriff verweigert",
        "seite nicht gefunden", "bitte melden sie sich an", "accès refusé", "page introuvable",
        "vous devez être connecté", "acceso denegado", "página no encontrada", "accesso negato",
        "pagina non trovata", "acesso negado", "página não encontrada", "toegang geweigerd",
        "pagina niet gevonden", "доступ запрещен", "страница не найдена", "アクセスが拒否", "ページが見つかりません",
        "访问被拒绝", "请完成安全验证",
    ]

    /// What pages say whose recipe has to be paid for.
    static let paywall = [
        "subscribe to continue", "subscribe to read", "subscribe now to", "subscribers only",
        "for subscribers only", "subscriber-only", "subscriber exclusive", "already a subscriber",
        "to continue reading", "members only", "members-only", "become a member to",
        "unlock this recipe", "unlock the full recipe", "premium members",
        "start your free trial to",
        "this recipe is for members", "exclusively for subscribers", "nur für abonnenten",
        "jetzt abonnieren und weiterlesen", "mit einem abo weiterlesen", "plus-artikel",
        "réservé aux abonnés", "réservée aux abonnés", "abonnez-vous pour",
        "solo para suscriptores",
        "suscríbete para", "contenuto riservato agli abbonati", "abbonati per leggere",
        "exclusivo para assinantes", "assine para", "alleen voor abonnees", "kun for abonnenter",
        "endast för prenumeranter", "tylko dla subskrybentów", "только для подписчиков",
    ]
}
