import Foundation

extension SystemMetrics {
    /// Sliders.
    package enum Sliders {
        package static let height: CGFloat = 31  // widely known: what storyboards write
        package static let thumb: CGFloat = 28  // widely known, as the track
        package static let track: CGFloat = 4
        /// Between the track's ends and the bounds.
        package static let margin: CGFloat = 2  // unverified
        /// Between the track and the images at its ends.
        package static let imageGap: CGFloat = 9  // unverified
        /// A finger this far from the thumb still takes it.
        package static let reach: CGFloat = 12  // unverified
        /// Seconds over the whole track, when it moves by itself.
        package static let travelDuration = 0.5  // unverified
    }

    /// Steppers.
    package enum Steppers {
        package static let size = CGSize(width: 94, height: 32)  // widely known, iOS 13-18
        package static let cornerRadius: CGFloat = 8  // unverified
        package static let divider = CGSize(width: 1, height: 18)  // unverified
        package static let sign: CGFloat = 17  // unverified
        /// Seconds until a press begins to repeat, then between two steps, and after ten of them.
        package static let repeatDelay = 0.5  // unverified
        package static let repeatInterval = 0.1  // unverified
        package static let fastInterval = 0.05  // unverified
    }

    /// Segmented controls.
    package enum Segments {
        package static let height: CGFloat = 32  // widely known, iOS 13-18
        package static let cornerRadius: CGFloat = 8.91  // widely known
        package static let selectedCornerRadius: CGFloat = 6.93  // widely known
        /// Between the selected segment's ground and the control's edge.
        package static let inset: CGFloat = 2  // widely known
        package static let fontSize: CGFloat = 13  // widely known; medium, semibold when selected
        /// On each side of a title that decides the width.
        package static let titleMargin: CGFloat = 10  // unverified
        /// On each side of a title that has to be cut.
        package static let leastTitleMargin: CGFloat = 3  // unverified
        package static let divider = CGSize(width: 1, height: 16)  // unverified
        package static let moveDuration = 0.3  // unverified
    }

    /// Progress bars.
    package enum ProgressBars {
        package static let height: CGFloat = 4  // widely known, iOS 14-18
        package static let barStyleHeight: CGFloat = 2.5  // unverified
        package static let fillDuration = 0.25  // unverified
    }

    /// The spinning wheel.
    package enum ActivitySpinner {
        package static let medium: CGFloat = 20  // measured under Catalyst 26, as the blades
        package static let large: CGFloat = 37
        /// Length, thickness and the radius that the blades' middles stand on.
        package static let mediumBlade: (CGFloat, CGFloat, CGFloat) = (6.5, 2.5, 6.75)
        package static let largeBlade: (CGFloat, CGFloat, CGFloat) = (12, 5, 11.5)
        /// From 9 o'clock counter-clockwise, of 255; measured under Catalyst 26.
        package static let bladeLevels: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69]
        /// Seconds for a turn, in as many steps as there are blades; a reimplementation's.
        package static let turnDuration = 1.0
    }

    /// Page dots.
    package enum PageDots {
        package static let height: CGFloat = 26  // unverified, iOS 14-18
        package static let dot: CGFloat = 8  // widely known: 7 to 8
        /// From middle to middle.
        package static let distance: CGFloat = 17  // unverified
        /// Before the first dot and after the last.
        package static let margin: CGFloat = 9  // unverified
        package static let paleAlpha: CGFloat = 0.3  // unverified
        /// Of the last dot in sight, where more pages follow.
        package static let followedScale: CGFloat = 0.6  // unverified
        /// Of symbols in place of dots: text of this size.
        package static let symbolSize: CGFloat = 9  // unverified
    }
}
