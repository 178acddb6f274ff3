import Foundation

extension SystemMetrics {
    /// Screens without content. All unverified, after pictures of iOS 17 and 18.
    package struct UnavailableContents: Sendable {
        package static let classic = Self()

        package var symbolSize: CGFloat = 48
        package var margins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        package var imagePadding: CGFloat = 12
        package var indicatorPadding: CGFloat = 8
        package var secondaryTextPadding: CGFloat = 6
        package var buttonPadding: CGFloat = 16
        package var secondaryButtonPadding: CGFloat = 8

        /// Bold, and follows the text size as the text style does.
        package var font: UIFont {
            let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
            return UIFont(descriptor: title.withSymbolicTraits(.traitBold) ?? title, size: 0)
        }
    }
}
