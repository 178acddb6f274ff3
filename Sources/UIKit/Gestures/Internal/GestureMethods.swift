internal import RuntimeInspection

/// The methods of a gesture recogniser's delegate, all of them optional.
enum GestureMethods {
    static let shouldBegin = method(
        "gestureRecognizerShouldBegin:", "gestureRecognizerShouldBegin(_:)", GestureToBool.self)
    static let shouldRecognizeSimultaneously = method(
        "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", PairToBool.self)
    static let shouldRequireFailure = method(
        "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
        "gestureRecognizer(_:shouldRequireFailureOf:)", PairToBool.self)
    static let shouldBeRequiredToFail = method(
        "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
        "gestureRecognizer(_:shouldBeRequiredToFailBy:)", PairToBool.self)
    static let shouldReceiveTouch = method(
        "gestureRecognizer:shouldReceiveTouch:", "gestureRecognizer(_:shouldReceive:)", TouchToBool.self)
    static let shouldReceiveEvent = method(
        "gestureRecognizer:shouldReceiveEvent:", "gestureRecognizer(_:shouldReceive:)", EventToBool.self)

    static let all: [any ProtocolRequirement] = [
        shouldBegin, shouldRecognizeSimultaneously, shouldRequireFailure, shouldBeRequiredToFail, shouldReceiveTouch,
        shouldReceiveEvent,
    ]

    private static func method<Call>(
        _ selector: String, _ name: String, _ call: Call.Type
    ) -> OptionalMethod<any UIGestureRecognizerDelegate, Call> {
        OptionalMethod(selector, name) { $0 is any UIGestureRecognizerDelegate.Type }
    }

    struct GestureToBool: DeclaredMethods.Call {
        typealias Function = (UIGestureRecognizer) -> Bool
        let call: Function
    }

    struct PairToBool: DeclaredMethods.Call {
        typealias Function = (UIGestureRecognizer, UIGestureRecognizer) -> Bool
        let call: Function
    }

    struct TouchToBool: DeclaredMethods.Call {
        typealias Function = (UIGestureRecognizer, UITouch) -> Bool
        let call: Function
    }

    struct EventToBool: DeclaredMethods.Call {
        typealias Function = (UIGestureRecognizer, UIEvent) -> Bool
        let call: Function
    }
}
