internal import HostInterface

// What the settings mean.
extension DesktopSettings {
    /// Dark if the portal or GNOME says so; without a word from both, if the theme is dark.
    var appearance: HostAppearance {
        // 1 is dark, 2 is light, 0 is no preference.
        if let scheme = self[.scheme]?.number { return scheme == 1 ? .dark : .light }
        if let scheme = self[.gnomeScheme]?.text, scheme != "default" {
            return scheme == "prefer-dark" ? .dark : .light
        }
        let theme = themeName
        return theme.hasSuffix(":dark") || theme.hasSuffix("-dark") || theme.hasSuffix("inverse") ? .dark : .light
    }

    var preferences: HostPreferences {
        var preferences = HostPreferences()
        if let scale = self[.textScale]?.number, scale.isFinite, scale > 0 { preferences.textScale = scale }
        preferences.prefersBoldText = FontName(self[.font]?.text ?? "").isBold
        preferences.prefersHighContrast = prefersHighContrast
        preferences.reducesMotion = reducesMotion
        // Desktops have no setting of their own for it. Their themes for high contrast are opaque.
        preferences.reducesTransparency = prefersHighContrast
        preferences.showsStatusShapes = self[.statusShapes]?.flag ?? false
        preferences.accentColor = accentColor
        return preferences
    }

    private var themeName: String { self[.theme]?.text?.lowercased() ?? "" }

    private var prefersHighContrast: Bool {
        self[.contrast]?.number == 1 || self[.highContrast]?.flag == true || themeName.hasPrefix("highcontrast")
    }

    private var reducesMotion: Bool {
        self[.motion]?.number == 1 || self[.animations]?.flag == false
            || (self[.animationFactor]?.text.flatMap(Double.init) ?? self[.animationFactor]?.number) == 0
    }

    private var accentColor: HostColor? {
        let color: HostColor
        if case .color(let red, let green, let blue) = self[.accent] {
            guard [red, green, blue].allSatisfy({ (0...1).contains($0) }) else { return nil }
            color = HostColor(red: red, green: green, blue: blue)
        } else if let name = self[.gnomeAccent]?.text, let named = GNOMEAccent(rawValue: name)?.color {
            color = named
        } else {
            return nil
        }
        // Who has chosen nothing has GNOME's blue.
        return color.isNearly(GNOMEAccent.blue.color) ? nil : color
    }
}

/// The accent colors that GNOME's setting names, in the values of libadwaita.
enum GNOMEAccent: String {
    case blue, teal, green, yellow, orange, red, pink, purple, slate

    var color: HostColor {
        switch self {
        case .blue: HostColor(0x35, 0x84, 0xE4)
        case .teal: HostColor(0x21, 0x90, 0xA4)
        case .green: HostColor(0x3A, 0x94, 0x4A)
        case .yellow: HostColor(0xC8, 0x88, 0x00)
        case .orange: HostColor(0xED, 0x5B, 0x00)
        case .red: HostColor(0xE6, 0x2D, 0x42)
        case .pink: HostColor(0xD5, 0x61, 0x99)
        case .purple: HostColor(0x91, 0x41, 0xAC)
        case .slate: HostColor(0x6F, 0x83, 0x96)
        }
    }
}

extension HostColor {
    /// - Parameter red: from 0 to 255, like the others.
    fileprivate init(_ red: Double, _ green: Double, _ blue: Double) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255)
    }

    fileprivate func isNearly(_ other: HostColor) -> Bool {
        let step = 1.0 / 255
        return abs(red - other.red) < step && abs(green - other.green) < step && abs(blue - other.blue) < step
    }
}

/// The name of a font as Pango and GTK write it: family, style words, size ("Cantarell Bold 11").
struct FontName {
    let isBold: Bool

    init(_ text: String) {
        let words = text.lowercased().replacing("-", with: "").split(separator: " ")
        // The first word belongs to the family: "Black Ops One 11" is no bold font.
        isBold = words.dropFirst().contains { Self.boldWords.contains(String($0)) }
    }

    private static let boldWords: Set<String> = [
        "bold", "semibold", "demibold", "extrabold", "ultrabold", "heavy", "black", "ultraheavy", "extrablack",
    ]
}
