import Foundation

extension SystemMetrics {
    /// The controls of rows that are edited.
    package struct Editing: Sendable {
        /// By text size, ascending; sizes between two steps are interpolated.
        package var steps: [Step]
        /// The diameter of the circle of a control, as a share of the control's width.
        package var circleShare: CGFloat
        /// The length of the minus, and of the plus in both directions, as a share of the control's width.
        package var signShare: CGFloat
        /// The thickness of minus and plus, as a share of the control's width.
        package var signStrokeShare: CGFloat
        /// The same of the circle of a row that is not selected.
        package var ringStrokeShare: CGFloat
        /// The size of the check mark in a selected row's circle, as a share of the control's width.
        package var tickShare: CGSize
        /// The distance between the bars of the reorder control, and their thickness, as shares of its width.
        package var gripPitchShare: CGFloat
        package var gripStrokeShare: CGFloat
        /// From both sides of the reorder control to its bars, as a share of its width.
        package var gripInsetShare: CGFloat
        /// Between an accessory and the reorder control.
        package var reorderGap: CGFloat
        package var confirmationMinimumWidth: CGFloat
        /// From both sides of the confirmation button to its title.
        package var confirmationInset: CGFloat
        /// In seconds, of all changes of editing.
        package var duration: Double
        /// Whether separators start beside the editing control, with the content.
        package var separatorsFollowContent: Bool

        /// Sizes at one size of body text.
        package struct Step: Sendable, Equatable {
            package var textSize: CGFloat
            package var control: CGSize
            /// From the row's margin to the control.
            package var controlStart: CGFloat
            /// From the row's margin to the content view.
            package var contentStart: CGFloat
            package var reorderWidth: CGFloat
        }

        /// Returns the sizes at a point size of body text. Smaller text than the first step's has smaller controls in
        /// proportion; larger text than the last step's has those of the last.
        package func step(textSize: CGFloat) -> Step {
            guard let first = steps.first, let last = steps.last else { preconditionFailure("no steps") }
            if textSize <= first.textSize { return first.scaled(by: textSize / first.textSize) }
            guard let upper = steps.firstIndex(where: { $0.textSize >= textSize }) else { return last }
            let (low, high) = (steps[upper - 1], steps[upper])
            return low.mixed(with: high, share: (textSize - low.textSize) / (high.textSize - low.textSize))
        }
    }
}

extension SystemMetrics.Editing.Step {
    fileprivate func scaled(by factor: CGFloat) -> Self {
        Self(
            textSize: textSize * factor,
            control: CGSize(width: control.width * factor, height: control.height * factor),
            controlStart: controlStart * factor, contentStart: contentStart * factor,
            reorderWidth: reorderWidth * factor)
    }

    fileprivate func mixed(with other: Self, share: CGFloat) -> Self {
        func mix(_ value: (Self) -> CGFloat) -> CGFloat { value(self) + (value(other) - value(self)) * share }
        return Self(
            textSize: mix(\.textSize), control: CGSize(width: mix(\.control.width), height: mix(\.control.height)),
            controlStart: mix(\.controlStart), contentStart: mix(\.contentStart), reorderWidth: mix(\.reorderWidth))
    }
}

extension SystemMetrics.Editing {
    static let classic = Self(
        // Measured, iOS 26.1, at 17, 23 and 33 pt text and with a margin of 16: controls at 15, 14.5 and 16, content at 40,
        // 47.5 and 55, reorder controls ending at the margin. iOS 13 agrees at 17 pt: content 44 from the edge, margin 20.
        steps: [
            .init(
                textSize: 17, control: .init(width: 26, height: 26), controlStart: -1, contentStart: 24,
                reorderWidth: 27),
            .init(
                textSize: 23, control: .init(width: 34.5, height: 34.5), controlStart: -1.5, contentStart: 31.5,
                reorderWidth: 36.5),
            .init(
                textSize: 33, control: .init(width: 39, height: 38), controlStart: 0, contentStart: 39,
                reorderWidth: 41),
        ],
        circleShare: 22 / 26,  // measured, iOS 8 and 26.1
        signShare: 10.5 / 26, signStrokeShare: 1.5 / 26,  // measured, iOS 26.1
        ringStrokeShare: 1.5 / 26, tickShare: .init(width: 10.5 / 26, height: 8 / 26),  // unverified
        gripPitchShare: 4.75 / 27, gripStrokeShare: 1.5 / 27,  // measured, iOS 26.1: bars at 2, 6.5 and 11.5 of 15
        gripInsetShare: 2.5 / 27,  // measured, iOS 26.1
        reorderGap: 8,  // unverified
        confirmationMinimumWidth: 74,  // dump, iOS 12-13
        confirmationInset: 15,  // dump, iOS 7: 82 wide with a title of 52
        duration: 0.3,  // widely known
        separatorsFollowContent: true)  // iOS 8 and 13 renderings keep the inset; unverified for later systems
}
