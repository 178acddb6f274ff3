/// How wide the text of the system font is. Fonts that the application names keep their own spacing.
package enum SystemFontSpacing: String, Sendable {
    /// The advances of San Francisco on iOS.
    case device = "SFUI"
    /// The advances of San Francisco under Mac Catalyst, which are wider below 20 points.
    case catalyst = "SFNS"
    /// Inter's own, in one cut for all sizes.
    case inter = ""

    /// Changes the spacing of texts that are laid out from now on. Without effect if the environment variable
    /// `TRESTLE_TEXT` is `inter`.
    package static func choose(_ spacing: SystemFontSpacing) {
        TextShaping.lock.withLock {
            guard !isFixed, current.value != spacing else { return }
            current.value = spacing
            FontFace.spacingChanged()
        }
    }

    static let current = Guarded(initial, by: TextShaping.lock)

    private static let isFixed = ProcessInfo.processInfo.environment["TRESTLE_TEXT"] == "inter"

    private static var initial: SystemFontSpacing { isFixed ? .inter : .device }

    /// What Pango keeps with a font as its variations. No font has an axis of this name; it makes the system font a font
    /// of its own beside the same family under an application's name for it. Nil for none.
    var variations: String? { self == .inter ? nil : "\(rawValue)=1" }

    init?(variations: String) {
        guard let spacing = [Self.device, .catalyst].first(where: { $0.variations == variations }) else { return nil }
        self = spacing
    }
}
