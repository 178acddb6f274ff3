import Foundation

extension SystemMetrics {
    /// Section headers and footers.
    package struct Headers: Sendable {
        /// Above every header of a `.plain` table: what `sectionHeaderTopPadding` stands for when automatic.
        package var plainTopPadding: CGFloat
        package var plain: TextBand
        package var plainFooter: TextBand
        /// The first titled header of a grouped table.
        package var groupedFirst: TextBand
        /// A titled header below a footer with text.
        package var groupedAfterTitledFooter: TextBand
        /// A titled header below a footer without text.
        package var groupedNext: TextBand
        package var groupedFooter: TextBand
        package var emptyFirstHeader: ScaledLength
        package var emptyHeader: ScaledLength
        package var emptyFooter: ScaledLength
        /// Where a plain header's text starts; nil: the system margin.
        package var plainTextLeading: CGFloat?
        package var groupedFontSize: CGFloat
        package var groupedIsSemibold: Bool
        package var uppercasesGroupedTitles: Bool

        /// A band with one run of text: its own distances to the edges around a label rounded up to pixels.
        package struct TextBand: Sendable {
            package var top: ScaledLength
            package var bottom: ScaledLength
            /// At least this high.
            package var minimum: CGFloat = 0
            /// Labels are rounded up to points instead of pixels.
            package var wholePointLabel = false

            package func labelHeight(_ height: CGFloat, scale: CGFloat) -> CGFloat {
                wholePointLabel ? SystemMetrics.roundUp(height, scale: 1) : SystemMetrics.roundUp(height, scale: scale)
            }

            /// The band's height around a label of `height`.
            package func height(label height: CGFloat, scale: CGFloat) -> CGFloat {
                max(minimum, top(scale: scale) + labelHeight(height, scale: scale) + bottom(scale: scale))
            }
        }

        package func plainHeaderHeight(scale: CGFloat) -> CGFloat {
            plain.height(label: Self.lineHeight(17), scale: scale)
        }

        package func plainFooterHeight(scale: CGFloat) -> CGFloat {
            plainFooter.height(label: Self.lineHeight(17), scale: scale)
        }

        package func groupedFirstHeight(scale: CGFloat) -> CGFloat {
            groupedFirst.height(label: Self.lineHeight(groupedFontSize), scale: scale)
        }

        package func groupedNextHeight(scale: CGFloat, followsTitledFooter: Bool) -> CGFloat {
            (followsTitledFooter ? groupedAfterTitledFooter : groupedNext)
                .height(label: Self.lineHeight(groupedFontSize), scale: scale)
        }

        package func groupedFooterHeight(scale: CGFloat) -> CGFloat {
            groupedFooter.height(label: Self.lineHeight(13), scale: scale)
        }

        package func groupedEmptyFirstHeight(scale: CGFloat) -> CGFloat { emptyFirstHeader(scale: scale) }
        package func groupedEmptyHeight(scale: CGFloat) -> CGFloat { emptyHeader(scale: scale) }
        package func groupedEmptyFooterHeight(scale: CGFloat) -> CGFloat { emptyFooter(scale: scale) }

        /// The system font's line: ascender 1950 and descender 494 of 2048 units.
        private static func lineHeight(_ pointSize: CGFloat) -> CGFloat { pointSize * 2444 / 2048 }
    }
}

extension SystemMetrics.Headers {
    static let classic = Self(
        plainTopPadding: 22,  // measured, iOS 15 and later
        plain: .init(
            top: .init(4, 4, 4), bottom: .init(3, 3, 3),  // measured, iOS 26.1: label (20, 4), 21 high, in 28
            minimum: 28,  // measured, iOS 11-13
            wholePointLabel: true),
        plainFooter: .init(
            top: .init(4, 4, 4), bottom: .init(3, 3, 3), minimum: 28,  // widely known: as the header
            wholePointLabel: true),
        groupedFirst: .init(
            top: .init(33, 33, 33),  // widely known: 55.5 at 2x, 55.33 at 3x
            bottom: .init(7, 6.5, 20 / 3)),  // measured, iOS 13-18: baseline 10 above the rows
        groupedAfterTitledFooter: .init(top: .init(16, 15.5, 47 / 3), bottom: .init(7, 6.5, 20 / 3)),  // unverified
        groupedNext: .init(
            top: .init(16, 15.5, 47 / 3),  // widely known: 38
            bottom: .init(7, 6.5, 20 / 3)),
        groupedFooter: .init(
            top: .init(8, 7.5, 23 / 3),  // measured, iOS 16-17: baseline 20 below the card
            bottom: .init(6, 6.5, 19 / 3)),  // measured, iOS 16-17: 47.67 between cards, the next header being 18
        emptyFirstHeader: .init(35, 35, 35),  // reported, iOS 7 and later
        emptyHeader: .init(18, 17.5, 18),  // measured, iOS 16-17 at 3x: 36 between cards
        emptyFooter: .init(18, 17.5, 18),  // widely known: 17.5 and 18
        plainTextLeading: nil,
        groupedFontSize: 13,  // measured, iOS 13-17
        groupedIsSemibold: false,
        uppercasesGroupedTitles: true)  // measured, iOS 13-18

    static let ios26 = Self(
        plainTopPadding: 22,  // measured under Catalyst
        plain: .init(
            top: .init(4, 4, 4), bottom: .init(3, 3, 3), minimum: 28,  // measured, iOS 26.1: 28, label y 4, 21 high
            wholePointLabel: true),
        plainFooter: .init(
            top: .init(4, 4, 4), bottom: .init(3, 3, 3), minimum: 28, wholePointLabel: true),  // unverified
        groupedFirst: .init(
            top: .init(29, 29.5, 86 / 3), bottom: .init(6, 5.5, 19 / 3)),  // measured, iOS 26.1: 55.5 and 55.33
        groupedAfterTitledFooter: .init(
            top: .init(19, 19.5, 56 / 3), bottom: .init(6, 5.5, 19 / 3)),  // measured, iOS 26.1: 45.5 and 45.33
        groupedNext: .init(
            top: .init(12, 12, 12), bottom: .init(5, 5.5, 17 / 3)),  // measured, iOS 26.1 at 2x: 38, label y 12
        groupedFooter: .init(
            top: .init(8, 7.5, 23 / 3), bottom: .init(6, 6.5, 20 / 3)),  // measured, iOS 26.1: 30 in all
        emptyFirstHeader: .init(35, 35, 35),  // unverified
        emptyHeader: .init(18, 17.5, 17.5),  // measured, iOS 26: 35 between cards without header
        emptyFooter: .init(18, 17.5, 17.5),  // measured, iOS 26.1
        plainTextLeading: nil,
        groupedFontSize: 17, groupedIsSemibold: true,  // measured, iOS 26.1
        uppercasesGroupedTitles: false)  // measured, iOS 26

    static let catalyst26 = Self(
        plainTopPadding: 22,  // layout: first header at 22
        plain: .init(top: .init(10, 10, 10), bottom: .init(10, 10, 10)),  // layout: label at 10, 20.5 high, in 40.5
        plainFooter: .init(top: .init(10, 10, 10), bottom: .init(10, 10, 10)),  // unverified
        groupedFirst: .init(top: .init(10, 10, 10), bottom: .init(10, 10, 10)),  // layout: 40.5
        groupedAfterTitledFooter: .init(top: .init(10, 10, 10), bottom: .init(10, 10, 10)),  // layout: 40.5
        groupedNext: .init(top: .init(10, 10, 10), bottom: .init(10, 10, 10)),  // unverified
        groupedFooter: .init(top: .init(8, 8, 8), bottom: .init(6, 6, 6)),  // layout: label at 8, 16 high, in 30
        emptyFirstHeader: .init(35, 35, 35),  // unverified
        emptyHeader: .init(18, 17.5, 17.5),  // unverified
        emptyFooter: .init(18, 17.5, 17.5),  // unverified
        plainTextLeading: 8,  // layout
        groupedFontSize: 17, groupedIsSemibold: true,  // measured
        uppercasesGroupedTitles: false)  // measured
}
