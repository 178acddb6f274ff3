/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
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
