import UIKit

// Source as it was written for Swift 3 to 4.1. Its values come back through methods that are not deprecated, so that nothing here warns.

class OldSource {
    @MainActor func makeCell() -> UITableViewCell { UITableViewCell() }
    @MainActor func makeTable() -> UITableView { UITableView() }
    @MainActor func addChild(_ child: UIViewController, to parent: UIViewController) -> [UIViewController] { [] }
    @MainActor func reorder(_ view: UIView, in parent: UIView) -> [[UIView]] { [] }
    @MainActor func notifications() -> [Notification.Name] { [] }
    @MainActor func attributes() -> [NSAttributedString.Key: Any] { [:] }
    @MainActor func geometry() -> [CGRect] { [] }
    @MainActor func geometryTexts() -> [String] { [] }
    @MainActor func events() -> [UInt] { [] }
    @MainActor func makeWheel() -> UIActivityIndicatorView { UIActivityIndicatorView() }
    @MainActor func priorities() -> [Float] { [] }
    @MainActor func combinedTraits() -> [UIAccessibilityTraits] { [] }
    @MainActor func orientations() -> [Bool] { [] }
    @MainActor func screenReaderNotification() -> String { "" }
}

@MainActor
final class OldSourceOfSwift4: OldSource {
    @available(*, deprecated)
    override func makeCell() -> UITableViewCell {
        let style: UITableViewCellStyle = .subtitle
        let cell = UITableViewCell(style: style, reuseIdentifier: "cell")
        let accessory = UITableViewCellAccessoryType.disclosureIndicator
        cell.accessoryType = accessory
        cell.selectionStyle = UITableViewCellSelectionStyle.none
        cell.textLabel?.font = UIFont.systemFont(ofSize: 12, weight: UIFontWeightBold)
        cell.contentMode = UIViewContentMode.center
        cell.autoresizingMask = [UIViewAutoresizing.flexibleWidth, .flexibleHeight]
        cell.accessibilityTraits = UIAccessibilityTraitButton
        return cell
    }

    @available(*, deprecated)
    override func combinedTraits() -> [UIAccessibilityTraits] {
        var traits = UIAccessibilityTraitImage
        traits |= UIAccessibilityTraitButton
        let common = traits & UIAccessibilityTraitButton
        traits &= ~UIAccessibilityTraitButton
        return [UIAccessibilityTraitButton | UIAccessibilityTraitSelected, traits, common]
    }

    @available(*, deprecated)
    override func screenReaderNotification() -> String { UIAccessibilityVoiceOverStatusChanged }

    @available(*, deprecated)
    override func orientations() -> [Bool] {
        [
            UIDeviceOrientationIsLandscape(.landscapeLeft), UIDeviceOrientationIsPortrait(.faceUp),
            UIInterfaceOrientationIsLandscape(.portrait), UIInterfaceOrientationIsPortrait(.portraitUpsideDown),
        ]
    }

    @available(*, deprecated)
    override func makeTable() -> UITableView {
        let table = UITableView(frame: .zero, style: UITableViewStyle.grouped)
        table.rowHeight = UITableViewAutomaticDimension
        table.separatorStyle = UITableViewCellSeparatorStyle.none
        table.contentInset = UIEdgeInsetsMake(1, 2, 3, 4)
        table.separatorInset = UIEdgeInsetsZero
        table.decelerationRate = UIScrollViewDecelerationRateFast
        table.layer.contentsGravity = kCAGravityCenter
        return table
    }

    @available(*, deprecated)
    override func addChild(_ child: UIViewController, to parent: UIViewController) -> [UIViewController] {
        parent.addChildViewController(child)
        child.didMove(toParentViewController: parent)
        let children = parent.childViewControllers
        child.willMove(toParentViewController: nil)
        child.removeFromParentViewController()
        return children
    }

    @available(*, deprecated)
    override func reorder(_ view: UIView, in parent: UIView) -> [[UIView]] {
        parent.bringSubview(toFront: view)
        let front = parent.subviews
        parent.sendSubview(toBack: view)
        return [front, parent.subviews]
    }

    @available(*, deprecated)
    override func notifications() -> [Notification.Name] {
        [
            .UIKeyboardWillShow, .UIApplicationDidBecomeActive, NSNotification.Name.UITextFieldTextDidChange,
            .UIWindowDidBecomeKey,
        ]
    }

    @available(*, deprecated)
    override func attributes() -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedStringKey: Any] = [.kern: 2]
        attributes[NSAttributedStringKey.underlineStyle] = NSUnderlineStyle.styleSingle.rawValue
        return attributes
    }

    @available(*, deprecated)
    override func geometry() -> [CGRect] {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        return [UIEdgeInsetsInsetRect(rect, UIEdgeInsetsMake(1, 2, 3, 4)), CGRectFromString("{{1, 2}, {3, 4.5}}")]
    }

    @available(*, deprecated)
    override func geometryTexts() -> [String] {
        [NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3, height: 4.5)), NSStringFromCGPoint(CGPoint(x: 0.1, y: -2))]
    }

    @available(*, deprecated)
    override func events() -> [UInt] {
        let events: UIControlEvents = [.touchUpInside, .valueChanged]
        let state: UIControlState = .selected
        let options: UIViewAnimationOptions = [.curveLinear, .beginFromCurrentState]
        return [events.rawValue, state.rawValue, options.rawValue]
    }

    @available(*, deprecated)
    override func makeWheel() -> UIActivityIndicatorView {
        let wheel = UIActivityIndicatorView(activityIndicatorStyle: .whiteLarge)
        wheel.activityIndicatorViewStyle = UIActivityIndicatorViewStyle.whiteLarge
        return wheel
    }

    @available(*, deprecated)
    override func priorities() -> [Float] {
        [UILayoutPriority.required.rawValue, (UILayoutPriority.defaultHigh + 1).rawValue]
    }
}
