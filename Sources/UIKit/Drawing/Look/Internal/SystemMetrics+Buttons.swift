import Foundation

extension SystemMetrics {
    /// The same in all looks known so far.
    package static let buttons = Buttons()

    /// The look of buttons.
    package struct Buttons: Sendable {
        /// Points of the title of a button made in code.
        package let systemFontSize: CGFloat = 15  // widely known
        package let customFontSize: CGFloat = 18  // widely known
        /// Above and below a title where no content insets are set: 30 and 34 points in all with the fonts above (widely known).
        package let titlePadding: CGFloat = 6
        package let minimumWidth: CGFloat = 30  // widely known: an empty button is 30 x 34
        /// What is seen of a pressed system button.
        package let pressedAlpha: CGFloat = 0.2  // unverified
        /// Seconds in which it comes back.
        package let releaseDuration: Double = 0.25  // unverified
        /// Black over the image of a pressed custom button.
        package let pressedImageShade: CGFloat = 0.35  // unverified
        package let disabledImageAlpha: CGFloat = 0.5  // unverified

        /// The signs of the detail and add buttons (widely known; the detail circle measured on iOS 11-12).
        package let signSize: CGFloat = 22
        package let signLineWidth: CGFloat = 1.5  // unverified
        package let closeSize: CGFloat = 30  // unverified

        // MARK: Buttons with a configuration

        package let cornerRadius: CGFloat = 5.95  // widely known
        package let smallCornerRadius: CGFloat = 5  // unverified, as are the next two
        package let mediumCornerRadius: CGFloat = 8.5
        package let largeCornerRadius: CGFloat = 14
        /// The tint behind a tinted button.
        package let tintedAlpha: CGFloat = 0.18  // unverified
        /// What is seen of the colours of a pressed button.
        package let pressedConfigurationAlpha: CGFloat = 0.75  // unverified
        /// Between title and subtitle.
        package let subtitleGap: CGFloat = 1  // unverified
    }
}
