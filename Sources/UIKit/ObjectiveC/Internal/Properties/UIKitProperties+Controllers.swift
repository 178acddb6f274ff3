protocol NamedControllerProperties: UIViewController {}

extension UIViewController: NamedControllerProperties {}

extension NamedControllerProperties {
    static var controllerProperties: [SourceProperty] { ClassMembers<Self>.properties(addControllerProperties) }

    static func addControllerProperties(_ members: ClassMembers<Self>) {
        members.property("title", \.title)
        members.property("view", \.view)
        members.property("editing", \.isEditing)
        members.property("modalPresentationStyle", \.modalPresentationStyle)
        members.property("navigationItem", \.navigationItem)
        members.property("parentViewController", \.parent)
        members.property("childViewControllers", \.children)
        members.property("presentedViewController", \.presentedViewController)
        members.property("presentingViewController", \.presentingViewController)
        members.property("navigationController", \.navigationController)
        members.property("viewLoaded", \.isViewLoaded)
    }
}

protocol NamedNavigationControllerProperties: UINavigationController {}

extension UINavigationController: NamedNavigationControllerProperties {}

extension NamedNavigationControllerProperties {
    static var navigationControllerProperties: [SourceProperty] {
        ClassMembers<Self>.properties(addNavigationControllerProperties)
    }

    static func addNavigationControllerProperties(_ members: ClassMembers<Self>) {
        members.property("viewControllers", \.viewControllers)
        members.property("topViewController", \.topViewController)
        members.property("visibleViewController", \.visibleViewController)
        members.property("navigationBar", \.navigationBar)
    }
}

protocol NamedRecognizerProperties: UIGestureRecognizer {}

extension UIGestureRecognizer: NamedRecognizerProperties {}

extension NamedRecognizerProperties {
    static var recognizerProperties: [SourceProperty] { ClassMembers<Self>.properties(addRecognizerProperties) }

    static func addRecognizerProperties(_ members: ClassMembers<Self>) {
        members.property("enabled", \.isEnabled)
        members.property("cancelsTouchesInView", \.cancelsTouchesInView)
        members.property("delaysTouchesBegan", \.delaysTouchesBegan)
        members.property("delaysTouchesEnded", \.delaysTouchesEnded)
        members.property("name", \.name)
        members.property("state", \.state)
        members.property("view", \.view)
        members.property("numberOfTouches", \.numberOfTouches)
    }
}

protocol NamedBarItemProperties: UIBarItem {}

extension UIBarItem: NamedBarItemProperties {}

extension NamedBarItemProperties {
    static var barItemProperties: [SourceProperty] { ClassMembers<Self>.properties(addBarItemProperties) }

    static func addBarItemProperties(_ members: ClassMembers<Self>) {
        members.property("title", \.title)
        members.property("image", \.image)
        members.property("enabled", \.isEnabled)
        members.property("tag", \.tag)
    }
}

protocol NamedNavigationItemProperties: UINavigationItem {}

extension UINavigationItem: NamedNavigationItemProperties {}

extension NamedNavigationItemProperties {
    static var navigationItemProperties: [SourceProperty] { ClassMembers<Self>.properties(addNavigationItemProperties) }

    static func addNavigationItemProperties(_ members: ClassMembers<Self>) {
        members.property("title", \.title)
        members.property("titleView", \.titleView)
        members.property("leftBarButtonItem", \.leftBarButtonItem)
        members.property("rightBarButtonItem", \.rightBarButtonItem)
        members.property("leftBarButtonItems", \.leftBarButtonItems)
        members.property("rightBarButtonItems", \.rightBarButtonItems)
        members.property("backBarButtonItem", \.backBarButtonItem)
        members.property("hidesBackButton", \.hidesBackButton)
    }
}
