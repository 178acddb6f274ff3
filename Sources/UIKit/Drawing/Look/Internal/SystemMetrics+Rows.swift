import Foundation

extension SystemMetrics {
    /// Distances from the edges of the window.
    package struct Margins: Sendable {
        package var narrow: CGFloat
        package var wide: CGFloat
        /// The first window width with the wide margin.
        package var wideFrom: CGFloat
        /// The first width of a bar with the wide margin. Measured: buttons and a large title at 16 in windows of 390
        /// points (iOS 18.2, 26), at 20 in one of 430 (iOS 16-17).
        package var barWideFrom: CGFloat = 414
        /// The width of the readable content guide in wider views, and the view width above which it applies.
        package var readableWidth: CGFloat = 672
        package var readableFrom: CGFloat = 0
        /// The grids of origins and sizes that constraints determine; nil for pixels.
        package var originGrid: CGFloat?
        package var sizeGrid: CGFloat?

        /// The margin of plain and grouped cells and of headers.
        package func system(windowWidth: CGFloat) -> CGFloat {
            windowWidth >= wideFrom ? wide : narrow
        }

        /// The margin of the contents of bars: buttons, large titles and search fields.
        package func bar(width: CGFloat) -> CGFloat {
            width >= barWideFrom ? wide : narrow
        }
    }

    package struct Rows: Sendable {
        /// The height of a row whose cells do not size themselves, and of filler rows.
        package var height: CGFloat
        /// What a one-line row has between its separator and the one above.
        package var contentHeight: CGFloat
        /// What a two-line row has at least.
        package var subtitleContentHeight: CGFloat
        /// Assumed for rows that were not measured yet.
        package var estimatedHeight: CGFloat
        /// The separator strip below the content: it adds to the height of a self-sized row.
        package var separatorStrip: ScaledLength
        /// Whether the content view ends above the separator strip; else the separator lies over it.
        package var contentEndsAboveSeparator: Bool
        /// Whether a self-sized row is rounded up to whole points instead of pixels.
        package var roundsToPoints: Bool
        package var highlightFadeDuration: Double

        /// A self-sized one-line row at the default text size, with its separator.
        package func automaticHeight(scale: CGFloat) -> CGFloat {
            contentHeight + separatorStrip(scale: scale)
        }
    }

    /// The ring around the row that the keys reach.
    package struct FocusRings: Sendable {
        package static let classic = Self()

        package var thickness: CGFloat = 3  // unverified, as the two below
        package var cornerRadius: CGFloat = 8
        /// From the edges of the row.
        package var inset: CGFloat = 2
    }

    package struct Separators: Sendable {
        package var thickness: ScaledLength
        /// From the end of the row, `.plain` and `.grouped`; nil: as far as the text starts from the other end.
        package var trailingInset: CGFloat?
        /// From the end of the card, `.insetGrouped`; nil: the card's inner margin.
        package var cardTrailingInset: CGFloat?
        /// `.grouped`: whether the last row of a section is closed by a full-width line.
        package var closesGroups: Bool
        /// `.plain`: whether the last row before another section's header has none.
        package var hidesAboveHeaders: Bool
    }
}

extension SystemMetrics.Margins {
    // Measured: origin 20 on 393 and 402 pt windows (iOS 17.5, 18.5, 26.2); 16 below 390, 20 from 390 (iOS 26.1).
    static let phone = Self(narrow: 16, wide: 20, wideFrom: 390)
    // Catalyst layouts: cells, labels and separators at 16 in a 375 pt table. Nothing is known of wider ones.
    // Readable width and grids: measured.
    static let catalyst26 = Self(
        narrow: 16, wide: 20, wideFrom: 414, readableWidth: 920, readableFrom: 1008, originGrid: 1, sizeGrid: 0.5)
}

extension SystemMetrics.Rows {
    static let classic = Self(
        height: 44,  // measured, iOS 11-17: fixed rows have the separator inside
        contentHeight: 44,  // measured, iOS 17.5 and 18.5: rows 44.33 apart at 3x
        subtitleContentHeight: 56.5,  // measured, iOS 13 at 3x: rows of 171 pixels, their lines included
        estimatedHeight: 44,  // unverified
        separatorStrip: .init(1, 0.5, 1 / 3),  // measured, iOS 17.5 and 18.5
        contentEndsAboveSeparator: true,  // dump, iOS 7-9: content 43.5 in a row of 44
        roundsToPoints: false,
        highlightFadeDuration: 0.3)  // what two reimplementations use

    static let ios26 = Self(
        height: 52,  // measured, iOS 26.1: label cells of every style
        contentHeight: 51,  // the row of 52 less its separator
        subtitleContentHeight: 61,  // measured, iOS 26.1: row 62
        estimatedHeight: 52,  // unverified
        separatorStrip: .init(1, 1, 1),  // measured, iOS 26.1: content + 1
        contentEndsAboveSeparator: false,  // measured, iOS 26.1: label (16, 0, 343, 52) in a row of 52
        roundsToPoints: true,  // measured rows: 52, 59, 62, 80, 83, 117 at 2x
        highlightFadeDuration: 0.3)

    static let catalyst26 = Self(
        height: 51.5,  // unverified; the automatic row
        contentHeight: 50.5,  // layout: row 51.5 less its separator
        subtitleContentHeight: 69.5,  // layout: row 70.5
        estimatedHeight: 40.0464,  // measured, Catalyst: what remaining rows count
        separatorStrip: .init(1, 1, 1),  // layout
        contentEndsAboveSeparator: false,  // layout: content views as high as their cells
        roundsToPoints: false,
        highlightFadeDuration: 0.3)
}

extension SystemMetrics.Separators {
    static let classic = Self(
        thickness: .init(1, 0.5, 1 / 3),  // measured, iOS 7-18: one device pixel
        trailingInset: 0,  // measured, iOS 8-18: runs to the screen edge
        cardTrailingInset: 0,  // measured, iOS 18: ends at the card edge
        closesGroups: true,  // measured, iOS 13-14: full-width lines at a section's top and bottom
        hidesAboveHeaders: true)  // measured, iOS 11-12

    static let ios26 = Self(
        thickness: .init(1, 1, 1),  // measured, iOS 26.2
        trailingInset: nil,  // measured, iOS 26.1 and 26.2: 20 and 20 on 393 and 402 pt windows
        cardTrailingInset: nil,  // measured, iOS 26.1: 16 and 16
        closesGroups: true,  // unverified; the line above the first row is measured, iOS 26.1
        hidesAboveHeaders: false)  // layout under Catalyst

    static let catalyst26 = Self(
        thickness: .init(1, 1, 1),  // layout at 2x
        trailingInset: 8,  // layout, plain: (16, 50.5, 351, 1) in 375
        cardTrailingInset: nil,  // layout, inset grouped: (16, 50.5, 327, 1) in 359
        closesGroups: true,  // unverified
        hidesAboveHeaders: false)  // layout, plain: lines below the last rows too
}
