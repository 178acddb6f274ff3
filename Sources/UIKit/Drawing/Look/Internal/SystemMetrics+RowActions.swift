import Foundation

extension SystemMetrics {
    /// The buttons beside a swiped row, and how the row moves.
    package struct RowActions: Sendable {
        package static let classic = Self()

        /// The least width of a button (dump, iOS 12-13).
        package var minimumButtonWidth: CGFloat = 74
        /// From the sides of a button to its title.
        package var titlePadding: CGFloat = 10  // unverified
        /// A button with a title only.
        package var titleSize: CGFloat = 17  // widely known, iOS 11-18
        /// The title below an image.
        package var captionSize: CGFloat = 13  // widely known, iOS 11-18
        /// The least height of a row whose buttons show a title below an image.
        package var captionRowHeight: CGFloat = 91  // widely known, iOS 11-18
        /// From an image to the title below it.
        package var captionGap: CGFloat = 5  // unverified
        /// The part of the row's width that the buttons may take.
        package var maximumShare: CGFloat = 0.85  // unverified
        /// Black over a button that a finger presses.
        package var pressedDimming: CGFloat = 0.15  // unverified
        /// A release beyond this share of the row's width performs the first action.
        package var fullSwipeShare: CGFloat = 0.6  // widely known
        /// A full swipe begins at least this far beyond the buttons, in points.
        package var fullSwipeMargin: CGFloat = 40  // unverified
        /// A release at this speed, in points per second, opens or closes whatever the position.
        package var flickSpeed: CGFloat = 300  // unverified
        /// The angular frequency of the critically damped spring that opens and closes the row, in radians per second:
        /// that of moving rows, which is measured.
        package var springFrequency: CGFloat = 20.944  // unverified
        /// The time in which the first action grows over the others, in seconds.
        package var expansionDuration: Double = 0.25  // unverified
        /// The time without a step of a touchpad or wheel after which the row opens or closes, in seconds.
        package var wheelStillness: Double = 0.15  // unverified
    }
}
