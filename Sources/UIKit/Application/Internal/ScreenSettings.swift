import Foundation
import FoundationRepairs
internal import HostInterface

/// The properties of a screen, set by the environment for an application and by the test in a test.
package struct ScreenSettings: Sendable {
    /// In points. The default is that of an iPhone with a 6.1-inch display.
    package var size = CGSize(width: 390, height: 844)
    /// The number of pixels drawn per point; nil uses the host's scale.
    package var scale: CGFloat?
    /// The number of display pixels per point, if it is less than ``scale``.
    package var nativeScale: CGFloat?
    /// In frames per second; nil uses the rate of the display.
    package var frameRate: Int?
    package var style: UIUserInterfaceStyle = .light
    /// Whether the host decides between light and dark, in place of ``style``.
    var followsDesktopStyle = false
    package var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    package var safeAreaInsets: UIEdgeInsets = .zero
    package var preferences = UserPreferences()
    /// The preferences that do not follow the desktop.
    var overrides = PreferenceOverrides()
    /// Whether the host decides about the other preferences.
    var followsDesktopPreferences = false

    package init() {}

    /// A desktop window has the size class regular from this width on; narrower ones are compact.
    private static let regularWidth: CGFloat = 600

    @MainActor
    mutating func adopt(_ window: any HostWindow) {
        size = CGSize(width: window.size.width, height: window.size.height)
        scale = window.scale
        nativeScale = window.nativeScale
        style = window.appearance == .dark ? .dark : .light
    }

    /// Adopts the settings that the user chooses for all windows.
    mutating func adoptPreferences(of other: ScreenSettings) {
        style = other.style
        layoutDirection = other.layoutDirection
        preferences = other.preferences
    }

    /// The idiom; windows that are at least this wide and high count as tablets.
    var idiom: UIUserInterfaceIdiom {
        min(size.width, size.height) >= Self.regularWidth ? .pad : .phone
    }

    var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: idiom),
            UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(layoutDirection: layoutDirection),
            UITraitCollection(displayScale: scale ?? 2),
            UITraitCollection(horizontalSizeClass: size.width >= Self.regularWidth ? .regular : .compact),
            UITraitCollection(verticalSizeClass: size.height >= Self.compactHeight ? .regular : .compact),
            UITraitCollection(preferredContentSizeCategory: preferences.contentSizeCategory),
            UITraitCollection(accessibilityContrast: preferences.prefersHighContrast ? .high : .normal),
            UITraitCollection(userInterfaceLevel: .base),
            UITraitCollection(activeAppearance: .active),
            UITraitCollection { $0.display = .ofScreen },
            UITraitCollection(legibilityWeight: preferences.prefersBoldText ? .bold : .regular),
        ])
    }

    /// iPhones are at most 430 points high in landscape orientation and at least 568 points in portrait.
    private static let compactHeight: CGFloat = 480  // unverified: any number between

    /// Reads TRESTLE_SIZE ("390x844", in points), TRESTLE_SCALE (1...3; a fractional scale is drawn at the next whole
    /// number), TRESTLE_APPEARANCE (light or dark), the variables of ``PreferenceOverrides``, and TRESTLE_FRAME_RATE
    /// (frames per second, for measurements and for displays that report a wrong rate; 100000 makes frames follow each
    /// other without a pause).
    ///
    /// The layout direction is that of the language in which the application is shown, or from right to left with the
    /// argument `-NSForceRightToLeftWritingDirection YES`, as in iOS.
    package static var ofEnvironment: ScreenSettings {
        var settings = ScreenSettings(environment: ProcessInfo.processInfo.environment)
        let isForced = UserDefaults.standard.bool(forKey: "NSForceRightToLeftWritingDirection")
        if isForced || ApplicationLanguage.isRightToLeft { settings.layoutDirection = .rightToLeft }
        return settings
    }

    /// Invalid values are reported on standard error and ignored.
    package init(environment: [String: String]) {
        self.init()
        let chosen = Self.style(environment)
        style = chosen ?? .light
        followsDesktopStyle = chosen == nil
        if let text = environment["TRESTLE_SIZE"] {
            let sides = text.lowercased().split(separator: "x").compactMap { Double($0) }
            if sides.count == 2, sides.allSatisfy({ (1...10_000).contains($0) }) {
                size = CGSize(width: sides[0], height: sides[1])
            } else {
                Self.complain("TRESTLE_SIZE=\(text) is no size; expected WIDTHxHEIGHT in points, like 390x844")
            }
        }
        overrides = PreferenceOverrides(environment: environment, complain: Self.complain)
        overrides.apply(to: &preferences)
        followsDesktopPreferences = true
        if let text = environment["TRESTLE_SCALE"] {
            if let value = Double(text), (1...3).contains(value) {
                scale = value.rounded(.up)
                nativeScale = value
            } else {
                Self.complain("TRESTLE_SCALE=\(text) is no scale; expected a number from 1 to 3")
            }
        }
        if let text = environment["TRESTLE_FRAME_RATE"] {
            if let value = Int(text), (1...100_000).contains(value) {
                frameRate = value
            } else {
                Self.complain("TRESTLE_FRAME_RATE=\(text) is no rate; expected frames a second, 1 to 100000")
            }
        }
    }

    private static func style(_ environment: [String: String]) -> UIUserInterfaceStyle? {
        switch environment["TRESTLE_APPEARANCE"] {
        case nil, "": return nil
        case "light": return .light
        case "dark": return .dark
        case let other?:
            complain("TRESTLE_APPEARANCE=\(other) is no appearance; expected light or dark")
            return nil
        }
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
