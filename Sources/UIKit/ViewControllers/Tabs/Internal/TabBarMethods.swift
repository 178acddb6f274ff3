internal import RuntimeInspection

/// The method of a tab bar's delegate, which is optional.
enum TabBarMethods {
    static let didSelect = method("tabBar:didSelectItem:", "tabBar(_:didSelect:)", ItemNotice.self)

    static let all: [any ProtocolRequirement] = [
        didSelect
    ]

    private static func method<Call>(
        _ selector: String, _ name: String, _ call: Call.Type
    ) -> OptionalMethod<any UITabBarDelegate, Call> {
        OptionalMethod(selector, name) { $0 is any UITabBarDelegate.Type }
    }

    struct ItemNotice: DeclaredMethods.Call {
        typealias Function = (UITabBar, UITabBarItem) -> Void
        let call: Function
    }
}
