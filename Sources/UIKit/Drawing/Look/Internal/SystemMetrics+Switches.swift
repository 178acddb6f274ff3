import Foundation

extension SystemMetrics {
    /// The sliding switch.
    package struct Switches: Sendable {
        package var size: CGSize
        /// What of the frame is outside of the rectangle that constraints place.
        package var overhang = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)  // measured, frames in storyboards
        package var thumb: CGSize
        /// Between the thumb and the track's edge.
        package var inset: CGFloat
        /// How much wider the thumb gets under a finger.
        package var pressedGrowth: CGFloat
        /// Seconds from one side to the other.
        package var travelDuration: Double
        /// How much of a disabled switch is seen.
        package var disabledAlpha: CGFloat

        static let classic = Self(
            size: CGSize(width: 51, height: 31),  // documented, iOS 7-18
            thumb: CGSize(width: 27, height: 27), inset: 2,  // widely known
            pressedGrowth: 7,  // unverified
            travelDuration: 0.336,  // measured under Catalyst 26; older systems unverified
            disabledAlpha: 0.5)  // unverified

        static let ios26 = Self(
            size: CGSize(width: 63, height: 28),  // measured under Catalyst, as thumb, inset and travel
            thumb: CGSize(width: 37, height: 24), inset: 2,
            pressedGrowth: 7,  // unverified
            travelDuration: 0.336,
            disabledAlpha: 0.5)  // unverified
    }
}
