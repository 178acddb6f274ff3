import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class KeyboardDismissalTests {
    private lazy var stage = TouchStage()
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

    private func scrollView(_ mode: UIScrollView.KeyboardDismissMode) -> UIScrollView {
        let scrollView = makeScrollView(on: stage)
        scrollView.keyboardDismissMode = mode
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        return scrollView
    }

    private func drag() {
        stage.down(200, 400)
        stage.move(0, -30)
        stage.move(0, -30)
        stage.up()
    }

    @Test(arguments: [UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory])
    func aDragEndsTheEditing(mode: UIScrollView.KeyboardDismissMode) {
        _ = scrollView(mode)
        drag()
        #expect(!field.isFirstResponder)
    }

    @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .interactive])
    func otherwiseTheEditingGoesOn(mode: UIScrollView.KeyboardDismissMode) {
        _ = scrollView(mode)
        drag()
        #expect(field.isFirstResponder)
    }

    @Test func codeThatScrollsEndsNothing() {
        let scrollView = scrollView(.onDrag)
        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        stage.advance(by: 1)
        #expect(field.isFirstResponder)
    }

    @Test func aFirstResponderThatTakesNoTextStays() {
        let scrollView = scrollView(.onDrag)
        final class Keys: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let keys = Keys()
        scrollView.addSubview(keys)
        keys.becomeFirstResponder()
        drag()
        #expect(keys.isFirstResponder)
    }
}
