import Foundation

/// Has a text for layout managers. This is the base class of ``NSTextContentStorage``, the only one whose text can be
/// laid out.
@preconcurrency @MainActor
open class NSTextContentManager: NSObject {
    public override init() {
        super.init()
    }

    /// How the elements of a text are visited.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// From the end to the start.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }

    /// What lays out the text. The content manager retains them.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []

    /// Adds a layout manager, which lays out this text from now on.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.follow(self)
    }

    /// Removes a layout manager, which has no text then.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard let index = textLayoutManagers.firstIndex(where: { $0 === textLayoutManager }) else { return }
        textLayoutManagers.remove(at: index)
        textLayoutManager.leave(self)
    }

    /// The range of the whole text; empty in the base class.
    open var documentRange: NSTextRange { NSTextRange(0..<0) }

    /// Calls a closure for the elements of the text from a location on; for none in the base class.
    ///
    /// - Parameters:
    ///   - textLocation: nil begins at the start of the text, or at its end in reverse order.
    ///   - block: returns whether to go on.
    /// - Returns: the place where the enumeration has ended; nil without elements.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }

    /// Returns the elements that a range touches.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var elements: [NSTextElement] = []
        enumerateTextElements(from: range.location) { element in
            guard let place = element.elementRange, range.isEmpty ? elements.isEmpty : place.intersects(range) else {
                return false
            }
            elements.append(element)
            return true
        }
        return elements
    }

    /// Returns the location a number of UTF-16 units behind another one, or in front of it if the number is negative;
    /// nil outside of the text.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }

    /// Returns the number of UTF-16 units between two locations, which is negative if the second is before the first.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }

    /// Whether ``performEditingTransaction(_:)`` is running.
    open private(set) var hasEditingTransaction = false

    /// Calls a closure that changes the text. The changes are laid out after it.
    open func performEditingTransaction(_ transaction: () -> Void) {
        let isNested = hasEditingTransaction
        hasEditingTransaction = true
        transaction()
        hasEditingTransaction = isNested
        if !isNested { forgetLayouts() }
    }

    func forgetLayouts() {
        for manager in textLayoutManagers { manager.forgetLayout() }
    }
}
