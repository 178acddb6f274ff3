import UIKit

/// A section of the screen: its gradient, and how to make its rows.
@MainActor
struct DrawingSection {
    struct Row {
        let height: CGFloat
        let makeCell: @MainActor () -> CardCell
    }

    let title: String
    let colors: GradientColors
    let rows: [Row]

    static let all: [DrawingSection] = [
        DrawingSection(
            title: "Rings that bounce", colors: GradientColors(.systemPink, .systemOrange),
            rows: [
                Row(height: 88) {
                    RingCell(title: "Move", detail: "412 of 500 kcal", share: 0.82, .systemPink, .systemOrange)
                },
                Row(height: 88) {
                    RingCell(title: "Exercise", detail: "33 of 30 minutes", share: 1, .systemGreen, .systemYellow)
                },
                Row(height: 88) {
                    RingCell(title: "Stand", detail: "7 of 12 hours", share: 0.58, .systemTeal, .systemBlue)
                },
            ]),
        DrawingSection(
            title: "Charts", colors: GradientColors(.systemIndigo, .systemTeal),
            rows: [
                Row(height: 150) { BarChartCell(values: [5.2, 7.1, 4.4, 9.8, 6.3, 11.4, 8.0]) },
                Row(height: 110) { CurveCell(values: [62, 60, 64, 71, 69, 78, 96, 118, 104, 84, 72, 66]) },
            ]),
        DrawingSection(
            title: "Shapes: tap them", colors: GradientColors(.systemBlue, .systemPurple),
            rows: [Row(height: 120) { ShapeCell() }, Row(height: 104) { CornerCell() }]),
        DrawingSection(
            title: "Blend modes", colors: GradientColors(.systemGray, .systemGray3),
            rows: [Row(height: 168) { BlendCell() }]
        ),
        DrawingSection(
            title: "Images", colors: GradientColors(.systemYellow, .systemGreen),
            rows: [Row(height: 112) { ContentModeCell() }, Row(height: 124) { BubbleCell() }]),
        DrawingSection(
            title: "Attributed text", colors: GradientColors(.systemPurple, .systemPink),
            rows: [Row(height: 206) { StyledTextCell() }]),
    ]
}
