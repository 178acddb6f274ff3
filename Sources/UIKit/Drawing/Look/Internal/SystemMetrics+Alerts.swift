import Foundation

extension SystemMetrics {
    /// Alerts and action sheets.
    package struct Alerts: Sendable {
        package static let classic = Self()

        package var width: CGFloat = 270  // measured, iOS 16-17, as radius and rows
        package var cornerRadius: CGFloat = 14
        package var rowHeight: CGFloat = 44
        package var titleSize: CGFloat = 17  // widely known
        package var messageSize: CGFloat = 13  // widely known
        package var actionSize: CGFloat = 17  // widely known
        /// From the edges to the texts.
        package var sideInset: CGFloat = 16  // unverified
        package var verticalInset: CGFloat = 20  // unverified
        /// Between title and message.
        package var messageGap: CGFloat = 4  // unverified
        /// The box of the text fields.
        package var fieldInset: CGFloat = 15  // measured, iOS 16-17, as the height
        package var fieldHeight: CGFloat = 29.5
        package var fieldTextInset: CGFloat = 6  // unverified
        package var fieldTextSize: CGFloat = 13  // unverified
        package var fieldRadius: CGFloat = 7  // unverified
        package var fieldGap: CGFloat = 16  // unverified
        /// Titles of two actions stand side by side where each leaves this room at its sides.
        package var actionInset: CGFloat = 8  // unverified
        package var minimumActionScale: CGFloat = 0.6  // unverified
        /// At accessibility text sizes: the greatest width, and the distance from the sides of a narrow screen.
        package var accessibilityWidth: CGFloat = 400  // unverified
        package var accessibilityMargin: CGFloat = 16  // unverified
        /// From the safe area to an alert that is as high as it gets.
        package var screenInset: CGFloat = 24  // unverified
        /// How large an alert is as it appears.
        package var initialScale: CGFloat = 1.2  // widely known
        /// Of a critically damped spring with an angular frequency of 22.88 per second (measured, iOS 26.1).
        package var duration: Double = 0.404
    }

    package struct ActionSheets: Sendable {
        package static let classic = Self()

        package var margin: CGFloat = 8  // measured, iOS 16-17, as the rows and the gap
        package var rowHeight: CGFloat = 57
        package var cancelGap: CGFloat = 8
        package var cornerRadius: CGFloat = 13  // widely known
        package var actionSize: CGFloat = 20  // measured, iOS 16-17
        package var textSize: CGFloat = 13  // widely known
        /// Two lines of text stand in a block 77 points high (measured, iOS 16-17).
        package var verticalInset: CGFloat = 17
        package var messageGap: CGFloat = 12
        package var sideInset: CGFloat = 16  // unverified
        /// Where there is room for more.
        package var maximumWidth: CGFloat = 414  // unverified
        package var regularWidth: CGFloat = 304  // unverified
    }
}
