/// Provides the rows of a picker view, and is told of the user's selection. Every method is optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the width of a component in points. Without this method the components share the picker's width equally.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

    /// Returns the row height of a component in points. Without this method it is 32.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

    /// Returns the text of a row; used if the delegate gives no attributed text and no view.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

    /// Returns a title that takes precedence over the plain title, unless it is nil.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?

    /// Returns a view that takes precedence over both titles. `view` is one that this method returned earlier for a row
    /// of the same component that is no longer visible.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView

    /// Called when the user has turned a wheel to another row and it is at rest. Not called for
    /// `selectRow(_:inComponent:animated:)`.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
