import Foundation

extension SystemMetrics {
    /// The tabs of a tab bar; the same in all looks known so far.
    package enum Tabs {
        package static let titleSize: CGFloat = 10  // measured, iOS 16-17
        /// Beside the image, on wide screens.
        package static let inlineTitleSize: CGFloat = 13  // unverified
        package static let inlineGap: CGFloat = 8  // unverified
        package static let wideItemWidth: CGFloat = 160  // unverified
        /// Of the bar that the places below are in.
        package static let height: CGFloat = 49  // widely known
        /// From the bar's top to the middle of the image, and from the bar's bottom to the title's line.
        package static let imageCenter: CGFloat = 18  // unverified
        package static let titleBottom: CGFloat = 2  // unverified
        package static let badgeHeight: CGFloat = 18  // widely known
        package static let badgeTextSize: CGFloat = 13  // widely known
        package static let badgeInset: CGFloat = 5  // unverified
        /// From the image's middle to the badge.
        package static let badgeOffset: CGFloat = 5  // unverified
        package static let badgeTop: CGFloat = 2  // unverified
    }
}
