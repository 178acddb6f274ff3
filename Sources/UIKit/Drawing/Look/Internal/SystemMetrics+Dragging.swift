import Foundation

extension SystemMetrics {
    /// Drags and drops.
    package struct Dragging: Sendable {
        package static let classic = Self()

        package var pressDuration = 0.5  // unverified, as all below
        /// How far a finger moves after the lift before the session begins.
        package var fingerDistance: CGFloat = 10
        /// How far a pointer moves with its button down before items are lifted: less than a scroll begins with.
        package var pointerDistance: CGFloat = 4
        package var liftScale: CGFloat = 1.05
        package var liftDuration = 0.2
        package var gatherDuration = 0.25
        package var settleDuration = 0.35
        package var fadeDuration = 0.2
        package var shadowOpacity: Float = 0.25
        package var shadowRadius: CGFloat = 12
        package var shadowOffset = CGSize(width: 0, height: 5)
        package var cornerRadius: CGFloat = 10
        /// Previews that are not shown in full size fit into this.
        package var greatestSize = CGSize(width: 270, height: 170)
        /// From one preview to the one behind it.
        package var stackStep: CGFloat = 6
        package var stackDepth = 4
        package var badgeHeight: CGFloat = 24
        package var badgeFontSize: CGFloat = 15
        package var gapDuration = 0.25
        /// Of the row that a drag comes from.
        package var sourceAlpha: CGFloat = 0.5
        /// Above everything else in a window.
        package var zPosition: CGFloat = 10_000
        /// The time over a view that opens itself for a drag, before it announces that, and from then until it opens.
        package var springDelay = 0.8
        package var springFlash = 0.5
    }
}
