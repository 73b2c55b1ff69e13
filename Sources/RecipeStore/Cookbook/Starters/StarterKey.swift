/// The key by which a starter recipe is known for ever: its title in plain small letters.
enum StarterKey {
    /// The key of a title: letters without their accents, digits, and one `-` for all between.
    ///
    /// `Crème brûlée` has `creme-brulee`. A letter that has no plain form stands as it is, so that
    /// no two titles fall together for that.
    static func key(forTitle title: String) -> String {
        var key: [UInt8] = []
        for scalar in title.unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9":
                key.append(UInt8(truncatingIfNeeded: scalar.value))
            case "A"..."Z":
                key.append(UInt8(truncatingIfNeeded: scalar.value | 0x20))
            case "'", "’":
                continue
            default:
                if let plain = plainLetters[scalar] {
                    key.append(contentsOf: plain.utf8)
                } else if scalar.value >= 0x80, scalar.properties.isAlphabetic {
                    key.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
                } else if let last = key.last, last != hyphen {
                    key.append(hyphen)
                }
            }
        }
        if key.last == hyphen { key.removeLast() }
        return String(decoding: key, as: UTF8.self)
    }

    private static let hyphen = UInt8(ascii: "-")

    /// The accented letters of the kitchens that the starters are from.
    private static let plainLetters: [Unicode.Scalar: String] = {
        let rows: [(String, String)] = [
            ("àáâãäåāăąÀÁÂÃÄÅĀĂĄ", "a"), ("çćčÇĆČ", "c"), ("ďđðĎĐÐ", "d"),
            ("èéêëēėęěÈÉÊËĒĖĘĚ", "e"), ("ğģĞĢ", "g"), ("ìíîïīįıÌÍÎÏĪĮİ", "i"), ("ķĶ", "k"),
            ("łļľŁĻĽ", "l"), ("ñńņňÑŃŅŇ", "n"), ("òóôõöøōőơÒÓÔÕÖØŌŐƠ", "o"), ("řŕŘŔ", "r"),
            ("śşšșŚŞŠȘ", "s"), ("ťţțŤŢȚ", "t"), ("ùúûüūůűųưÙÚÛÜŪŮŰŲƯ", "u"), ("ýÿÝŸ", "y"),
            ("źżžŹŻŽ", "z"), ("æÆ", "ae"), ("œŒ", "oe"), ("ß", "ss"), ("þÞ", "th"),
        ]
        return rows.reduce(into: [:]) { table, row in
            for scalar in row.0.unicodeScalars { table[scalar] = row.1 }
        }
    }()
}
