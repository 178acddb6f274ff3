import Foundation
internal import ToolchainBets

/// A mutable attributed string that tells its layout managers of its changes. ``UITextView/textStorage`` is the text of
/// a text view: what code changes in it appears in the view, and what the user types is changed in it.
///
/// A subclass may keep the text itself: it overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` for strings and `setAttributes(_:range:)`, and calls
/// ``edited(_:range:changeInLength:)`` in the last two. All other members then use these four. Functions of Foundation
/// that take an attributed string do not: give them a `copy()`.
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

    /// Creates an empty text.
    public init() {
        super.init(string: "")
    }

    public override init(string: String) {
        super.init(string: string)
    }

    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }

    public override init(attributedString: NSAttributedString) {
        super.init(attributedString: AttributedUnits.plain(attributedString))
    }

    /// Reads the text and its attributes from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Is told of changes before the text view shows them, and may change attributes then.
    open weak var delegate: (any NSTextStorageDelegate)?

    // MARK: Layout managers

    /// What lays out the text. The storage retains them.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// Adds a layout manager, which lays out this text from now on. A text view of the manager shows the text. Removes
    /// the manager from its former storage.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.append(aLayoutManager)
        withSelf { aLayoutManager.follow($0) }
    }

    /// Removes a layout manager, which has no text then. A text view of the manager keeps the text that it shows.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.remove(at: index)
        withSelf { aLayoutManager.leave($0) }
    }

    /// Is told of changes after the delegate and before the layout managers; not retained. An ``NSTextContentStorage``
    /// observes its text.
    open weak var textStorageObserver: (any NSTextStorageObserving)?

    /// Calls code of the main actor on this thread.
    private func withSelf(_ body: @MainActor (NSTextStorage) -> Void) {
        // Sound: a text is edited on one thread at a time, and the closure ends before the edit goes on.
        nonisolated(unsafe) let storage = self
        onCallingThread { body(storage) }
    }

    // MARK: Reporting

    /// What has changed since the last report; empty outside of one.
    open private(set) var editedMask: EditActions = []
    /// The range of the changes, in the text as it is now.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how many UTF-16 units the text has become longer.
    open private(set) var changeInLength = 0

    private var openEdits = 0
    /// Whether a method of the superclass is running, which may call others.
    private var isChanging = false
    /// Whether changes are being reported; what is changed meanwhile is part of the same report.
    private var isProcessing = false
    /// Whether the text was changed during the last report.
    private(set) var hasChangedWhileReporting = false

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
        if isProcessing { hasChangedWhileReporting = true } else if openEdits == 0 { report() }
    }

    /// Calls ``processEditing()``. Changes that an override makes after the call of `super` are reported to the layout
    /// managers alone.
    private func report() {
        isProcessing = true
        hasChangedWhileReporting = false
        processEditing()
        tellLayoutManagers()
        isProcessing = false
    }

    /// Tells the delegate of the changes since the last report, then the layout managers. Called at the end of editing.
    /// What an override changes before it calls `super` is reported with the other changes.
    open func processEditing() {
        let isOutermost = !isProcessing
        isProcessing = true
        withSelf { $0.tellDelegate() }
        tellLayoutManagers()
        if isOutermost { isProcessing = false }
    }

    @MainActor private func tellDelegate() {
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(
            self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    }

    private func tellLayoutManagers() {
        guard !editedMask.isEmpty else { return }
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        withSelf {
            $0.textStorageObserver?.processEditing(
                for: $0, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
        }
        for manager in layoutManagers {
            withSelf {
                manager.processEditing(
                    for: $0, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
            }
        }
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
        if openEdits == 0, !editedMask.isEmpty, !isProcessing { report() }
    }

    /// Takes over a change of the text in a view.
    func follow(_ mask: EditActions, _ range: NSRange, _ text: NSAttributedString) {
        if type(of: self) == NSTextStorage.self {
            change(mask, range, text.length - range.length) { super.replaceCharacters(in: range, with: text) }
        } else if mask.contains(.editedCharacters) {
            replaceCharacters(in: range, with: text)
        } else {
            beginEditing()
            setAttributes(of: text, at: range.location)
            endEditing()
        }
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
        guard keepsText else { return replaceParts(in: range, with: attrString) }
        // Foundation takes what a subclass keeps itself for empty.
        let text = AttributedUnits.plain(attrString)
        change([.editedCharacters, .editedAttributes], range, text.length - range.length) {
            super.replaceCharacters(in: range, with: text)
        }
    }

    /// Reported as a change of characters.
    open override func deleteCharacters(in range: NSRange) {
        guard keepsText else { return replaceCharacters(in: range, with: "") }
        change(.editedCharacters, range, -range.length) { super.deleteCharacters(in: range) }
    }

    /// Reported as a change of attributes; nil removes all of them.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
    }

    /// Reported as a change of attributes, even if the value is the same.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        guard keepsText else { return changeAttributes(in: range) { $0[name] = value } }
        change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
    }

    /// Reported as a change of attributes, even if the values are the same.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        guard keepsText else { return changeAttributes(in: range) { $0.merge(attrs) { $1 } } }
        change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
    }

    /// Reported as a change of attributes, even if the range does not have it.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        guard keepsText else { return changeAttributes(in: range) { $0[name] = nil } }
        change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
    }

    /// The characters of the text. Changes of them are reported as changes of characters.
    open override var mutableString: NSMutableString { TextStorageString(self) }

    // MARK: Attribute fixing

    /// Always false: attributes need no fixing, because a layout finds fonts for characters by itself.
    open var fixesAttributesLazily: Bool { false }

    /// Does nothing, as on Apple's systems for a storage that does not fix attributes lazily.
    open func invalidateAttributes(in range: NSRange) {}

    /// Does nothing, as on Apple's systems for a storage that does not fix attributes lazily.
    open func ensureAttributesAreFixed(in range: NSRange) {}

    // MARK: Texts that subclasses keep

    /// Whether the text is in this object, and not in a subclass, which overrides `string` then.
    private(set) lazy var keepsText: Bool = {
        isProbing = true
        _ = string
        isProbing = false
        return readsOwnText
    }()
    private var isProbing = false
    private var readsOwnText = false

    open override var string: String {
        if isProbing { readsOwnText = true }
        return super.string
    }

    open override var length: Int { keepsText ? super.length : string.utf16.count }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        guard !keepsText else { return super.attribute(attrName, at: location, effectiveRange: range) }
        return attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        guard !keepsText else { return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit) }
        return AttributedUnits.plain(self).attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        if keepsText {
            return super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
        }
        return AttributedUnits.plain(self).attribute(
            attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        guard !keepsText else { return super.attributedSubstring(from: range) }
        return AttributedUnits.plain(self).attributedSubstring(from: range)
    }

    /// Returns whether characters and attributes are equal.
    open override func isEqual(to other: NSAttributedString) -> Bool {
        guard !keepsText else { return super.isEqual(to: AttributedUnits.plain(other)) }
        return AttributedUnits.plain(self).isEqual(to: AttributedUnits.plain(other))
    }

    /// Returns an attributed string that does not change, which every function of Foundation can read.
    open override func copy(with zone: NSZone? = nil) -> Any {
        NSAttributedString(attributedString: AttributedUnits.plain(self))
    }

    /// Returns a mutable attributed string that is no text storage, which every function of Foundation can read.
    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: AttributedUnits.plain(self))
    }
}
