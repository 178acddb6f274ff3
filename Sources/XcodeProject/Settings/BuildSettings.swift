/// The build settings of a target, with references replaced.
public struct BuildSettings: Sendable {
    typealias Level = [String: String]

    private let levels: [Level]

    /// - Parameter levels: settings that later levels replace or, with `$(inherited)`, continue.
    public init(levels: [[String: String]]) {
        self.levels = levels.map(Self.withoutConditions)
    }

    /// The value of a setting with all references replaced; nil if no level has it.
    public subscript(name: String) -> String? { value(of: name, below: levels.count, open: []) }

    /// Whether a setting is `YES`.
    public func isOn(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }

    /// The words of a setting, separated by spaces; words in quotation marks may contain them.
    public func words(_ name: String) -> [String] {
        (self[name] ?? "").matches(of: /"([^"]*)"|(\S+)/).map { String($0.1 ?? $0.2 ?? "") }
    }

    /// The names of the settings that begin with `prefix`, sorted.
    public func names(withPrefix prefix: String) -> [String] {
        Set(levels.flatMap(\.keys).filter { $0.hasPrefix(prefix) }).sorted()
    }

    /// Replaces the references in a text: `$(PRODUCT_NAME)`, `${PRODUCT_NAME:c99extidentifier}`. Unknown settings are
    /// empty, as in Xcode.
    public func expanding(_ text: String) -> String { expanding(text, inherited: nil, open: []) }

    /// - Parameters:
    ///   - end: the number of levels that count.
    ///   - open: the settings whose values are being found: a reference to one of them is empty.
    private func value(of name: String, below end: Int, open: Set<String>) -> String? {
        guard let level = levels[..<end].lastIndex(where: { $0[name] != nil }), let text = levels[level][name] else {
            return nil
        }
        let inherited = text.contains("inherited") ? value(of: name, below: level, open: open) ?? "" : nil
        return expanding(text, inherited: inherited, open: open.union([name]))
    }

    private func expanding(_ text: String, inherited: String?, open: Set<String>) -> String {
        guard text.contains("$") else { return text }
        var result = text
        // References may be inside references: the innermost ones are replaced first.
        for _ in 0..<16 {
            let next = result.replacing(/\$[({]([A-Za-z0-9_]+)((?::[^(){}$]*)?)[)}]/) { match in
                replacement(for: String(match.1), modifiers: String(match.2), inherited: inherited, open: open)
            }
            if next == result { break }
            result = next
        }
        return result
    }

    private func replacement(for name: String, modifiers: String, inherited: String?, open: Set<String>) -> String {
        if name == "inherited" { return inherited ?? "" }
        let value = open.contains(name) ? nil : value(of: name, below: levels.count, open: open)
        return SettingModifiers.apply(modifiers, to: value ?? "")
    }

    /// Drops settings with conditions for other systems; those for iPhones replace the ones without condition.
    private static func withoutConditions(_ level: [String: String]) -> [String: String] {
        var result = level.filter { !$0.key.contains("[") }
        for (key, value) in level.sorted(by: { $0.key < $1.key }) {
            guard let bracket = key.firstIndex(of: "[") else { continue }
            let conditions = key[bracket...].matches(of: /\[([a-z]+)=([^\]]*)\]/)
            let holds = conditions.allSatisfy { condition in
                switch condition.1 {
                case "sdk": condition.2.hasPrefix("iphoneos") || condition.2 == "*"
                case "config": condition.2 == "Debug" || condition.2 == "*"
                default: condition.2 == "*"
                }
            }
            if holds, !conditions.isEmpty { result[String(key[..<bracket])] = value }
        }
        return result
    }
}
