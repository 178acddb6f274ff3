/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// No orientation is known, as always on a desktop.
    case unknown = 0
    /// Upright, with the home button below.
    case portrait = 1
    /// Upside down, with the home button above.
    case portraitUpsideDown = 2
    /// On its side, with the home button at the right.
    case landscapeLeft = 3
    /// On its side, with the home button at the left.
    case landscapeRight = 4
    /// Flat, with the screen above.
    case faceUp = 5
    /// Flat, with the screen below.
    case faceDown = 6

    /// Whether the device is upright, with its button below or above.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device lies on one of its long sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies on a table.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have the orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
