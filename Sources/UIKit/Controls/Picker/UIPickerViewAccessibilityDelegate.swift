import Foundation

/// Names the components of a picker view for users of assistive technologies. All methods are optional. A method with
/// attributes takes precedence over the plain one, unless it returns nil or an empty array.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// Returns the label of a component; nil for none.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?

    /// Returns a sentence that describes the result of turning a component; nil for none.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?

    /// Returns the names by which a user of voice control can call a component, best first.
    func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]

    /// Returns the label of a component with attributes for speech; nil for the plain label.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString?

    /// Returns the hint of a component with attributes for speech; nil for the plain hint.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString?

    /// Returns the names of a component for voice control with attributes; empty for the plain names.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString]
}
