import Foundation

/// What a text interaction is for. The raw values are UIKit's.
public enum UITextInteractionMode: Int, Sendable {
    /// Text that can be changed: touches place the caret and select.
    case editable = 0
    /// Text that can only be selected.
    case nonEditable = 1
}

/// Selects text in a view of the application that conforms to ``UITextInput``, and shows the selection and the caret.
///
/// A tap places the caret, a double tap selects a word, and a long press or a drag after it selects more. The selection
/// is shown anew when the text input tells its input delegate of a change; the interaction becomes that delegate if the
/// input has none.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
    private let overlay = TextSelectionOverlay()
    private lazy var changes = TextInputChanges { [weak self] in self?.showSelection() }
    /// Where a drag has begun.
    private var anchor: UITextPosition?

    /// Creates an interaction for text that can be changed.
    public override init() {
        super.init()
    }

    /// Creates an interaction.
    public convenience init(for mode: UITextInteractionMode) {
        self.init()
        textInteractionMode = mode
    }

    /// The object that decides where touches select; not retained.
    open weak var delegate: (any UITextInteractionDelegate)?

    /// The object with the text; not retained. Set it before the interaction is added to a view.
    open weak var textInput: (any UIResponder & UITextInput)? {
        didSet { watchInput() }
    }

    /// What the interaction was created for.
    open private(set) var textInteractionMode = UITextInteractionMode.editable

    /// The recognizers of the interaction, which others can require to fail.
    open private(set) lazy var gesturesForFailureRequirements: [UIGestureRecognizer] = {
        let word = UITapGestureRecognizer(target: self, action: UITextInteraction.selectWord(_:))
        word.numberOfTapsRequired = 2
        return [
            UITapGestureRecognizer(target: self, action: UITextInteraction.placeCaret(_:)), word,
            UILongPressGestureRecognizer(target: self, action: UITextInteraction.drag(_:)),
        ]
    }()

    // MARK: The view

    /// The view to which the interaction was added; nil before.
    open private(set) weak var view: UIView?

    open func willMove(to view: UIView?) {
        for recognizer in gesturesForFailureRequirements { self.view?.removeGestureRecognizer(recognizer) }
        overlay.removeFromSuperview()
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        for recognizer in gesturesForFailureRequirements { view.addGestureRecognizer(recognizer) }
        watchInput()
        showSelection()
    }

    private func watchInput() {
        guard view != nil, let textInput, textInput.inputDelegate == nil else { return }
        textInput.inputDelegate = changes
    }

    private func showSelection() {
        guard let textInput, view != nil else { return overlay.removeFromSuperview() }
        if overlay.superview !== textInput.textInputView { textInput.textInputView.addSubview(overlay) }
        overlay.show(textInput, hasCaret: textInteractionMode == .editable && textInput.isFirstResponder)
    }

    // MARK: Touches

    private func placeCaret(_ recognizer: UITapGestureRecognizer) {
        select(at: recognizer) { textInput, position in textInput.textRange(from: position, to: position) }
    }

    private func selectWord(_ recognizer: UITapGestureRecognizer) {
        select(at: recognizer) { textInput, position in
            textInput.tokenizer.rangeEnclosingPosition(
                position, with: .word, inDirection: .storage(.backward))
                ?? textInput.tokenizer.rangeEnclosingPosition(
                    position, with: .word, inDirection: .storage(.forward))
        }
    }

    private func drag(_ recognizer: UILongPressGestureRecognizer) {
        guard let textInput else { return }
        switch recognizer.state {
        case .began:
            anchor = nil
            select(at: recognizer) { [self] textInput, position in
                anchor = position
                return textInput.textRange(from: position, to: position)
            }
        case .changed:
            guard let anchor, let end = position(recognizer, in: textInput) else { return }
            textInput.selectedTextRange = textInput.textRange(from: anchor, to: end)
            showSelection()
        default: anchor = nil
        }
    }

    private func position(_ recognizer: UIGestureRecognizer, in textInput: any UITextInput) -> UITextPosition? {
        textInput.closestPosition(to: recognizer.location(in: textInput.textInputView))
    }

    /// Selects the range for the position at a touch, if the delegate allows it.
    private func select(
        at recognizer: UIGestureRecognizer, _ range: (any UITextInput, UITextPosition) -> UITextRange?
    ) {
        guard let textInput else { return }
        let point = recognizer.location(in: view)
        let mayBegin =
            TextInteractionDelegateMethods.shouldBegin.receiver(delegate)?.interactionShouldBegin(self, at: point)
            ?? true
        guard mayBegin else { return }
        TextInteractionDelegateMethods.willBegin.receiver(delegate)?.interactionWillBegin(self)
        if !textInput.isFirstResponder { textInput.becomeFirstResponder() }
        if let position = position(recognizer, in: textInput), let selected = range(textInput, position) {
            textInput.selectedTextRange = selected
        }
        showSelection()
        TextInteractionDelegateMethods.didEnd.receiver(delegate)?.interactionDidEnd(self)
    }
}
