import Foundation

/// Is told of the changes of a text storage. Every method is optional.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Called after changes, before ``textStorage(_:didProcessEditing:range:changeInLength:)``. May change the text.
    ///
    /// - Parameter editedRange: the range of the changes in the new text.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)

    /// Called after changes, before they are shown. May change attributes, for example to highlight words.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}
