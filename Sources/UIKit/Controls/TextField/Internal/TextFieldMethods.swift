internal import RuntimeInspection

/// The methods of a text field's delegate, all of them optional.
enum TextFieldMethods {
    static let shouldBeginEditing = method(
        "textFieldShouldBeginEditing:", "textFieldShouldBeginEditing(_:)", FieldToBool.self)
    static let didBeginEditing = method("textFieldDidBeginEditing:", "textFieldDidBeginEditing(_:)", FieldNotice.self)
    static let shouldEndEditing = method(
        "textFieldShouldEndEditing:", "textFieldShouldEndEditing(_:)", FieldToBool.self)
    static let didEndEditing = method("textFieldDidEndEditing:", "textFieldDidEndEditing(_:)", FieldNotice.self)
    static let didEndEditingForReason = method(
        "textFieldDidEndEditing:reason:", "textFieldDidEndEditing(_:reason:)", EndNotice.self)
    static let shouldChange = method(
        "textField:shouldChangeCharactersInRange:replacementString:",
        "textField(_:shouldChangeCharactersIn:replacementString:)", ChangeToBool.self)
    static let didChangeSelection = method(
        "textFieldDidChangeSelection:", "textFieldDidChangeSelection(_:)", FieldNotice.self)
    static let shouldClear = method("textFieldShouldClear:", "textFieldShouldClear(_:)", FieldToBool.self)
    static let shouldReturn = method("textFieldShouldReturn:", "textFieldShouldReturn(_:)", FieldToBool.self)

    static let all: [any ProtocolRequirement] = [
        shouldBeginEditing, didBeginEditing, shouldEndEditing, didEndEditing, didEndEditingForReason, shouldChange,
        didChangeSelection, shouldClear, shouldReturn,
    ]

    private static func method<Call>(
        _ selector: String, _ name: String, _ call: Call.Type
    ) -> OptionalMethod<any UITextFieldDelegate, Call> {
        OptionalMethod(selector, name) { $0 is any UITextFieldDelegate.Type }
    }

    struct FieldNotice: DeclaredMethods.Call {
        typealias Function = (UITextField) -> Void
        let call: Function
    }

    struct FieldToBool: DeclaredMethods.Call {
        typealias Function = (UITextField) -> Bool
        let call: Function
    }

    struct EndNotice: DeclaredMethods.Call {
        typealias Function = (UITextField, UITextField.DidEndEditingReason) -> Void
        let call: Function
    }

    struct ChangeToBool: DeclaredMethods.Call {
        typealias Function = (UITextField, NSRange, String) -> Bool
        let call: Function
    }
}
