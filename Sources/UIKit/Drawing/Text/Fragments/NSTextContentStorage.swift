import Foundation

/// Has the text of a text storage for layout managers: each paragraph is an element.
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
    public override init() {
        super.init()
        textStorage = NSTextStorage()
        // An initializer does not call the observer of its own property.
        textStorage?.textStorageObserver = self
    }

    /// The text, retained. The default is an empty storage.
    open var textStorage: NSTextStorage? {
        didSet {
            guard textStorage !== oldValue else { return }
            if oldValue?.textStorageObserver === self { oldValue?.textStorageObserver = nil }
            textStorage?.textStorageObserver = self
            forgetLayouts()
        }
    }

    /// The text. Setting it replaces the whole content of the text storage.
    open var attributedString: NSAttributedString? {
        get { textStorage?.copy() as? NSAttributedString }
        set {
            if textStorage == nil { textStorage = NSTextStorage() }
            textStorage?.setAttributedString(newValue ?? NSAttributedString(string: ""))
        }
    }

    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        forgetLayouts()
    }

    open func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
        performEditingTransaction {
            textStorage.beginEditing()
            transaction()
            textStorage.endEditing()
        }
    }

    var content: AttributedUnits { textStorage.map { AttributedUnits($0) } ?? AttributedUnits() }

    open override var documentRange: NSTextRange { NSTextRange(0..<(textStorage?.length ?? 0)) }

    @discardableResult
    open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let text = content
        var ranges = text.paragraphRanges
        if let start = textLocation as? TextUnitLocation {
            ranges =
                options.contains(.reverse)
                ? ranges.filter { $0.lowerBound < start.offset } : ranges.filter { $0.upperBound > start.offset }
        }
        var last: (any NSTextLocation)?
        for range in options.contains(.reverse) ? ranges.reversed() : ranges {
            last = TextUnitLocation(options.contains(.reverse) ? range.lowerBound : range.upperBound)
            guard block(NSTextParagraph(text[range].attributedString, at: range, of: self)) else { break }
        }
        return last
    }

    /// Returns the text of an element; nil for an element of another class than ``NSTextParagraph``.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }

    /// Returns a paragraph that is in no text.
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        NSTextParagraph(attributedString: attributedString)
    }

    open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        guard let start = location as? TextUnitLocation else { return nil }
        let place = start.offset + offset
        return 0...(textStorage?.length ?? 0) ~= place ? TextUnitLocation(place) : nil
    }

    open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let from = from as? TextUnitLocation, let to = to as? TextUnitLocation else { return 0 }
        return to.offset - from.offset
    }
}

extension AttributedUnits {
    /// The paragraphs with their line breaks.
    var paragraphRanges: [Range<Int>] {
        var ranges: [Range<Int>] = []
        while (ranges.last?.upperBound ?? 0) < count {
            let start = ranges.last?.upperBound ?? 0
            ranges.append(paragraphs(around: start..<start + 1))
        }
        return ranges
    }
}
