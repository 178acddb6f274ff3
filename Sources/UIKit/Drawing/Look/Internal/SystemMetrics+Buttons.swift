import Foundation

extension SystemMetrics {
    /// The look of buttons.
    package struct Buttons: Sendable {
        package static let classic = Self()

        /// Points of the title of a button made in code.
        package var systemFontSize: CGFloat = 15  // widely known
        package var customFontSize: CGFloat = 18  // widely known
        /// Above and below a title where no content insets are set: 30 and 34 points in all with the fonts above (widely known).
        package var titlePadding: CGFloat = 6
        package var minimumWidth: CGFloat = 30  // widely known: an empty button is 30 x 34
        /// What is seen of a pressed system button.
        package var pressedAlpha: CGFloat = 0.2  // unverified
        /// Seconds in which it comes back.
        package var releaseDuration: Double = 0.25  // unverified
        /// Black over the image of a pressed custom button.
        package var pressedImageShade: CGFloat = 0.35  // unverified
        package var disabledImageAlpha: CGFloat = 0.5  // unverified

        /// The signs of the detail and add buttons (widely known; the detail circle measured on iOS 11-12).
        package var signSize: CGFloat = 22
        package var signLineWidth: CGFloat = 1.5  // unverified
        package var closeSize: CGFloat = 30  // unverified

        // MARK: Buttons with a configuration

        package var cornerRadius: CGFloat = 5.95  // widely known
        package var smallCornerRadius: CGFloat = 5  // unverified, as are the next two
        package var mediumCornerRadius: CGFloat = 8.5
        package var largeCornerRadius: CGFloat = 14
        /// The tint behind a tinted button.
        package var tintedAlpha: CGFloat = 0.18  // unverified
        /// What is seen of the colors of a pressed button.
        package var pressedConfigurationAlpha: CGFloat = 0.75  // unverified
        /// Of the arrows behind the title of a button with a choice, and before them.
        package var indicatorSize: CGFloat = 12  // unverified, as the gap
        package var indicatorGap: CGFloat = 5
        /// Between title and subtitle.
        package var subtitleGap: CGFloat = 1  // unverified
    }
}
