import Foundation

/// Is told of the changes of a text storage before its layout managers.
@preconcurrency @MainActor
public protocol NSTextStorageObserving: NSObjectProtocol {
    /// The observed text.
    var textStorage: NSTextStorage? { get set }

    /// Called after changes of the text.
    func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)

    /// Calls a closure that changes the text.
    func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}
