// A frame as text, for tests and bug reports: one line for each layer, without default values.
extension RenderNode {
    func dump() -> String {
        lines(indent: "").joined(separator: "\n")
    }

    private func lines(indent: String) -> [String] {
        [indent + line] + children.flatMap { $0.lines(indent: indent + "  ") }
    }

    private var line: String {
        var parts = [name ?? "layer", Self.text(properties.frame)]
        if properties.bounds.origin != .zero { parts.append("origin \(Self.text(properties.bounds.origin))") }
        if properties.transform != CATransform3DIdentity {
            parts.append("transform \(Self.text(properties.transform))")
        }
        if properties.zPosition != 0 { parts.append("z \(Self.text(properties.zPosition))") }
        if properties.opacity != 1 { parts.append("opacity \(Self.text(CGFloat(properties.opacity)))") }
        if let color = properties.backgroundColor, color.alpha > 0 { parts.append("background \(Self.text(color))") }
        if let backdrop = properties.backdrop {
            parts.append("backdrop \(Self.text(backdrop.radius)) \(Self.text(backdrop.tint))")
        }
        if properties.cornerRadius != 0 { parts.append("corners \(Self.text(properties.cornerRadius))") }
        if properties.roundsCorners, properties.hasContinuousCorners { parts.append("continuous") }
        if properties.masksToBounds { parts.append("clips") }
        if properties.isBorderVisible, let color = properties.borderColor {
            parts.append("border \(Self.text(properties.borderWidth)) \(Self.text(color))")
        }
        if properties.shadow.isVisible {
            parts.append(
                "shadow \(Self.text(properties.shadow.radius)) \(Self.text(CGFloat(properties.shadow.opacity)))")
        }
        if let image = contents.image { parts.append("image \(image.width)x\(image.height)") }
        if contents.drawing != nil { parts.append("drawing") }
        switch contents.figure {
        case .gradient(let values)?: parts.append("\(values.type.rawValue) gradient")
        case .shape?: parts.append("shape")
        case .replicator?, .space?: break
        case nil: break
        }
        if let direct = contents.direct { parts.append("\(type(of: direct))") }
        return parts.joined(separator: " ")
    }

    private static func text(_ rect: CGRect) -> String {
        "(\(text(rect.origin.x)) \(text(rect.origin.y)) \(text(rect.size.width)) \(text(rect.size.height)))"
    }

    private static func text(_ point: CGPoint) -> String {
        "(\(text(point.x)) \(text(point.y)))"
    }

    private static func text(_ transform: CATransform3D) -> String {
        let t = transform.flattened
        return "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(text).joined(separator: " ") + "]"
    }

    /// `#RRGGBB`, with two more digits for the alpha unless it is opaque.
    private static func text(_ color: CGColor) -> String {
        if let tile = color.tile { return "pattern(\(text(tile.size.width)) \(text(tile.size.height)))" }
        let parts = [color.red, color.green, color.blue] + (color.alpha == 1 ? [] : [color.alpha])
        return "#"
            + parts.map { part in
                let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }

    /// At most three decimals.
    private static func text(_ value: CGFloat) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(Double(rounded))
    }
}

extension LayerCompositor {
    /// Returns the last painted frame as text.
    package func dump() -> String {
        history.first.flatMap { $0 }?.dump() ?? ""
    }
}
