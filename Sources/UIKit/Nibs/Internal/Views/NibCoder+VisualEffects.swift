internal import NibDocument

@MainActor
extension NibCoder {
    func decode(_ view: UIVisualEffectView) {
        if let effect = Self.effect(in: record) { view.effect = effect }
        if let content = record.part("contentView") { instance.adopt(view.contentView, content) }
    }

    /// Returns the effect of an element inside; a vibrancy has the blur that it is made for inside.
    private static func effect(in record: NibObject) -> UIVisualEffect? {
        for part in record.parts {
            let style = part.attributes["style"] ?? ""
            if part.element == "blurEffect" { return UIBlurEffect(style: blurStyles[style] ?? .regular) }
            guard part.element == "vibrancyEffect", let blur = effect(in: part) as? UIBlurEffect else { continue }
            return vibrancyStyles[style].map { UIVibrancyEffect(blurEffect: blur, style: $0) }
                ?? UIVibrancyEffect(blurEffect: blur)
        }
        return nil
    }

    private static let blurStyles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial, "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight, "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark, "systemThinMaterialDark": .systemThinMaterialDark,
        "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]

    private static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
        "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]
}
