internal import RuntimeInspection

/// The methods of a presentation controller's delegate, all of them optional.
enum PresentationMethods {
    static let style = method(
        "adaptivePresentationStyleForPresentationController:", "adaptivePresentationStyle(for:)", ControllerToStyle.self
    )
    static let styleForTraits = method(
        "adaptivePresentationStyleForPresentationController:traitCollection:",
        "adaptivePresentationStyle(for:traitCollection:)", TraitsToStyle.self)
    static let shouldDismiss = method(
        "presentationControllerShouldDismiss:", "presentationControllerShouldDismiss(_:)", ControllerToBool.self)
    static let willDismiss = method(
        "presentationControllerWillDismiss:", "presentationControllerWillDismiss(_:)", ControllerNotice.self)
    static let didDismiss = method(
        "presentationControllerDidDismiss:", "presentationControllerDidDismiss(_:)", ControllerNotice.self)
    static let didAttemptToDismiss = method(
        "presentationControllerDidAttemptToDismiss:", "presentationControllerDidAttemptToDismiss(_:)",
        ControllerNotice.self)

    static let all: [any ProtocolRequirement] = [
        style, styleForTraits, shouldDismiss, willDismiss, didDismiss, didAttemptToDismiss,
    ]

    private static func method<Call>(
        _ selector: String, _ name: String, _ call: Call.Type
    ) -> OptionalMethod<any UIAdaptivePresentationControllerDelegate, Call> {
        OptionalMethod(selector, name) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    }

    struct ControllerNotice: DeclaredMethods.Call {
        typealias Function = (UIPresentationController) -> Void
        let call: Function
    }

    struct ControllerToBool: DeclaredMethods.Call {
        typealias Function = (UIPresentationController) -> Bool
        let call: Function
    }

    struct ControllerToStyle: DeclaredMethods.Call {
        typealias Function = (UIPresentationController) -> UIModalPresentationStyle
        let call: Function
    }

    struct TraitsToStyle: DeclaredMethods.Call {
        typealias Function = (UIPresentationController, UITraitCollection) -> UIModalPresentationStyle
        let call: Function
    }
}
