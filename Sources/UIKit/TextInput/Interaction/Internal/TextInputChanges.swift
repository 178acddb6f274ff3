import Foundation

/// Calls a closure after each change of a text input.
final class TextInputChanges: NSObject, UITextInputDelegate {
    private let changed: () -> Void

    init(_ changed: @escaping () -> Void) {
        self.changed = changed
        super.init()
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) { changed() }
    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) { changed() }
}
