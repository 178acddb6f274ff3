import Foundation

extension SystemMetrics {
    /// The look of text fields.
    package struct TextFields: Sendable {
        package static let classic = Self()

        /// The clear button's square.
        package var clearButton: CGFloat = 19  // widely known
        package var clearButtonMargin: CGFloat = 5  // unverified

        /// From the sides to the text.
        package func inset(of style: UITextField.BorderStyle) -> CGFloat {
            switch style {
            case .none: 0
            case .line: 2  // unverified
            case .bezel, .roundedRect: 7  // widely known
            }
        }

        /// The height for a line of text. A rounded field is 34 points high up to 20 point text, and 36 with 22: frames
        /// in storyboards of iOS 13 to 18.
        package func height(ofLine line: CGFloat, style: UITextField.BorderStyle) -> CGFloat {
            switch style {
            case .none: line + lineMargin
            case .line: line + 4  // unverified
            case .bezel, .roundedRect: max(34, line + lineMargin + 8)
            }
        }

        private var lineMargin: CGFloat { 1.5 }  // measured under Catalyst 26
    }
}
