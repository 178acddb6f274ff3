internal import RuntimeInspection

/// The methods of a picker view's delegate, all optional, and what their defaults answer.
enum PickerMethods {
    static let width = method("pickerView:widthForComponent:", "pickerView(_:widthForComponent:)", as: Length.self)
    static let rowHeight = method(
        "pickerView:rowHeightForComponent:", "pickerView(_:rowHeightForComponent:)", as: Length.self)
    static let title = method(
        "pickerView:titleForRow:forComponent:", "pickerView(_:titleForRow:forComponent:)", as: Title.self)
    static let attributedTitle = method(
        "pickerView:attributedTitleForRow:forComponent:", "pickerView(_:attributedTitleForRow:forComponent:)",
        as: AttributedTitle.self)
    static let view = method(
        "pickerView:viewForRow:forComponent:reusingView:", "pickerView(_:viewForRow:forComponent:reusing:)",
        as: RowView.self)
    static let didSelect = method(
        "pickerView:didSelectRow:inComponent:", "pickerView(_:didSelectRow:inComponent:)", as: Notice.self)

    static let all: [any ProtocolRequirement] = [width, rowHeight, title, attributedTitle, view, didSelect]

    /// No delegate has negative lengths.
    static let noLength: CGFloat = -1

    /// Stands for "no view of the delegate's"; never shown.
    @MainActor static let noView = UIView()

    private static func method<Call>(
        _ selector: String, _ name: String, as call: Call.Type
    ) -> OptionalMethod<any UIPickerViewDelegate, Call> {
        OptionalMethod(selector, name) { $0 is any UIPickerViewDelegate.Type }
    }

    struct Length: DeclaredMethods.Call {
        typealias Function = (UIPickerView, Int) -> CGFloat
        let call: Function
    }

    struct Title: DeclaredMethods.Call {
        typealias Function = (UIPickerView, Int, Int) -> String?
        let call: Function
    }

    struct AttributedTitle: DeclaredMethods.Call {
        typealias Function = (UIPickerView, Int, Int) -> NSAttributedString?
        let call: Function
    }

    struct RowView: DeclaredMethods.Call {
        typealias Function = (UIPickerView, Int, Int, UIView?) -> UIView
        let call: Function
    }

    struct Notice: DeclaredMethods.Call {
        typealias Function = (UIPickerView, Int, Int) -> Void
        let call: Function
    }
}
