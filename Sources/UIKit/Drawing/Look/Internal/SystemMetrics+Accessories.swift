import Foundation

extension SystemMetrics {
    /// The stock accessories of cells.
    ///
    /// Each has a box, which is what layout places, and ink inside it, which is what is seen; the boxes of iOS 26 are
    /// those of its symbol images, wider and higher than the ink.
    package struct Accessories: Sendable {
        package var disclosure: Glyph
        package var checkmark: Glyph
        package var detail: Glyph
        /// Between the detail button's circle and the chevron's box.
        package var detailDisclosureGap: CGFloat
        /// Between the content view and a stock accessory's box.
        package var checkmarkGap: CGFloat
        package var stockRounding: FloatingPointRoundingRule
        package var customRounding: FloatingPointRoundingRule

        package struct Glyph: Sendable {
            /// At the default text size.
            package var box: CGSize
            package var boxAt3x: CGSize
            /// How much the box grows for each point that body text grows; nil: in proportion.
            package var growth: CGSize?
            package var ink: CGSize
            /// From the middle of the box to that of the ink, towards the trailing edge.
            package var inkShift: CGFloat = 0
            package var stroke: CGFloat
            /// Beyond the margin, to the box's trailing edge.
            package var trailing: CGFloat

            /// `textSize`: the point size of body text.
            package func box(scale: CGFloat, textSize: CGFloat = 17) -> CGSize {
                let box = scale >= 2.5 ? boxAt3x : box
                guard textSize != 17 else { return box }
                let growth = growth ?? CGSize(width: box.width / 17, height: box.height / 17)
                let more = textSize - 17
                return CGSize(
                    width: SystemMetrics.round(box.width + growth.width * more, scale: scale),
                    height: SystemMetrics.round(box.height + growth.height * more, scale: scale))
            }
        }
    }
}

extension SystemMetrics.Accessories {
    static let classic = Self(
        disclosure: .init(
            // Widths measured, iOS 17-18: frames in storyboards of tools 22154 to 24127. The rest is that of iOS 26.1.
            box: .init(width: 10.5, height: 14), boxAt3x: .init(width: 31.0 / 3, height: 14),
            growth: .init(width: 0.59, height: 0.91),
            ink: .init(width: 7, height: 12), inkShift: 1.08,  // measured, iOS 13-17; right edge 0.7 before the margin
            stroke: 2,  // read off the iOS 13-14 rendering at 2x
            trailing: 0),
        checkmark: .init(
            box: .init(width: 14.5, height: 14), boxAt3x: .init(width: 14.667, height: 14.333),
            ink: .init(width: 14.5, height: 14),  // measured, iOS 18: 13.67 x 13.33 at 16 pt text
            stroke: 1.9,  // unverified
            trailing: 2),  // measured, iOS 18: right edge 22 inside the card, the margin being 20
        detail: .init(
            box: .init(width: 22, height: 22), boxAt3x: .init(width: 22, height: 22),
            ink: .init(width: 22, height: 22),  // measured, iOS 11-12
            stroke: 5.0 / 3,  // measured, iOS 16-17, on a plus in such a circle; 1 on iOS 11-12
            trailing: 0),
        detailDisclosureGap: 12,  // measured, iOS 11-12
        checkmarkGap: 0,  // unverified
        stockRounding: .down,  // measured, iOS 26.1
        customRounding: .up)  // measured, iOS 26.1; switch at 6.67 in a row of 44.33 (iOS 17.5)

    static let ios26 = Self(
        disclosure: .init(
            box: .init(width: 10.5, height: 14), boxAt3x: .init(width: 31.0 / 3, height: 14),  // measured, iOS 26.1
            growth: .init(width: 0.59, height: 0.91),  // fits 14 x 19.5 and 20 x 28.5, measured at 23 and 33 pt text
            ink: .init(width: 7, height: 12),  // measured, iOS 26: 6.67 x 11.33 at 16 pt text
            stroke: 2, trailing: 0),  // measured, iOS 26.1: right edge at the margin
        checkmark: .init(
            box: .init(width: 19, height: 18), boxAt3x: .init(width: 19, height: 52.0 / 3),  // measured, iOS 26.1
            ink: .init(width: 14.5, height: 14),  // measured, iOS 26: 13.67 x 13.33 at 16 pt text
            stroke: 1.9,  // unverified
            trailing: 2.5),  // measured, iOS 26.1
        detail: .init(
            box: .init(width: 22, height: 22), boxAt3x: .init(width: 22, height: 22),
            ink: .init(width: 22, height: 22), stroke: 5.0 / 3, trailing: 0),  // unverified
        detailDisclosureGap: 12,  // unverified
        checkmarkGap: 2.5,  // measured under Catalyst
        stockRounding: .down, customRounding: .up)  // measured, iOS 26.1

    static let catalyst26 = Self(
        disclosure: .init(
            box: .init(width: 10.5, height: 14), boxAt3x: .init(width: 31.0 / 3, height: 14),  // layout
            growth: .init(width: 0.59, height: 0.91),  // measured, iOS 26.1
            ink: .init(width: 7, height: 12), stroke: 2, trailing: 0),  // layout: right edge 16 from the end
        checkmark: .init(
            box: .init(width: 19, height: 18), boxAt3x: .init(width: 19, height: 52.0 / 3),  // layout
            ink: .init(width: 14.5, height: 14), stroke: 1.9, trailing: 2.5),  // layout: right edge 18.5 from the end
        detail: .init(
            box: .init(width: 22, height: 22), boxAt3x: .init(width: 22, height: 22),
            ink: .init(width: 22, height: 22), stroke: 5.0 / 3, trailing: 0),  // unverified
        detailDisclosureGap: 12,  // unverified
        checkmarkGap: 2.5,  // layout: content 335 wide, checkmark at 337.5
        stockRounding: .up, customRounding: .up)  // layout: 19, 17 and 28.5 in rows of 51.5 and 70.5
}
