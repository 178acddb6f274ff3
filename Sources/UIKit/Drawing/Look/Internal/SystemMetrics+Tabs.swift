import Foundation

extension SystemMetrics {
    /// The tabs of a tab bar.
    package struct Tabs: Sendable {
        package static let classic = Self()

        package var titleSize: CGFloat = 10  // measured, iOS 16-17
        /// Beside the image, on wide screens.
        package var inlineTitleSize: CGFloat = 13  // unverified
        package var inlineGap: CGFloat = 8  // unverified
        package var wideItemWidth: CGFloat = 160  // unverified
        /// The number of tabs, with *More*, in a compact and in a regular width.
        package var compactCapacity = 5  // documented
        package var regularCapacity = 8  // unverified
        /// Of the bar that the places below are in.
        package var height: CGFloat = 49  // widely known
        /// From the bar's top to the middle of the image, and from the bar's bottom to the title's line.
        package var imageCenter: CGFloat = 18  // unverified
        package var titleBottom: CGFloat = 2  // unverified
        package var badgeHeight: CGFloat = 18  // widely known
        package var badgeTextSize: CGFloat = 13  // widely known
        package var badgeInset: CGFloat = 5  // unverified
        /// From the image's middle to the badge.
        package var badgeOffset: CGFloat = 5  // unverified
        package var badgeTop: CGFloat = 2  // unverified
    }
}
