import Synchronization

/// The heavier weights of the system font for users who prefer bold text.
///
/// Fonts stay what they are; text is laid out and drawn in the heavier weight, as on iOS, where it is unknown which weight
/// replaces which: the table is unverified.
enum BoldText {
    /// Whether the user of the running application prefers bold text.
    static var isOn: Bool {
        get { flag.load(ordering: .relaxed) }
        set { flag.store(newValue, ordering: .relaxed) }
    }

    private static let flag = Atomic(false)

    /// Whether traits want a heavier font from a user who does not prefer bold text, whose fonts are all heavier.
    static func isAskedFor(by traits: UITraitCollection?) -> Bool {
        traits?.legibilityWeight == .bold && !isOn
    }

    static func heavier(_ weight: Int) -> Int {
        switch weight {
        case ..<350: weight + 200
        case ..<450: 600
        case ..<550: 700
        default: min(weight + 100, 900)
        }
    }

    static func heavier(_ font: FontDescription) -> FontDescription {
        guard font.isSystemFont else { return font }
        var font = font
        font.weight = heavier(font.weight)
        return font
    }
}

extension UIFont {
    /// The font in which text is laid out and drawn.
    var shownDescription: FontDescription {
        BoldText.isOn && scaling?.isBold != true ? BoldText.heavier(fontDescription) : fontDescription
    }
}
