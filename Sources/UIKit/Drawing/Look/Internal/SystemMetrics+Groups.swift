import Foundation

extension SystemMetrics {
    /// The cards of `.insetGrouped` tables.
    package struct InsetGroups: Sendable {
        package var narrowSideMargin: CGFloat
        package var sideMargin: CGFloat
        /// The first window width with ``sideMargin``.
        package var wideFrom: CGFloat
        package var sideMarginAtIndexBar: CGFloat
        package var narrowInnerMargin: CGFloat
        package var innerMargin: CGFloat
        package var innerWideFrom: CGFloat
        package var cornerRadius: CGFloat

        /// From the window's edge to the card.
        package func sideMargin(windowWidth: CGFloat) -> CGFloat {
            windowWidth >= wideFrom ? sideMargin : narrowSideMargin
        }

        /// From the card's edge to its text.
        package func innerMargin(windowWidth: CGFloat) -> CGFloat {
            windowWidth >= innerWideFrom ? innerMargin : narrowInnerMargin
        }
    }
}

extension SystemMetrics.InsetGroups {
    static let classic = Self(
        narrowSideMargin: 16,  // widely known: 375 pt windows
        sideMargin: 20, wideFrom: 390,  // measured, iOS 16-18: 390 and 430 pt windows
        sideMarginAtIndexBar: 16,  // measured, iOS 16-17
        narrowInnerMargin: 16,  // unverified
        innerMargin: 20, innerWideFrom: 390,  // measured, iOS 16-18: text at 40
        cornerRadius: 10)  // measured, iOS 18

    static let ios26 = Self(
        narrowSideMargin: 16, sideMargin: 20, wideFrom: 390,  // measured, iOS 26.1: 16 at 375, 20 at 393
        sideMarginAtIndexBar: 16,  // unverified
        narrowInnerMargin: 16, innerMargin: 20, innerWideFrom: 414,  // measured, iOS 26.1
        cornerRadius: 26)  // measured, iOS 26

    static let catalyst26 = Self(
        narrowSideMargin: 8, sideMargin: 8, wideFrom: 390,  // layout
        sideMarginAtIndexBar: 8,  // unverified
        narrowInnerMargin: 16, innerMargin: 16, innerWideFrom: 414,  // layout
        cornerRadius: 26)  // measured, Catalyst iOS 26
}
