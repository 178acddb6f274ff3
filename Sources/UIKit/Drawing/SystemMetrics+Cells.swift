import Foundation

extension SystemMetrics {
    /// What lies inside a built-in cell's content view.
    package struct Cells: Sendable {
        /// Above and below a single line of text, at the text sizes that are not accessibility sizes.
        package var textTop: CGFloat
        package var textBottom: CGFloat
        /// Above and below a single line at accessibility sizes, as a share of the text's point size.
        package var accessibilityPadding: CGFloat
        /// Above a title with a subtitle, and below the subtitle.
        package var subtitleTop: CGFloat
        package var subtitleBottom: CGFloat
        /// If set, above and below title and subtitle as a share of the title's point size, rounded down to points.
        package var subtitlePadding: CGFloat?
        /// Between a title and its subtitle.
        package var subtitleGap: CGFloat
        /// How much higher a subtitle's box is than its line.
        package var subtitleExtraHeight: CGFloat
        package var subtitleTextStyle: DetailTextStyle
        package var subtitleColor: SystemColor
        /// Whether labels are as high as the content view, their text centred, or as high as their text.
        package var labelsFillContent: Bool
        /// The least distance of a value from its title.
        package var valueGap: CGFloat
        /// `.value2`: the title's right edge from the text margin, and the distance to the value.
        package var value2TitleWidth: CGFloat
        package var value2Gap: CGFloat
        /// Before and after an image.
        package var imageLeading: CGFloat?
        package var imageGap: CGFloat
        /// The content view's end to its text where an accessory follows.
        package var trailingMarginAtAccessory: CGFloat
        package var indentationWidth: CGFloat

        package enum DetailTextStyle: Sendable { case caption1, subheadline }
    }
}

extension SystemMetrics.Cells {
    static let classic = Self(
        textTop: 11.5, textBottom: 11.5,  // a 44 row: 20.29 of text between them; minimum below wins
        accessibilityPadding: 0.6,  // unverified
        subtitleTop: 9,  // measured, iOS 13 at 3x: title baseline 25.3, ascender 16.2
        subtitleBottom: 9,  // unverified; the measured row is the minimum of 56
        subtitlePadding: nil,
        subtitleGap: 3,  // measured, iOS 13 at 3x: detail baseline 43.7
        subtitleExtraHeight: 0,
        subtitleTextStyle: .caption1,  // log, iOS 13-15: body and caption 1
        subtitleColor: .label,  // measured, iOS 11-12: black as the title
        labelsFillContent: true,  // dump, iOS 7-9: label (15, 0, 345, 43.5)
        valueGap: 6,  // measured, iOS 26.1
        value2TitleWidth: 91,  // widely known; measured, iOS 11-12: glyphs end at 105.5 with the margin of 15
        value2Gap: 6.5,  // measured, iOS 11-12
        imageLeading: nil,
        imageGap: 16,  // widely known: 15 to 16 after an image
        trailingMarginAtAccessory: 10.667,  // measured, iOS 18: value to chevron 11, of which 0.33 lie in the chevron's box
        indentationWidth: 10)  // two reimplementations; Apple's header

    static let ios26 = Self(
        textTop: 15, textBottom: 15,  // measured, iOS 26.1: cell layout margins
        accessibilityPadding: 0.595,  // fits the measured row of 80 at accessibility large
        subtitleTop: 9, subtitleBottom: 9,
        subtitlePadding: 0.56,  // fits the measured rows of 62, 83 and 117; title at y 9
        subtitleGap: 3,  // measured, iOS 26.1: 9 + 20.5 + 3 = 32.5
        subtitleExtraHeight: 0,
        subtitleTextStyle: .subheadline,  // measured, iOS 26.1: 17 and 15
        subtitleColor: .label,  // unverified
        labelsFillContent: true,  // measured, iOS 26.1: (16, 0, 343, 52)
        valueGap: 6,  // measured, iOS 26.1
        value2TitleWidth: 91, value2Gap: 6,  // unverified
        imageLeading: nil,
        imageGap: 16,  // unverified
        trailingMarginAtAccessory: 8,  // measured, iOS 26.1
        indentationWidth: 10)

    static let catalyst26 = Self(
        textTop: 15.5, textBottom: 14.5,  // layout: label at 15.5, 20.5 high, in a row of 51.5 with a separator of 1
        accessibilityPadding: 0.595,  // unverified
        subtitleTop: 15.5, subtitleBottom: 14.5,  // layout: labels at 15.5 and 36, row 70.5
        subtitlePadding: nil,
        subtitleGap: 0,  // layout: 15.5 + 20.5 = 36
        subtitleExtraHeight: 1,  // layout: 19 for a line of 18
        subtitleTextStyle: .subheadline,  // measured: 15 pt
        subtitleColor: .label,  // unverified
        labelsFillContent: false,  // layout: (16, 15.5, ..., 20.5)
        valueGap: 6,  // measured, iOS 26.1
        value2TitleWidth: 91, value2Gap: 6,  // unverified
        imageLeading: nil,
        imageGap: 16,  // unverified
        trailingMarginAtAccessory: 8,  // layout: value ends at 324.5 of 332.5
        indentationWidth: 10)
}
