internal import RuntimeInspection

/// The method that a popover's delegate has beside those of every presentation; optional.
enum PopoverMethods {
    static let prepare = method(
        "prepareForPopoverPresentation:", "prepareForPopoverPresentation(_:)", PopoverNotice.self)

    static let all: [any ProtocolRequirement] = [
        prepare
    ]

    private static func method<Call>(
        _ selector: String, _ name: String, _ call: Call.Type
    ) -> OptionalMethod<any UIPopoverPresentationControllerDelegate, Call> {
        OptionalMethod(selector, name) { $0 is any UIPopoverPresentationControllerDelegate.Type }
    }

    struct PopoverNotice: DeclaredMethods.Call {
        typealias Function = (UIPopoverPresentationController) -> Void
        let call: Function
    }
}
