internal import RuntimeInspection

/// The methods of a tab bar controller's delegate, both optional.
enum TabControllerMethods {
    static let shouldSelect = method(
        "tabBarController:shouldSelectViewController:", "tabBarController(_:shouldSelect:)", TabToBool.self)
    static let didSelect = method(
        "tabBarController:didSelectViewController:", "tabBarController(_:didSelect:)", TabNotice.self)

    static let all: [any ProtocolRequirement] = [
        shouldSelect, didSelect,
    ]

    private static func method<Call>(
        _ selector: String, _ name: String, _ call: Call.Type
    ) -> OptionalMethod<any UITabBarControllerDelegate, Call> {
        OptionalMethod(selector, name) { $0 is any UITabBarControllerDelegate.Type }
    }

    struct TabToBool: DeclaredMethods.Call {
        typealias Function = (UITabBarController, UIViewController) -> Bool
        let call: Function
    }

    struct TabNotice: DeclaredMethods.Call {
        typealias Function = (UITabBarController, UIViewController) -> Void
        let call: Function
    }
}
