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
}
