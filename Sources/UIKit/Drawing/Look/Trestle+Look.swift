import Foundation
import Synchronization

extension Trestle {
    /// Which system's look the views have: row heights, margins, colors, symbols.
    public enum Look: String, Sendable, CaseIterable {
        /// iOS 13 to 18. The default.
        case classic
        /// iOS 26 on a device.
        case ios26
        /// iOS 26 under Mac Catalyst, whose rows, headers and margins differ from a device's.
        case catalyst26
    }

    /// The look of this process. Set it before the first view is made: views that were laid out keep their frames
    /// until their next layout. The environment variable `TRESTLE_LOOK` (`classic`, `ios26`, `catalyst26`) gives the
    /// initial value; an unknown name gives `.classic`. Text of the system font is wider in `.catalyst26`, as under Mac
    /// Catalyst.
    public static var look: Look {
        get { chosenLook.withLock { $0 } }
        set {
            chosenLook.withLock { $0 = newValue }
            SystemFontSpacing.choose(newValue.spacing)
        }
    }

    /// Gives text the spacing of the initial look, once. Called before a font is used.
    static func beginText() { _ = initialSpacing }

    private static let initialSpacing: Void = SystemFontSpacing.choose(look.spacing)

    private static let chosenLook = Mutex(
        ProcessInfo.processInfo.environment["TRESTLE_LOOK"].flatMap(Look.init(rawValue:)) ?? .classic)
}

extension Trestle.Look {
    fileprivate var spacing: SystemFontSpacing { self == .catalyst26 ? .catalyst : .device }
}
