import UIKit

/// The screen of a device in portrait orientation: its size in points, its scale, and the safe area that the hardware
/// leaves.
///
/// The numbers are Apple's, as collected at https://useyourloaf.com/blog/iphone-14-screen-sizes/ and its predecessors.
public struct TestDevice: Sendable {
    /// In points.
    public var size: CGSize
    /// Pixels for each point.
    public var scale: CGFloat
    /// What the hardware covers at each edge, in points.
    public var safeArea: UIEdgeInsets

    /// Describes a device of its own.
    public init(size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
    }

    /// 375 x 667 points at 2x.
    public static let iPhoneSE = TestDevice(
        size: CGSize(width: 375, height: 667), scale: 2, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    /// 390 x 844 points at 3x.
    public static let iPhone14 = TestDevice(
        size: CGSize(width: 390, height: 844), scale: 3, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    /// 393 x 852 points at 3x.
    public static let iPhone14Pro = TestDevice(
        size: CGSize(width: 393, height: 852), scale: 3, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    /// 844 x 390 points at 3x.
    public static let iPhone14Landscape = TestDevice(
        size: CGSize(width: 844, height: 390), scale: 3, safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    )
    /// 820 x 1180 points at 2x.
    public static let iPad = TestDevice(
        size: CGSize(width: 820, height: 1180), scale: 2, safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    )
}
