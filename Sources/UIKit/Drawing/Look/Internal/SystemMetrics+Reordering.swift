import Foundation

extension SystemMetrics {
    /// A row that is held by its grip.
    package struct Reordering: Sendable {
        package static let classic = Self()

        package var alpha: CGFloat = 0.9  // unverified; a rendering of iOS 8 shows a slightly translucent row
        package var shadowOffset = CGSize(width: 0, height: 1)  // measured, iOS 8: about 6 above and 8 below the row
        package var shadowRadius: CGFloat = 4
        package var shadowOpacity: CGFloat = 0.3  // unverified
        package var liftDuration = 0.2  // unverified
        package var gapDuration = 0.25  // unverified
        package var dropDuration = 0.25  // unverified
        /// Above headers, below scroll indicators.
        package var zPosition: CGFloat = 1_000
    }
}
