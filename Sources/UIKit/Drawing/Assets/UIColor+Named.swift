import Foundation
internal import NibDocument
import Synchronization

extension UIColor {
    /// Finds a color in the asset catalogs of the main bundle, and of the resource bundles beside the executable. A
    /// color that has several values, for dark appearance for example, is resolved like a system color. Returns nil,
    /// and logs a line, if there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds a color of an asset catalog. Nil if none has this name.
    ///
    /// - Parameters:
    ///   - bundle: nil for the main bundle, and the resource bundles beside the executable.
    ///   - traitCollection: nil for a color that follows the traits of the view that uses it.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let values = NamedColor.named(name, in: bundle) else {
            let places = AssetCatalogs.places(in: bundle).joined(separator: ", ")
            ConsoleLog.once("color " + name, "No color named '\(name)' found. Looked in: \(places)")
            return nil
        }
        self.init(source: values.source(for: traitCollection))
    }
}

/// The values of a color of an asset catalog.
struct NamedColor: Sendable {
    private struct Key: Hashable {
        var bundle: String?
        var name: String
    }

    /// Those that have been found. They last as long as the process.
    private static let known = Mutex<[Key: NamedColor]>([:])

    private let key: Key
    private let entries: [ColorAsset.Entry]

    /// Returns nil if no catalog has the color. The catalogs are read once for each name.
    static func named(_ name: String, in bundle: Bundle?) -> NamedColor? {
        let key = Key(bundle: bundle?.bundlePath, name: name)
        if let color = known.withLock({ $0[key] }) { return color }
        guard let color = NamedColor(name, in: bundle, key) else { return nil }
        known.withLock { $0[key] = color }
        return color
    }

    private init?(_ name: String, in bundle: Bundle?, _ key: Key) {
        self.key = key
        guard let asset = AssetCatalogs.color(name, in: bundle) else { return nil }
        // Values for wide gamuts repeat the others where the screen shows sRGB.
        let narrow = asset.entries.filter { !$0.isForWideGamut }
        entries = narrow.isEmpty ? asset.entries : narrow
    }

    /// The color, which is resolved where it is used.
    var color: UIColor { UIColor(source: source(for: nil)) }

    /// - Parameter traits: nil for a color that is resolved where it is used.
    func source(for traits: UITraitCollection?) -> ColorSource {
        if let traits { return resolved(traits).source }
        if entries.count == 1 { return Self.color(entries[0].color).source }
        return .provider(ColorProvider(AnyHashable(key)) { resolved($0) })
    }

    private func resolved(_ traits: UITraitCollection) -> UIColor {
        let fitting = entries.compactMap { entry in entry.conditions.fit(traits).map { (entry.color, $0) } }
        return fitting.max { $0.1 < $1.1 }.map { Self.color($0.0).resolvedColor(with: traits) } ?? .clear
    }

    private static func color(_ color: NibColor) -> UIColor {
        switch color.source {
        case .rgb(let red, let green, let blue):
            UIColor(red: red, green: green, blue: blue, alpha: color.alpha)
        case .displayP3(let red, let green, let blue):
            UIColor(displayP3Red: red, green: green, blue: blue, alpha: color.alpha)
        case .white(let white): UIColor(white: white, alpha: color.alpha)
        case .system(let name), .named(let name): SystemColorNames.color(name) ?? .clear
        }
    }
}
