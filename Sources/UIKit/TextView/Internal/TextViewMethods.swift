internal import RuntimeInspection

/// The methods of a text view's delegate, all of them optional.
enum TextViewMethods {
    static let shouldBeginEditing = method(
        "textViewShouldBeginEditing:", "textViewShouldBeginEditing(_:)", ViewToBool.self)
    static let shouldEndEditing = method("textViewShouldEndEditing:", "textViewShouldEndEditing(_:)", ViewToBool.self)
    static let didBeginEditing = method("textViewDidBeginEditing:", "textViewDidBeginEditing(_:)", TextNotice.self)
    static let didEndEditing = method("textViewDidEndEditing:", "textViewDidEndEditing(_:)", TextNotice.self)
    static let shouldChange = method(
        "textView:shouldChangeTextInRange:replacementText:", "textView(_:shouldChangeTextIn:replacementText:)",
        ChangeToBool.self)
    static let didChange = method("textViewDidChange:", "textViewDidChange(_:)", TextNotice.self)
    static let didChangeSelection = method(
        "textViewDidChangeSelection:", "textViewDidChangeSelection(_:)", TextNotice.self)

    static let all: [any ProtocolRequirement] = [
        shouldBeginEditing, shouldEndEditing, didBeginEditing, didEndEditing, shouldChange, didChange,
        didChangeSelection,
    ]

    private static func method<Call>(
        _ selector: String, _ name: String, _ call: Call.Type
    ) -> OptionalMethod<any UITextViewDelegate, Call> {
        OptionalMethod(selector, name) { $0 is any UITextViewDelegate.Type }
    }

    struct TextNotice: DeclaredMethods.Call {
        typealias Function = (UITextView) -> Void
        let call: Function
    }

    struct ViewToBool: DeclaredMethods.Call {
        typealias Function = (UITextView) -> Bool
        let call: Function
    }

    struct ChangeToBool: DeclaredMethods.Call {
        typealias Function = (UITextView, NSRange, String) -> Bool
        let call: Function
    }
}
