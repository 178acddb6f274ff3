/// Reads names out of types as source writes them.
enum TypeName {
    /// Returns the nominal type, `Outer.Inner` of `Outer.Inner<Int>`, without attributes (`@preconcurrency Delegate`)
    /// and `any`.
    static func nominal(_ written: String) -> String {
        let word = written.split(separator: " ").last { !$0.hasPrefix("@") }.map(String.init) ?? written
        return String(word.prefix { $0 != "<" })
    }

    /// Returns the types of a composition: `A` and `B` of `A & B`.
    static func parts(_ written: String) -> [String] {
        written.split(separator: "&").map { nominal(String($0)) }
    }

    static func isOptional(_ written: String) -> Bool {
        written.hasSuffix("?") || written.hasSuffix("!") || written.hasPrefix("Optional<")
    }

    /// Returns the type without optionality: `Foo` of `Foo?` and `Foo!`.
    static func unwrapped(_ written: String) -> String {
        written.hasSuffix("?") || written.hasSuffix("!") ? unwrapped(String(written.dropLast())) : written
    }

    /// Returns the type of the elements of an array type in brackets; nil for dictionaries and all other types.
    static func elementOfArray(_ written: String) -> String? {
        element(of: written).flatMap { "[\($0)]" == written ? $0 : nil }
    }

    /// Returns the type that a subscript of an array or dictionary has: `Foo` of `[Foo]` and `[Int: Foo]`. Nil for other
    /// types.
    static func element(of written: String) -> String? {
        guard written.hasPrefix("["), written.hasSuffix("]") else { return nil }
        let inner = written.dropFirst().dropLast()
        var depth = 0
        for index in inner.indices {
            switch inner[index] {
            case "[", "(", "<": depth += 1
            case "]", ")", ">": depth -= 1
            case ":" where depth == 0:
                return String(inner[inner.index(after: index)...].drop { $0 == " " })
            default: continue
            }
        }
        return String(inner)
    }
}
