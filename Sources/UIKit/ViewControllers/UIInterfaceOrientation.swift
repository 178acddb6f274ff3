/// The orientation of the user interface on a device.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known; no scene here has it.
    case unknown = 0
    /// Upright: the orientation of a window that is at least as high as wide.
    case portrait = 1
    /// Upside down; no scene here has it.
    case portraitUpsideDown = 2
    /// On the side: the orientation of a window that is wider than high.
    case landscapeRight = 3
    /// On the other side; no scene here has it.
    case landscapeLeft = 4

    /// Whether the interface is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Several orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down, which phones do not support by default.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On the side, with the device's home button on the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On the side, with the device's home button on the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both orientations on the side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four orientations: the default on tablets.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All but upside down: the default on phones.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
