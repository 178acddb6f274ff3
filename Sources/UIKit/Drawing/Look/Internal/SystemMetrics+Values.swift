import Foundation

extension SystemMetrics {
    /// Sliders.
    package struct Sliders: Sendable {
        package static let classic = Self()

        package var height: CGFloat = 31  // measured, iOS 12-18: frames in storyboards
        /// What of the frame is outside of the rectangle that constraints place.
        package var overhang = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)  // measured, as the height
        package var thumb: CGFloat = 28  // widely known, as the track
        package var track: CGFloat = 4
        /// Between the track's ends and the bounds.
        package var margin: CGFloat = 2  // unverified
        /// Between the track and the images at its ends.
        package var imageGap: CGFloat = 9  // unverified
        /// A finger this far from the thumb still takes it.
        package var reach: CGFloat = 12  // unverified
        /// Seconds over the whole track, when it moves by itself.
        package var travelDuration = 0.5  // unverified
    }

    /// Steppers.
    package struct Steppers: Sendable {
        package static let classic = Self()

        package var size = CGSize(width: 94, height: 32)  // widely known, iOS 13-18
        package var cornerRadius: CGFloat = 8  // unverified
        package var divider = CGSize(width: 1, height: 18)  // unverified
        package var sign: CGFloat = 17  // unverified
        /// Seconds until a press begins to repeat, then between two steps, and after ten of them.
        package var repeatDelay = 0.5  // unverified
        package var repeatInterval = 0.1  // unverified
        package var fastInterval = 0.05  // unverified
    }

    /// Segmented controls.
    package struct Segments: Sendable {
        package static let classic = Self()

        package var height: CGFloat = 32  // measured, iOS 13-18: frames in storyboards
        /// What of the frame is outside of the rectangle that constraints place.
        package var overhang = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)  // measured, as the height
        package var cornerRadius: CGFloat = 8.91  // widely known
        package var selectedCornerRadius: CGFloat = 6.93  // widely known
        /// Between the selected segment's ground and the control's edge.
        package var inset: CGFloat = 2  // widely known
        package var fontSize: CGFloat = 13  // widely known; medium, semibold when selected
        /// On each side of a title that decides the width.
        package var titleMargin: CGFloat = 10  // unverified
        /// On each side of a title that has to be cut.
        package var leastTitleMargin: CGFloat = 3  // unverified
        package var divider = CGSize(width: 1, height: 16)  // unverified
        package var moveDuration = 0.3  // unverified
    }

    /// Progress bars.
    package struct ProgressBars: Sendable {
        package static let classic = Self()

        package var height: CGFloat = 4  // widely known, iOS 14-18
        package var barStyleHeight: CGFloat = 2.5  // unverified
        package var fillDuration = 0.25  // unverified
    }

    /// The spinning wheel.
    package struct ActivitySpinner: Sendable {
        package static let classic = Self()

        package var medium: CGFloat = 20  // measured under Catalyst 26, as the blades
        package var large: CGFloat = 37
        /// Length, thickness and the radius that the blades' middles stand on.
        package var mediumBlade: (CGFloat, CGFloat, CGFloat) = (6.5, 2.5, 6.75)
        package var largeBlade: (CGFloat, CGFloat, CGFloat) = (12, 5, 11.5)
        /// From 9 o'clock counter-clockwise, of 255; measured under Catalyst 26.
        package var bladeLevels: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69]
        /// Seconds for a turn, in as many steps as there are blades; a reimplementation's.
        package var turnDuration = 1.0
    }

    /// Page dots.
    package struct PageDots: Sendable {
        package static let classic = Self()

        package var height: CGFloat = 26  // unverified, iOS 14-18
        package var dot: CGFloat = 8  // widely known: 7 to 8
        /// From middle to middle.
        package var distance: CGFloat = 17  // unverified
        /// Before the first dot and after the last.
        package var margin: CGFloat = 9  // unverified
        package var paleAlpha: CGFloat = 0.3  // unverified
        /// Of the last dot in sight, where more pages follow.
        package var followedScale: CGFloat = 0.6  // unverified
        /// Of symbols in place of dots: text of this size.
        package var symbolSize: CGFloat = 9  // unverified
    }
}
