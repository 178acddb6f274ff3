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

        /// Above and below a line of text; with the system font at 17 points a rounded field is 34 points high (widely known).
        package func verticalPadding(of style: UITextField.BorderStyle) -> CGFloat {
            switch style {
            case .none: 0
            case .line: 2  // unverified
            case .bezel, .roundedRect: 6.75
            }
        }
    }
}
