/// The words of walls before a page, in lower case.
enum WallWords {
    /// What bot walls, logins and error pages say.
    static let refusal = [String](
        words: """
            just a moment..., checking your browser, verify you are human, verifying you are human
            verify that you are not a robot, are you a robot, i am not a robot, i'm not a robot
            enable javascript and cookies to continue, access denied
            access to this page has been denied, attention required! | cloudflare, unusual traffic
            request blocked, you have been blocked, pardon our interruption, ddos protection, captcha
            403 forbidden, 404 not found, page not found, too many requests, service unavailable
            not available in your region, not available in your country, unavailable for legal reasons
            please log in to continue, you must be logged in, sign in to continue, log in to view
            zugriff verweigert, seite nicht gefunden, bitte melden sie sich an, accès refusé
            page introuvable, vous devez être connecté, acceso denegado, página no encontrada
            accesso negato, pagina non trovata, acesso negado, página não encontrada, toegang geweigerd
            pagina niet gevonden, доступ запрещен, страница не найдена, アクセスが拒否, ページが見つかりません, 访问被拒绝
            请完成安全验证, 请完成验证, 人机验证, 验证您是真人, 請完成驗證, disable any ad blocker, confirm you are a human
            confirm you are human, you are not a bot, you're not a bot, unusual activity
            request unsuccessful, website firewall, error 1020, your ip address has been
            blocked by our security, kein roboter, keine roboter, zugriff wurde verweigert
            ungewöhnlichen datenverkehr, pas un robot, êtes un humain, accès interdit, no eres un robot
            no soy un robot, eres humano, acceso prohibido, non sei un robot, non essere un robot
            non sono un robot, não é um robô, não sou um robô, é humano, geen robot, toegang verboden
            inte är en robot, åtkomst nekad, ikke er en robot, adgang nægtet, ingen tilgang
            et ole robotti, pääsy estetty, nie jesteś robotem, dostęp zabroniony, odmowa dostępu
            nejste robot, přístup odepřen, nem robot, hozzáférés megtagadva, nu sunteți un robot
            acces interzis, δεν είστε ρομπότ, вы не робот, доступ ограничен, ви не робот
            доступ заборонено, robot olmadığ, erişim engellendi, لست روبوت, תם הגישה, אינך רובוט
            रोबोट नहीं, ไม่ใช่หุ่นยนต์, không phải là người máy, không phải là robot, bukan robot
            ロボットではない, アクセスが制限, 로봇이 아닙, 로봇이 아님, 접근이 거부, error establishing a database connection
            scheduled maintenance, bad gateway, gateway timeout, gateway time-out
            internal server error, temporarily unavailable, temporarily down, wartungsarbeiten
            mit werbung weiterlesen, pur-abo, the page you requested could not be found
            page you are looking for, page not available, siden blev ikke fundet
            sidan kunde inte hittas, sivua ei löydy, strona nie została znaleziona, stránka nenalezena
            az oldal nem található, pagina nu a fost găsită, sayfa bulunamadı, сторінку не знайдено
            页面不存在, 页面未找到, 페이지를 찾을 수 없, לא נמצא, الصفحة غير موجودة, halaman tidak ditemukan
            """
    )

    /// What the programs of bot walls are called, of whose page nothing else is to be seen.
    static let challenges = [
        "_incapsula_resource", "captcha-delivery.com", "_cf_chl_opt", "px-captcha",
        "awswafcookiedomainlist", "gokuprops", "/_sec/cp_challenge", "akamai-challenge",
    ]

    /// What pages say whose recipe has to be paid for.
    static let paywall = [String](
        words: """
            subscribe to continue, subscribe to read, subscribe now to, subscribers only
            for subscribers only, subscriber-only, subscriber exclusive, already a subscriber
            to continue reading, members only, members-only, become a member to, unlock this recipe
            unlock the full recipe, premium members, start your free trial to
            this recipe is for members, exclusively for subscribers, nur für abonnenten
            jetzt abonnieren und weiterlesen, mit einem abo weiterlesen, plus-artikel
            réservé aux abonnés, réservée aux abonnés, abonnez-vous pour, solo para suscriptores
            suscríbete para, contenuto riservato agli abbonati, abbonati per leggere
            exclusivo para assinantes, assine para, alleen voor abonnees, kun for abonnenter
            endast för prenumeranter, tylko dla subskrybentów, только для подписчиков
            """
    )
}
