extension UIImage {
    /// How much brighter than white an image may be. The raw values are UIKit's.
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard = 0
        case constrainedHigh = 1
        case high = 2
    }

    /// Always false: pixels have eight bits for each component, and no gain maps are read.
    public var isHighDynamicRange: Bool { false }

    /// Returns the image, which has the standard range.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
