import Foundation

extension SystemMetrics {
    /// The same in all looks known so far.
    package static let textFields = TextFields()

    /// The look of text fields.
    package struct TextFields: Sendable {
        /// The clear button's square.
        package let clearButton: CGFloat = 19  // widely known
        package let clearButtonMargin: CGFloat = 5  // unverified

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
