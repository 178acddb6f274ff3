import Foundation

extension SystemMetrics {
    /// What lies inside a built-in cell's content view.
    package struct Cells: Sendable {
        /// Above and below one label, together.
        package var textPadding: CGFloat
        /// The same at accessibility text sizes, as a share of the text's point size; nil: ``textPadding``.
        package var accessibilityPadding: CGFloat?
        /// Above a title and below its subtitle, together.
        package var subtitlePadding: CGFloat
        /// The same as a share of the title's point size; wins over ``subtitlePadding``.
        package var subtitlePaddingShare: CGFloat?
        /// Between a title and its subtitle.
        package var subtitleGap: CGFloat
        /// How much higher a subtitle's box is than its line.
        package var subtitleExtraHeight: CGFloat
        package var subtitleTextStyle: DetailTextStyle
        /// Whether title and subtitle stand in the middle of what is above the separator.
        package var centersSubtitleAboveSeparator: Bool
        /// Whether titles with subtitles stand on whole points instead of pixels.
        package var placesSubtitlesOnPoints: Bool
        /// Whether a lone label is as high as the content view, its text centered, or as high as its text.
        package var labelFillsContent: Bool
        /// The least distance of a value from its title.
        package var valueGap: CGFloat
        /// `.value2`: the width of the titles, which end where the values begin but for the gap.
        package var value2TitleWidth: CGFloat
        package var value2Gap: CGFloat
        /// After an image; before it lies the margin.
        package var imageGap: CGFloat
        /// From the text to the content view's end where an accessory follows.
        package var trailingMarginAtAccessory: CGFloat
        /// The content view's layout margins at top and bottom.
        package var verticalMargin: CGFloat

        package enum DetailTextStyle: Sendable { case caption1, subheadline }
    }
}

extension SystemMetrics.Cells {
    static let classic = Self(
        textPadding: 23,  // unverified; at the default size the measured minimum of 44 wins
        accessibilityPadding: nil,
        subtitlePadding: 18,  // measured, iOS 13 at 3x: title baseline 25.3; the measured row is the minimum
        subtitlePaddingShare: nil,
        subtitleGap: 3,  // measured, iOS 13 at 3x: detail baseline 43.7
        subtitleExtraHeight: 0,
        subtitleTextStyle: .caption1,  // log, iOS 13-15: body and caption 1
        centersSubtitleAboveSeparator: false,
        placesSubtitlesOnPoints: true,  // measured, iOS 13 at 3x: title at 9
        labelFillsContent: true,  // dump, iOS 7-9: label (15, 0, 345, 43.5)
        valueGap: 6,  // measured, iOS 26.1
        value2TitleWidth: 91,  // widely known; measured, iOS 11-12: glyphs end at 105.5 with the margin of 15
        value2Gap: 6,  // measured, iOS 11-12: 6.5 between glyphs, value from 112.5
        imageGap: 16,  // widely known: 15 to 16
        // Measured, iOS 18: value to chevron 11, of which 0.33 lie in the chevron's box.
        trailingMarginAtAccessory: 25.0 / 3,
        verticalMargin: 11)  // unverified

    static let ios26 = Self(
        textPadding: 30,  // measured, iOS 26.1: cell layout margins of 15
        accessibilityPadding: 1.19,  // fits the measured row of 80 at accessibility large
        subtitlePadding: 19, subtitlePaddingShare: 1.12,  // fits the measured rows of 62, 83 and 117
        subtitleGap: 3,  // measured, iOS 26.1: 9 + 20.5 + 3 = 32.5
        subtitleExtraHeight: 0,
        subtitleTextStyle: .subheadline,  // measured, iOS 26.1: 17 and 15
        centersSubtitleAboveSeparator: true, placesSubtitlesOnPoints: true,  // measured, iOS 26.1: title at 9 in 62
        labelFillsContent: true,  // measured, iOS 26.1: (16, 0, 343, 52)
        valueGap: 6,  // measured, iOS 26.1
        value2TitleWidth: 91, value2Gap: 6,  // unverified
        imageGap: 16,  // unverified
        trailingMarginAtAccessory: 8,  // measured, iOS 26.1
        verticalMargin: 15)  // measured, iOS 26.1

    static let catalyst26 = Self(
        textPadding: 30,  // layout: a row of 51.5 is 20.5 of label and a separator of 1
        accessibilityPadding: 1.19,  // unverified
        subtitlePadding: 30, subtitlePaddingShare: nil,  // layout: a row of 70.5 is 39.5 of labels and 1
        subtitleGap: 0,  // layout: labels at 15.5 and 36
        subtitleExtraHeight: 1,  // layout: 19 for a line of 18
        subtitleTextStyle: .subheadline,  // measured: 15 pt
        centersSubtitleAboveSeparator: false, placesSubtitlesOnPoints: false,  // layout: 15.5 above 39.5 in 70.5
        labelFillsContent: false,  // layout: (16, 15.5, ..., 20.5)
        valueGap: 6,  // measured, iOS 26.1
        value2TitleWidth: 91, value2Gap: 6,  // unverified
        imageGap: 16,  // unverified
        trailingMarginAtAccessory: 8,  // layout: value ends at 324.5 of 332.5
        verticalMargin: 15)  // measured, iOS 26.1
}
