import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct ControllerHierarchyTests {
    @Test func addingAChildsViewToAnotherControllersViewRaises() throws {
        let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
        parent.addChild(child)
        try expectException(
            named: UIViewController.hierarchyInconsistencyException,
            reason:
                "child view controller:\(child) should have parent view controller:\(other) but actual parent is:\(parent)"
        ) {
            other.view.addSubview(child.view)
        }
    }

    @Test func aParentOtherThanTheViewsSurroundingsRaises() throws {
        let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
        other.view.addSubview(child.view)
        try expectException(
            named: UIViewController.hierarchyInconsistencyException,
            reason:
                "child view controller:\(child) should have parent view controller:\(other) but requested parent is:\(parent)"
        ) {
            parent.addChild(child)
        }
    }

    @Test func aViewHasOneController() throws {
        let (first, second) = (UIViewController(), UIViewController())
        let view: UIView = first.view
        try expectException(
            named: UIViewController.hierarchyInconsistencyException,
            reason: """
                A view can only be associated with at most one view controller at a time! View \(view) is associated with \
                \(first). Clear this association before associating this view with \(second).
                """
        ) {
            second.view = view
        }
    }

    @Test func addingAViewToItselfRaises() throws {
        let view = UIView()
        try expectException(named: .invalidArgumentException, reason: "Can't add self as subview") {
            view.addSubview(view)
        }
    }

    @Test func theEditButtonTurnsEditingOver() {
        let controller = UIViewController()
        let button = controller.editButtonItem
        #expect(button === controller.editButtonItem && button.title == "Edit" && button.style == .plain)
        controller.setEditing(true, animated: false)
        #expect(button.title == "Done" && button.style == .done)
        controller.isEditing = false
        #expect(button.title == "Edit")
    }
}
