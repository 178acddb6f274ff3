/// A setting of a target of a Swift package, as SwiftPM prints it: `{"tool": "swift", "kind": {"define": {"_0": "A"}}}`.
struct PackageSetting: Decodable {
    private struct Condition: Decodable {
        let platformNames: [String]?
        let config: String?
    }

    private struct Value: Decodable {
        let text: String?

        init(from decoder: any Decoder) throws {
            text = try? decoder.container(keyedBy: Key.self).decode(String.self, forKey: ._0)
        }

        private enum Key: String, CodingKey { case _0 }
    }

    private let tool: String
    private let kind: [String: Value]
    private let condition: Condition?

    /// Whether the setting is one of Swift, for debug builds of iOS or Linux.
    var applies: Bool {
        let platforms = condition?.platformNames ?? []
        let isOfPlatform = platforms.isEmpty || !Set(platforms).isDisjoint(with: ["ios", "linux"])
        return tool == "swift" && isOfPlatform && condition?.config != "release"
    }

    /// Returns the text of a setting of this kind.
    func text(_ name: String) -> String? { kind[name]?.text }
}

extension LanguageSettings {
    /// The feature that makes ``hasBareRegexes`` true before Swift 6.
    static let bareRegexes = "BareSlashRegexLiterals"

    /// The settings of a target of a Swift package. Those that the target does not name are the package's.
    init(_ settings: [PackageSetting], isSwift6: Bool) {
        self.init()
        let settings = settings.filter(\.applies)
        let mode = settings.compactMap { $0.text("swiftLanguageMode") ?? $0.text("swiftLanguageVersion") }.last
        self.isSwift6 = mode?.hasPrefix("6") ?? isSwift6
        isOnMainActor = settings.contains { $0.text("defaultIsolation") == "MainActor" }
        conditions = Set(settings.compactMap { $0.text("define") }).sorted()
        let named = settings.compactMap { $0.text("enableUpcomingFeature") }
        features = named.filter { $0 != Self.bareRegexes }
        hasBareRegexes = self.isSwift6 || named.contains(Self.bareRegexes)
    }
}
