import Testing

@testable import UIKit

/// Whether objects and classes conform to protocols.
@MainActor @Suite(.serialized) struct ProtocolQuestionTests {
    private class Base: NSObject, UITableViewDelegate {}
    private final class Derived: Base {}

    @Test func anObjectConformsToTheProtocolsOfItsClassAndSuperclasses() {
        let object: NSObject = Derived()
        #expect(object.conforms(to: UITableViewDelegate.self))
        #expect(object.conforms(to: (any UIScrollViewDelegate).self))
        #expect(!object.conforms(to: UITableViewDataSource.self))
    }

    @Test func textFieldsTakeInputAndLabelsDoNot() {
        let views: [UIView] = [UITextField(), UITextView(), UILabel()]
        #expect(views.map { $0.conforms(to: UITextInput.self) } == [true, true, false])
    }

    @Test func aClassConformsAsItsObjectsDo() {
        #expect(Derived.conforms(to: UITableViewDelegate.self))
        #expect(!Derived.conforms(to: UITableViewDataSource.self))
        #expect(class_conformsToProtocol(UITextField.self, UITextInput.self))
        #expect(!class_conformsToProtocol(UILabel.self, UITextInput.self))
        #expect(!class_conformsToProtocol(nil, UITextInput.self))
    }

    @Test func aViewMaySayThatItsKeysClick() {
        final class Keys: UIInputView, UIInputViewAudioFeedback {
            let enableInputClicksWhenVisible = true
        }
        final class Silent: UIInputView, UIInputViewAudioFeedback {}
        #expect(Keys(frame: .zero).enableInputClicksWhenVisible)
        #expect(!Silent(frame: .zero).enableInputClicksWhenVisible)
    }
}
