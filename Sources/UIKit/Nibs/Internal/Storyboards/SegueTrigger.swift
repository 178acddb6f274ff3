import Foundation

/// Performs a segue when the user taps a control, a bar item or a cell, or makes a gesture. Retained by what it is
/// attached to.
@MainActor
final class SegueTrigger: NSObject {
    private let template: SegueTemplate
    private weak var scene: StoryboardScene?

    init(_ template: SegueTemplate, scene: StoryboardScene) {
        self.template = template
        self.scene = scene
    }

    func attach(to source: NSObject) {
        switch source {
        case let control as UIControl:
            control.addAction(UIAction { [self] action in perform(action.sender) }, for: .touchUpInside)
        case let item as UIBarButtonItem:
            item.target = self
            item.action = Self.action
            keep(in: item)
        case let recognizer as UIGestureRecognizer:
            recognizer.addTarget(self, action: Self.action)
            keep(in: recognizer)
        case let cell as UITableViewCell:
            if template.segue.trigger == "accessoryAction" {
                cell.segues.accessory = self
            } else {
                cell.segues.selection = self
            }
        case let cell as UICollectionViewCell: cell.selectionSegue = self
        default: break
        }
    }

    /// The selector by which recognizers and bar items call it, listed in `UIKitMembers`.
    static let action = Selector("perform:")

    func perform(_ sender: Any?) {
        guard let scene else { return }
        template.trigger(from: scene, sender: sender)
    }

    private func keep(in owner: NSObject) {
        objc_setAssociatedObject(owner, Self.key, self, .OBJC_ASSOCIATION_RETAIN)
    }
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

/// The segues of a cell; made for cells of storyboards only.
@MainActor
struct CellSegues {
    var selection: SegueTrigger?
    var accessory: SegueTrigger?
}
