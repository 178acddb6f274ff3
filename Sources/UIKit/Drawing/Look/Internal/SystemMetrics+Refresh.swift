import Foundation

extension SystemMetrics {
    /// Refresh controls.
    package struct RefreshControls: Sendable {
        package static let classic = Self()

        package var height: CGFloat = 60  // measured under Catalyst 26, as the blades and the title's place
        package var blade = CGSize(width: 3.5, height: 10)
        /// From the spinner's middle to the middle of a blade.
        package var ring: CGFloat = 10
        package var blades = 8
        package var titleTop: CGFloat = 48.5
        package var titleMargin: CGFloat = 10
        package var titleSize: CGFloat = 13  // unverified
        /// How far the content is pulled when the control triggers, and the share of the view's height that this is at
        /// most.
        package var triggerDistance: CGFloat = 120  // unverified
        package var triggerShare: CGFloat = 0.25  // unverified
        /// How far the content is pulled when the first blade appears.
        package var firstBladeDistance: CGFloat = 16  // unverified
        package var endDuration = 0.3  // unverified

        package func trigger(height: CGFloat) -> CGFloat {
            max(self.height, min(triggerDistance, height * triggerShare))
        }
    }
}
