import CoreGraphics

extension SystemMetrics {
    /// The columns of split views.
    package struct Splits: Sendable {
        package static let classic = Self()

        package var primaryWidth: CGFloat = 320  // widely known, iPad
        package var supplementaryWidth: CGFloat = 320  // unverified
        /// The secondary column's least width beside two others; with less, the primary column moves it aside.
        package var tileWidth: CGFloat = 600  // unverified
        /// Black over the secondary column below or beside others.
        package var dimming: CGFloat = 0.1  // unverified
        package var shadowOpacity: Float = 0.2  // unverified
        package var shadowRadius: CGFloat = 12  // unverified
        package var sidebarGlyph = CGSize(width: 23, height: 18)  // unverified
        package var transitionDuration: Double = 0.35  // unverified
        /// A swipe that ends this fast, in points per second, goes on in its direction.
        package var swipeVelocity: CGFloat = 500  // unverified
    }
}
