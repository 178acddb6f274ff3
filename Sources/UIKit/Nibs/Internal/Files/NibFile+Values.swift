import Foundation
internal import NibDocument

extension NibFile {
    func color(_ color: NibColor) -> UIColor? {
        switch color.source {
        case .rgb(let red, let green, let blue): UIColor(red: red, green: green, blue: blue, alpha: color.alpha)
        case .displayP3(let red, let green, let blue):
            UIColor(displayP3Red: red, green: green, blue: blue, alpha: color.alpha)
        case .white(let white): UIColor(white: white, alpha: color.alpha)
        case .system(let name): SystemColorNames.color(name) ?? fallback("systemColor", name)
        case .named(let name): NamedColor.named(name, in: bundle)?.color ?? missing(name)
        }
    }

    /// A color that no catalog has: the one that the editor saw, if the document contains it.
    private func missing(_ name: String) -> UIColor? {
        if let color = fallback("namedColor", name) { return color }
        return UIColor(named: name, in: bundle, compatibleWith: nil)
    }

    /// Returns the color that the document's resources contain for a name.
    private func fallback(_ kind: String, _ name: String) -> UIColor? {
        guard let color = resource(kind, name)?.color else { return nil }
        if case .named = color.source { return nil }
        if case .system(let other) = color.source, other == name { return nil }
        return self.color(color)
    }

    /// Returns the font with its default size where the nib has none.
    ///
    /// - Parameter standardSize: in points.
    func font(_ font: NibFont, standardSize: CGFloat = 17) -> UIFont {
        let size = font.pointSize.map { CGFloat($0) } ?? standardSize
        let weight = font.weight.flatMap { Self.weights[$0] }
        switch font.source {
        case .system: return .systemFont(ofSize: size, weight: weight ?? .regular)
        // Bold, not the semibold of `boldSystemFont(ofSize:)`: widths of texts that Interface Builder has written.
        case .boldSystem: return .systemFont(ofSize: size, weight: weight ?? .bold)
        case .italicSystem: return .italicSystemFont(ofSize: size)
        case .style(let style): return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        case .named(let name, let family):
            return UIFont(name: name, size: size) ?? family.flatMap { UIFont(name: $0, size: size) }
                ?? .systemFont(ofSize: size)
        }
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    func image(_ image: NibImage) -> UIImage? {
        if image.isSymbol { return UIImage(systemName: image.name) }
        if let data = resource("image", image.name)?.data, let image = UIImage(data: Data(data)) { return image }
        return UIImage(named: image.name, in: bundle, compatibleWith: nil)
    }
}

extension CGRect {
    init(_ rect: NibRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension UIEdgeInsets {
    init(_ insets: NibInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
