// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct BackgroundTask<Request, Response>: Sendable {
    init(_inert: Void) {}
}

nonisolated extension BackgroundTask {
    public static var urlSession: BackgroundTask<String, Void> { BackgroundTask<String, Void>(_inert: ()) }
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
        BackgroundTask<Void, Void>(_inert: ())
    }
    public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> {
        BackgroundTask<String, Void>(_inert: ())
    }
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
        BackgroundTask<Void, Void>(_inert: ())
    }
}

/// - Linux: no effect
nonisolated public enum BlendMode: Equatable, Hashable, Sendable {
    case normal
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
    case luminosity
    case sourceAtop
    case destinationOver
    case destinationOut
    case plusDarker
    case plusLighter
}

/// - Linux: no effect
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
    init(_inert: Void) {}
    public static var automatic: ButtonBorderShape { ButtonBorderShape(_inert: ()) }
    public static var capsule: ButtonBorderShape { ButtonBorderShape(_inert: ()) }
    public static var roundedRectangle: ButtonBorderShape { ButtonBorderShape(_inert: ()) }
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct ButtonRole: Equatable, Sendable {
    init(_inert: Void) {}
    public static var destructive: ButtonRole { ButtonRole(_inert: ()) }
    public static var cancel: ButtonRole { ButtonRole(_inert: ()) }
}
