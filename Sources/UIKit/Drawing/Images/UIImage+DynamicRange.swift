extension UIImage {
    /// How much brighter than white an image may be. The raw values are UIKit's.
    public enum DynamicRange: Int, Sendable {
        /// No preference.
        case unspecified = -1
        /// No brighter than white.
        case standard = 0
        /// Somewhat brighter than white, beside contents of the standard range. Shown as `standard` here.
        case constrainedHigh = 1
        /// As bright as the screen allows. Shown as `standard` here.
        case high = 2
    }

    /// Always false: pixels have eight bits for each component, and no gain maps are read.
    public var isHighDynamicRange: Bool { false }

    /// Returns the image, which has the standard range.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
