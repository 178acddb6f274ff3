internal import RuntimeInspection

/// The methods of a pointer interaction's delegate, all of them optional.
enum PointerMethods {
    static let regionFor = method(
        "pointerInteraction:regionForRequest:defaultRegion:", "pointerInteraction(_:regionFor:defaultRegion:)",
        RequestToRegion.self)
    static let styleFor = method(
        "pointerInteraction:styleForRegion:", "pointerInteraction(_:styleFor:)", RegionToStyle.self)
    static let willEnter = method(
        "pointerInteraction:willEnterRegion:animator:", "pointerInteraction(_:willEnter:animator:)", RegionNotice.self)
    static let willExit = method(
        "pointerInteraction:willExitRegion:animator:", "pointerInteraction(_:willExit:animator:)", RegionNotice.self)

    static let all: [any ProtocolRequirement] = [
        regionFor, styleFor, willEnter, willExit,
    ]

    private static func method<Call>(
        _ selector: String, _ name: String, _ call: Call.Type
    ) -> OptionalMethod<any UIPointerInteractionDelegate, Call> {
        OptionalMethod(selector, name) { $0 is any UIPointerInteractionDelegate.Type }
    }

    struct RequestToRegion: DeclaredMethods.Call {
        typealias Function = (UIPointerInteraction, UIPointerRegionRequest, UIPointerRegion) -> UIPointerRegion?
        let call: Function
    }

    struct RegionToStyle: DeclaredMethods.Call {
        typealias Function = (UIPointerInteraction, UIPointerRegion) -> UIPointerStyle?
        let call: Function
    }

    struct RegionNotice: DeclaredMethods.Call {
        typealias Function = (UIPointerInteraction, UIPointerRegion, any UIPointerInteractionAnimating) -> Void
        let call: Function
    }
}
