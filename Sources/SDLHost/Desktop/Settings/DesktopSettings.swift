internal import HostInterface

/// The name of a setting in the settings portal and in GNOME's schemas.
struct SettingName: Hashable, Sendable {
    let namespace: String
    let key: String

    /// The portal's own settings, which every desktop's portal has.
    static let scheme = SettingName(namespace: appearance, key: "color-scheme")
    static let accent = SettingName(namespace: appearance, key: "accent-color")
    static let contrast = SettingName(namespace: appearance, key: "contrast")
    static let motion = SettingName(namespace: appearance, key: "reduced-motion")

    /// GNOME's, which the portals of other desktops report in part.
    static let gnomeScheme = SettingName(namespace: interface, key: "color-scheme")
    static let gnomeAccent = SettingName(namespace: interface, key: "accent-color")
    static let textScale = SettingName(namespace: interface, key: "text-scaling-factor")
    static let font = SettingName(namespace: interface, key: "font-name")
    static let theme = SettingName(namespace: interface, key: "gtk-theme")
    static let animations = SettingName(namespace: interface, key: "enable-animations")
    static let highContrast = SettingName(namespace: accessibility, key: "high-contrast")
    static let statusShapes = SettingName(namespace: accessibility, key: "show-status-shapes")

    /// KDE's: the duration of animations relative to the default, as a text; 0 for none.
    static let animationFactor = SettingName(namespace: "org.kde.kdeglobals.KDE", key: "AnimationDurationFactor")

    private static let appearance = "org.freedesktop.appearance"
    private static let interface = "org.gnome.desktop.interface"
    private static let accessibility = "org.gnome.desktop.a11y.interface"

    static let all: Set<SettingName> = [
        scheme, accent, contrast, motion, gnomeScheme, gnomeAccent, textScale, font, theme, animations, highContrast,
        statusShapes, animationFactor,
    ]

    static let namespaces: [String] = Set(all.map(\.namespace)).sorted()

    /// The settings of GNOME's schemas.
    static let ofSchemas: Set<SettingName> = all.filter { [interface, accessibility].contains($0.namespace) }
}

/// The value of a setting, in one type for all sources.
enum SettingValue: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    /// Three components. Those that are not from 0 to 1 mean that the user has chosen no color.
    case color(Double, Double, Double)

    var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// The settings of one source, or of several ones.
struct DesktopSettings: Equatable, Sendable {
    var values: [SettingName: SettingValue] = [:]

    subscript(name: SettingName) -> SettingValue? { values[name] }

    /// Returns the settings with those of a source that knows better.
    func overridden(by other: DesktopSettings) -> DesktopSettings {
        DesktopSettings(values: values.merging(other.values) { $1 })
    }

    /// The settings of a program's environment: GTK_THEME is a theme's name, with ":dark" for its dark variant.
    init(environment: [String: String]) {
        if let theme = environment["GTK_THEME"], !theme.isEmpty { values[.theme] = .text(theme) }
    }

    init(values: [SettingName: SettingValue] = [:]) {
        self.values = values
    }
}
