import UIKit

/// The screen of a device in portrait orientation: its size in points, its scale, and the safe area that the hardware
/// leaves.
///
/// The numbers are Apple's, as collected at https://useyourloaf.com/blog/iphone-14-screen-sizes/ and its predecessors.
public struct TestDevice: Sendable {
    public var size: CGSize
    public var scale: CGFloat
    public var safeArea: UIEdgeInsets

    public init(size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
    }

    public static let iPhoneSE = TestDevice(
        size: CGSize(width: 375, height: 667), scale: 2, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    public static let iPhone14 = TestDevice(
        size: CGSize(width: 390, height: 844), scale: 3, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    public static let iPhone14Pro = TestDevice(
        size: CGSize(width: 393, height: 852), scale: 3, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    public static let iPhone14Landscape = TestDevice(
        size: CGSize(width: 844, height: 390), scale: 3, safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    )
    public static let iPad = TestDevice(
        size: CGSize(width: 820, height: 1180), scale: 2, safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    )
}
