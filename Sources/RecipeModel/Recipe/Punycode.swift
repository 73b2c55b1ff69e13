/// Host names of any script in ASCII (RFC 3492).
enum Punycode {
    /// A host's name with each part that needs it as `xn--…`.
    static func host(_ name: String) -> String {
        name.split(separator: ".", omittingEmptySubsequences: false).map { label in
            label.utf8.allSatisfy { $0 < 0x80 } ? String(label) : "xn--" + encoded(label)
        }.joined(separator: ".")
    }

    private static func encoded(_ label: Substring) -> String {
        let scalars = label.unicodeScalars.map { Int($0.value) }
        var output = label.unicodeScalars.filter(\.isASCII).map { Character($0) }
        let basic = output.count
        var done = basic
        if basic > 0 { output.append("-") }
        var (number, delta, bias) = (0x80, 0, 72)
        while done < scalars.count {
            let next = scalars.filter { $0 >= number }.min() ?? number
            delta += (next - number) * (done + 1)
            number = next
            for scalar in scalars {
                if scalar < number { delta += 1 }
                guard scalar == number else { continue }
                var rest = delta
                var weight = 36
                while true {
                    let threshold = min(max(weight - bias, 1), 26)
                    if rest < threshold { break }
                    output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
                    rest = (rest - threshold) / (36 - threshold)
                    weight += 36
                }
                output.append(digit(rest))
                bias = adapted(delta, count: done + 1, isFirst: done == basic)
                delta = 0
                done += 1
            }
            delta += 1
            number += 1
        }
        return String(output)
    }

    private static func digit(_ value: Int) -> Character {
        Character(Unicode.Scalar(UInt8(value < 26 ? 97 + value : 22 + value)))
    }

    private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
        var rest = isFirst ? delta / 700 : delta / 2
        rest += rest / count
        var bias = 0
        while rest > 455 {
            rest /= 35
            bias += 36
        }
        return bias + 36 * rest / (rest + 38)
    }
}
