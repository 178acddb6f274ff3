internal import RuntimeInspection

/// The methods of a navigation controller's delegate, both optional.
enum NavigationMethods {
    static let willShow = method(
        "navigationController:willShowViewController:animated:", "navigationController(_:willShow:animated:)")
    static let didShow = method(
        "navigationController:didShowViewController:animated:", "navigationController(_:didShow:animated:)")

    static let all: [any ProtocolRequirement] = [willShow, didShow]

    private static func method(
        _ selector: String, _ name: String
    ) -> OptionalMethod<any UINavigationControllerDelegate, ShowNotice> {
        OptionalMethod(selector, name) { $0 is any UINavigationControllerDelegate.Type }
    }

    struct ShowNotice: DeclaredMethods.Call {
        typealias Function = (UINavigationController, UIViewController, Bool) -> Void
        let call: Function
    }
}
