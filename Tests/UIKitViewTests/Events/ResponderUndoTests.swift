import Testing
import UIKitTestDriver

@testable import UIKit

/// The undo manager of a responder, and the keys that use it.
@MainActor @Suite(.serialized)
struct ResponderUndoTests {
    private final class Controller: UIViewController {
        let own = UndoManager()
        override var undoManager: UndoManager? { own }
    }

    private final class Focusable: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test func aResponderHasTheUndoManagerOfTheNearestOneThatHasAny() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        #expect(inner.undoManager == nil)
        window.addSubview(view)
        #expect(window.undoManager != nil)
        #expect(inner.undoManager === window.undoManager)
        let controller = Controller()
        controller.view.addSubview(inner)
        window.rootViewController = controller
        #expect(inner.undoManager === controller.own)
    }

    @Test func windowsHaveTheirOwn() {
        #expect(UIWindow(frame: .zero).undoManager !== UIWindow(frame: .zero).undoManager)
    }

    @Test func commandZUndoesForTheFirstResponder() throws {
        let controller = Controller()
        let view = Focusable(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        controller.view.addSubview(view)
        let app = try TestApplication(showing: controller)
        view.becomeFirstResponder()
        setTag(of: view, 5, controller.own)
        app.press(.keyboardZ, modifiers: .command)
        #expect(view.tag == 0)
        app.press(.keyboardZ, modifiers: [.control, .shift])
        #expect(view.tag == 5)
        app.press(.keyboardZ, modifiers: .control)
        #expect(view.tag == 0)
    }

    @Test func withoutAFirstResponderTheControllerInFrontUndoes() throws {
        let controller = Controller()
        let app = try TestApplication(showing: controller)
        setTag(of: controller.view, 5, controller.own)
        app.press(.keyboardZ, modifiers: .command)
        #expect(controller.view.tag == 0)
    }

    @Test func textThatIsNotEditableUsesTheNextUndoManager() throws {
        let controller = Controller()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view.addSubview(view)
        #expect(view.undoManager !== controller.own)
        view.isEditable = false
        #expect(view.undoManager === controller.own)
    }

    private func setTag(of view: UIView, _ tag: Int, _ manager: UndoManager) {
        let old = view.tag
        view.tag = tag
        manager.registerUndo(withTarget: view) { setTag(of: $0, old, manager) }
    }
}
