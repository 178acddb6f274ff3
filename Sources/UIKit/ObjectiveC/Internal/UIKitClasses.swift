internal import ToolchainBets

/// Provides the Objective-C runtime with the members of UIKit's classes and protocols.
enum UIKitClasses: FrameworkClasses {
    static func addMembers(to members: SourceMembers) {
        UIKitMembers.add(to: members)
        UIKitProperties.add(to: members)
        UIKitOutlets.add(to: members)
    }

    static func properties(of type: AnyClass) -> [SourceProperty] {
        UIKitProperties.properties(of: type)
    }

    static func overrides(_ selector: String, in type: AnyClass) -> Bool? {
        if let isTaken = EditActions.isTaken(selector, by: type) { return isTaken }
        if type is UITableViewController.Type { return TableMethod.overrides(selector, in: type) }
        if type is UICollectionViewController.Type { return CollectionMethod.overrides(selector, in: type) }
        return nil
    }

    static func requires(_ selector: String, of type: AnyClass) -> Bool {
        UIKitRequirements.required(selector, type)
    }

    static func optionalMethod(_ selector: String, of type: AnyClass) -> (any ProtocolRequirement)? {
        UIKitRequirements.optional(selector, type)
    }

    static func reports(_ selector: String, sentTo type: AnyClass) -> Bool {
        switch type {
        case is UIViewController.Type: reportedByControllers.contains(selector)
        case is UIView.Type where selector == "layoutSubviews": true
        case is UITableViewCell.Type, is UITableViewHeaderFooterView.Type, is UICollectionReusableView.Type:
            selector == "prepareForReuse"
        default: false
        }
    }

    private static let reportedByControllers: Set<String> = [
        "viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:", "viewWillDisappear:",
        "viewDidDisappear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    ]
}

extension UIKitClasses {
    /// Registers them, and has checks of the main actor report what they find. Called again by each application, for
    /// programs in which the function below is not called.
    static func prepare() {
        SourceMembers.register(UIKitClasses.self)
        MainThreadChecker.watchChecks()
    }
}

/// Called when the program is loaded, before `main` and before any use of the runtime.
@section(".init_array") @used private let prepareUIKit: @convention(c) () -> Void = {
    if ToolchainBet.initializers.isAllowed { UIKitClasses.prepare() }
}
