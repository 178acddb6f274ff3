import Foundation
internal import HostInterface

/// What a screen is like: chosen by the environment for an application, by the test for a test.
package struct ScreenSettings: Sendable {
    /// In points. The default is an iPhone's of 6.1 inches.
    package var size = CGSize(width: 390, height: 844)
    /// Pixels a point that are drawn; nil: the host's choice.
    package var scale: CGFloat?
    /// Pixels a point of the display, where that is less than ``scale``.
    package var nativeScale: CGFloat?
    /// Frames a second; nil: the display's own.
    package var frameRate: Int?
    package var style: UIUserInterfaceStyle = .light
    /// Light or dark is the host's choice, not ``style``.
    var followsDesktopStyle = false
    package var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    package var contentSizeCategory: UIContentSizeCategory = .large
    package var safeAreaInsets: UIEdgeInsets = .zero
    package var reducesMotion = false

    package init() {}

    /// A desktop window is regular from here on; narrower ones are compact.
    private static let regularWidth: CGFloat = 600

    @MainActor
    mutating func adopt(_ window: any HostWindow) {
        size = CGSize(width: window.size.width, height: window.size.height)
        scale = window.scale
        nativeScale = window.nativeScale
        style = window.appearance == .dark ? .dark : .light
    }

    /// Takes over what the user chose for all windows.
    mutating func adoptPreferences(of other: ScreenSettings) {
        style = other.style
        layoutDirection = other.layoutDirection
        contentSizeCategory = other.contentSizeCategory
    }

    /// Windows at least this wide in both directions are a tablet's.
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
            UITraitCollection(preferredContentSizeCategory: contentSizeCategory),
            UITraitCollection(accessibilityContrast: .normal),
            UITraitCollection(userInterfaceLevel: .base),
            UITraitCollection(activeAppearance: .active),
        ])
    }

    /// The height of an iPhone on its side is at most 430 points, upright at least 568.
    private static let compactHeight: CGFloat = 480  // unverified: any number between

    /// TRESTLE_SIZE ("390x844", points), TRESTLE_SCALE (1...3; between whole numbers a window is drawn at the next one),
    /// TRESTLE_APPEARANCE (light or dark), TRESTLE_REDUCE_MOTION (1) and TRESTLE_FRAME_RATE (frames a second, for displays that say
    /// nothing true about theirs and for measurements; 100000 makes frames follow each other without a pause).
    package static var ofEnvironment: ScreenSettings {
        ScreenSettings(environment: ProcessInfo.processInfo.environment)
    }

    /// Values that make no sense are named on standard error and left alone.
    init(environment: [String: String]) {
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
        reducesMotion = environment["TRESTLE_REDUCE_MOTION"] == "1"
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
