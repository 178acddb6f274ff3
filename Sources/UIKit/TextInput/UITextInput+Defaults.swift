import Foundation

// What inputs do that do not implement an optional requirement.
extension UITextInput {
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    public var isEditable: Bool { true }

    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
    { nil }

    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        guard offset >= 0, let position = position(from: range.start, offset: offset),
            compare(position, to: range.end) != .orderedDescending
        else { return nil }
        return position
    }

    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    public var textInputView: UIView { self as? UIView ?? UIView() }

    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }

    public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }

    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}
