import Foundation
internal import NibDocument

// What controllers and recognizers have.
extension NibKeys {
    static let controllers: [String: NibSource] = [
        "UIModalPresentationStyle": .option("modalPresentationStyle", UIViewController.nibPresentationStyles),
        "UIModalTransitionStyle": .option("modalTransitionStyle", UIViewController.nibTransitionStyles),
        "UIEdgesForExtendedLayout": .options(
            "edgesForExtendedLayout", ["top": UIRectEdge.top, "left": .left, "bottom": .bottom, "right": .right]),
        "UIPreferredContentSize": .either(.size("contentSizeForViewInPopover"), .size("preferredContentSize")),
        "UIToolbarItems": .list("toolbarItems"),
        "UIPageOrientation": .option(
            "navigationOrientation",
            ["horizontal": UIPageViewController.NavigationOrientation.horizontal, "vertical": .vertical]),

        "UISplitStyle": .option("style", splitStyles),
        "UIPreferredSplitBehavior": .either(
            .option("behavior", splitBehaviors), .option("preferredSplitBehavior", splitBehaviors)),
        "UIPreferredDisplayMode": .either(
            .option("displayMode", splitModes), .option("preferredDisplayMode", splitModes)),
        // The names are those of the classic style.
        "UIPrimaryViewController": children("masterViewController"),
        "UISupplementaryViewController": children("supplementaryViewController"),
        "UISecondaryViewController": children("detailViewController"),
        "UICompactViewController": children("compactViewController"),
    ]

    private static let splitStyles: [String: UISplitViewController.Style] = [
        "unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
    ]

    private static let splitBehaviors: [String: UISplitViewController.SplitBehavior] = [
        "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]

    private static let splitModes: [String: UISplitViewController.DisplayMode] = [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
        "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
        "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
        "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
        "twoDisplaceSecondary": .twoDisplaceSecondary,
    ]

    /// The controllers of the scenes that relationships lead to.
    static func children(_ relationship: String) -> NibSource {
        NibSource { coder in
            let children = coder.instance.scene?.children(relationship) ?? []
            return children.isEmpty ? nil : .object(NSArray(array: children))
        }
    }

    /// Recognizers have the names of the format in archives too.
    static let recognizers: [String: NibSource] = [
        "enabled": .flag("enabled"),
        "cancelsTouchesInView": .flag("cancelsTouchesInView"),
        "delaysTouchesBegan": .flag("delaysTouchesBegan"),
        "delaysTouchesEnded": .flag("delaysTouchesEnded"),
        "numberOfTapsRequired": .number("numberOfTapsRequired"),
        "numberOfTouchesRequired": .number("numberOfTouchesRequired"),
        "minimumPressDuration": .number("minimumPressDuration"),
        "allowableMovement": .number("allowableMovement"),
        "minimumNumberOfTouches": .number("minimumNumberOfTouches"),
        "maximumNumberOfTouches": .number("maximumNumberOfTouches"),
        "direction": .either(.options("direction", directions), .option("direction", directions)),
    ]

    private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
    ]
}
