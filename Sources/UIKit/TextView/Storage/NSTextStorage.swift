import Foundation

/// A mutable attributed string that tells of its changes. ``UITextView/textStorage`` is the text of a text view: what
/// code changes in it appears in the view, and what the user types is changed in it.
///
/// Changes between `beginEditing()` and `endEditing()` are reported as one.
open class NSTextStorage: NSMutableAttributedString {
    /// What has changed.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Attributes of characters have changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters were inserted, deleted or replaced.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// Is told of changes before the text view shows them, and may change attributes then.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// What has changed since the last report; empty outside of one.
    open private(set) var editedMask: EditActions = []
    /// The range of the changes, in the text as it is now.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how many UTF-16 units the text has become longer.
    open private(set) var changeInLength = 0

    /// Called after changes by code, with their range in the new text.
    var codeDidEdit: ((NSRange) -> Void)?
    private var openEdits = 0
    /// Whether a method of the superclass is running, which may call others.
    private var isChanging = false
    /// Whether the delegate is being told; what it changes is part of the same report.
    private var isProcessing = false
    private var changesOfDelegate = false
    /// Whether the change is the user's, which the view shows already.
    private var isFollowing = false

    // MARK: Reporting

    /// Adds a change to the next report, and reports unless editing was begun. Called by the methods that change the
    /// text.
    ///
    /// - Parameters:
    ///   - editedRange: the range before the change.
    ///   - delta: by how many UTF-16 units the range became longer.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        var (start, end) = (editedRange.lowerBound, editedRange.upperBound + delta)
        if self.editedRange.location != NSNotFound {
            let former = self.editedRange
            start = min(start, former.lowerBound)
            end = max(end, former.upperBound + (editedRange.lowerBound <= former.upperBound ? delta : 0))
        }
        self.editedRange = NSRange(location: start, length: max(end - start, 0))
        if isProcessing { changesOfDelegate = true } else if openEdits == 0 { processEditing() }
    }

    /// Tells the delegate of the changes since the last report, then the text view.
    open func processEditing() {
        isProcessing = true
        changesOfDelegate = false
        // Sound: a text is edited on one thread at a time, and with a delegate on the main actor.
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated { storage.tellDelegate() }
        isProcessing = false
        let range = editedRange
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        if !isFollowing || changesOfDelegate { codeDidEdit?(range) }
    }

    @MainActor private func tellDelegate() {
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(
            self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    }

    /// Begins changes that are reported as one. Calls may be nested.
    open override func beginEditing() {
        super.beginEditing()
        openEdits += 1
    }

    /// Ends changes. The outermost call reports all of them to the delegate, and shows them in the text view.
    open override func endEditing() {
        super.endEditing()
        openEdits = max(0, openEdits - 1)
        if openEdits == 0, !editedMask.isEmpty, !isProcessing { processEditing() }
    }

    /// Takes over a change of the text in the view.
    func follow(_ mask: EditActions, _ range: NSRange, _ text: NSAttributedString) {
        isFollowing = true
        isChanging = true
        super.replaceCharacters(in: range, with: text)
        isChanging = false
        edited(mask, range: range, changeInLength: text.length - range.length)
        isFollowing = false
    }

    // MARK: Changing

    private func change(_ mask: EditActions, _ range: NSRange, _ delta: Int = 0, _ body: () -> Void) {
        guard !isChanging else { return body() }
        isChanging = true
        body()
        isChanging = false
        edited(mask, range: range, changeInLength: delta)
    }

    /// Reported as a change of characters.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        change(.editedCharacters, range, str.utf16.count - range.length) {
            super.replaceCharacters(in: range, with: str)
        }
    }

    /// Reported as a change of characters and attributes.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        change([.editedCharacters, .editedAttributes], range, attrString.length - range.length) {
            super.replaceCharacters(in: range, with: attrString)
        }
    }

    /// Reported as a change of characters.
    open override func deleteCharacters(in range: NSRange) {
        change(.editedCharacters, range, -range.length) { super.deleteCharacters(in: range) }
    }

    /// Reported as a change of attributes; nil removes all of them.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
    }

    /// Reported as a change of attributes, even if the value is the same.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
    }

    /// Reported as a change of attributes, even if the values are the same.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
    }

    /// Reported as a change of attributes, even if the range does not have it.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
    }
}
