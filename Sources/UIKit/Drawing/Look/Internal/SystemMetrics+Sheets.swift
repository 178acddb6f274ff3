extension SystemMetrics {
    /// The look of sheets.
    package struct Sheets: Sendable {
        package static let classic = Self()

        /// From the safe area's top to the sheet of a compact window; a stacked sheet starts as much lower (measured, iOS 16-17).
        package var topGap: CGFloat = 10
        package var cornerRadius: CGFloat = 10  // widely known, iOS 13-18
        /// Black behind a sheet.
        package var dimming: CGFloat = 0.2  // unverified
        /// A form sheet in a regular window.
        package var formSize = CGSize(width: 540, height: 620)  // widely known, iPad
        /// The least distance of a page sheet from the sides of a regular window.
        package var pageSideGap: CGFloat = 44  // unverified
        package var pageMaximumWidth: CGFloat = 712  // unverified
        /// Widely known: the duration of UIKit's presentations.
        package var transitionDuration: Double = 0.5
        package var flipDuration: Double = 0.75  // unverified
        /// The duration after the end of a drag. iOS uses a spring of 18.26 per second (measured, 26.1).
        package var settleDuration: Double = 0.3  // unverified
        /// The share of the greatest height that a medium sheet has.
        package var mediumShare: CGFloat = 0.5  // unverified
        /// A drag between detents that ends this fast, in points per second, goes on in its direction.
        package var detentVelocity: CGFloat = 400  // unverified
        package var detentDuration: Double = 0.5  // unverified
        package var grabberSize = CGSize(width: 36, height: 5)  // widely known, iOS 15-18
        package var grabberTop: CGFloat = 5  // widely known, iOS 15-18
        /// A drag this fast downwards dismisses, in points per second (measured, iOS 26.1).
        package var dismissVelocity: CGFloat = 1000
        /// And one over this share of the card's height (measured, iOS 26.1).
        package var dismissShare: CGFloat = 0.5
    }
}
