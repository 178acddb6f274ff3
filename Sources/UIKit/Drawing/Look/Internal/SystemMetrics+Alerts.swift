import Foundation

extension SystemMetrics {
    /// Alerts and action sheets; the same in all looks known so far.
    package enum Alerts {
        package static let width: CGFloat = 270  // measured, iOS 16-17, as radius and rows
        package static let cornerRadius: CGFloat = 14
        package static let rowHeight: CGFloat = 44
        package static let titleSize: CGFloat = 17  // widely known
        package static let messageSize: CGFloat = 13  // widely known
        package static let actionSize: CGFloat = 17  // widely known
        /// From the edges to the texts.
        package static let sideInset: CGFloat = 16  // unverified
        package static let verticalInset: CGFloat = 20  // unverified
        /// Between title and message.
        package static let messageGap: CGFloat = 4  // unverified
        /// The box of the text fields.
        package static let fieldInset: CGFloat = 15  // measured, iOS 16-17, as the height
        package static let fieldHeight: CGFloat = 29.5
        package static let fieldTextInset: CGFloat = 6  // unverified
        package static let fieldTextSize: CGFloat = 13  // unverified
        package static let fieldRadius: CGFloat = 7  // unverified
        package static let fieldGap: CGFloat = 16  // unverified
        /// Titles of two actions stand side by side where each leaves this room at its sides.
        package static let actionInset: CGFloat = 8  // unverified
        package static let minimumActionScale: CGFloat = 0.6  // unverified
        /// From the safe area to an alert that is as high as it gets.
        package static let screenInset: CGFloat = 24  // unverified
        /// How large an alert is as it appears.
        package static let initialScale: CGFloat = 1.2  // widely known
        /// Of a critically damped spring with an angular frequency of 22.88 per second (measured, iOS 26.1).
        package static let duration: Double = 0.404
    }

    package enum ActionSheets {
        package static let margin: CGFloat = 8  // measured, iOS 16-17, as the rows and the gap
        package static let rowHeight: CGFloat = 57
        package static let cancelGap: CGFloat = 8
        package static let cornerRadius: CGFloat = 13  // widely known
        package static let actionSize: CGFloat = 20  // measured, iOS 16-17
        package static let textSize: CGFloat = 13  // widely known
        /// Two lines of text stand in a block 77 points high (measured, iOS 16-17).
        package static let verticalInset: CGFloat = 17
        package static let messageGap: CGFloat = 12
        package static let sideInset: CGFloat = 16  // unverified
        /// Where there is room for more.
        package static let maximumWidth: CGFloat = 414  // unverified
        package static let regularWidth: CGFloat = 304  // unverified
    }
}
