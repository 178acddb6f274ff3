/// What a picker view's delegate says of one component to users of assistive technologies.
@MainActor
struct PickerComponentTexts {
    private typealias Methods = PickerViewAccessibilityDelegateMethods

    weak var picker: UIPickerView?
    let component: Int

    /// The label with attributes or the plain one; nil if the delegate gives none.
    var label: AccessibilityText? {
        ask(Methods.attributedLabel) { $1.pickerView($0, accessibilityAttributedLabelForComponent: component) }
            .map { AccessibilityText($0) }
            ?? ask(Methods.label) { $1.pickerView($0, accessibilityLabelForComponent: component) }
            .map { AccessibilityText($0) }
    }

    /// The hint with attributes or the plain one; nil if the delegate gives none.
    var hint: AccessibilityText? {
        ask(Methods.attributedHint) { $1.pickerView($0, accessibilityAttributedHintForComponent: component) }
            .map { AccessibilityText($0) }
            ?? ask(Methods.hint) { $1.pickerView($0, accessibilityHintForComponent: component) }
            .map { AccessibilityText($0) }
    }

    /// The names for voice control with attributes or the plain ones; nil if the delegate gives none.
    var inputLabels: [NSAttributedString]? {
        let attributed = ask(Methods.attributedInputLabels) {
            $1.pickerView($0, accessibilityAttributedUserInputLabelsForComponent: component)
        }
        if let attributed, !attributed.isEmpty { return attributed }
        let plain = ask(Methods.inputLabels) {
            $1.pickerView($0, accessibilityUserInputLabelsForComponent: component)
        }
        guard let plain, !plain.isEmpty else { return nil }
        return plain.map { NSAttributedString(string: $0) }
    }

    /// Calls a method of the delegate. Nil if there is no picker any more, or no delegate that has such methods.
    private func ask<Call, Answer>(
        _ method: OptionalMethod<any UIPickerViewAccessibilityDelegate, Call>,
        _ call: (UIPickerView, any UIPickerViewAccessibilityDelegate) -> Answer?
    ) -> Answer? {
        guard let picker, let delegate = method.receiver(picker.delegate as? any UIPickerViewAccessibilityDelegate)
        else { return nil }
        return call(picker, delegate)
    }
}
