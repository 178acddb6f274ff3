import Foundation

extension SystemMetrics {
    /// The default values of list content configurations.
    package struct ListContents: Sendable {
        package var cellMargins: NSDirectionalEdgeInsets
        package var headerMargins: NSDirectionalEdgeInsets
        package var footerMargins: NSDirectionalEdgeInsets
        package var sidebarMargins: NSDirectionalEdgeInsets
        package var sidebarSubtitleMargins: NSDirectionalEdgeInsets
        /// The content of a row has at least this height.
        package var minimumHeight: CGFloat
        /// Between text and secondary text below it, in subtitle styles and in others.
        package var subtitlePadding: CGFloat
        package var stackedPadding: CGFloat
        /// A symbol's space at the default text size.
        package var symbolSize: CGSize
        package var imagePadding: CGFloat
        package var sidebarImagePadding: CGFloat
        package var sideBySidePadding: CGFloat
        /// The corners of backgrounds in sidebars.
        package var sidebarCornerRadius: CGFloat
    }
}

extension SystemMetrics.ListContents {
    static let classic = Self(
        cellMargins: insets(11, 16, 11, 8),  // unverified, as those below where nothing else is said
        headerMargins: insets(7, 16, 7, 8),
        footerMargins: insets(7, 16, 7, 8),
        sidebarMargins: insets(11, 8, 11, 8),
        sidebarSubtitleMargins: insets(4, 8, 4, 8),
        minimumHeight: 44,  // measured, iOS 17.5 and 18.5: rows 44.33 apart at 3x, separators included
        subtitlePadding: 3,
        stackedPadding: 4,
        symbolSize: CGSize(width: 24, height: 22),
        imagePadding: 16, sidebarImagePadding: 10,  // measured under Catalyst
        sideBySidePadding: 8,  // measured under Catalyst
        sidebarCornerRadius: 10)

    static let ios26 = Self(
        cellMargins: insets(15, 16, 15, 8),  // measured under Catalyst, as those below
        headerMargins: insets(10, 8, 10, 8),
        footerMargins: insets(8, 8, 6, 8),
        sidebarMargins: insets(11, 8, 11, 8),
        sidebarSubtitleMargins: insets(4, 8, 4, 8),
        minimumHeight: 52,  // measured, iOS 26.1: rows of 53 with their separator
        subtitlePadding: 0,  // measured, iOS 26.1: a subtitle row is 49 higher than its title
        stackedPadding: 4,
        symbolSize: CGSize(width: 24, height: 22),  // unverified
        imagePadding: 16, sidebarImagePadding: 10,
        sideBySidePadding: 8,
        sidebarCornerRadius: 26)

    static let catalyst26: Self = {
        var contents = ios26
        contents.minimumHeight = 0  // layout: a row of 51.5 is 20.5 of text, 30 of margins and a separator of 1
        return contents
    }()

    private static func insets(
        _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
    ) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}
