import Foundation

/// A part of a text that is laid out by itself.
@preconcurrency @MainActor
open class NSTextElement: NSObject {
    /// Creates an element without a range.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }

    /// What has the element, not retained.
    open weak var textContentManager: NSTextContentManager?

    /// The place of the element in the text; nil if it is in none.
    open var elementRange: NSTextRange?
}

/// A paragraph with the line break at its end.
open class NSTextParagraph: NSTextElement {
    private let text: NSAttributedString

    /// Creates a paragraph that is in no text.
    public init(attributedString: NSAttributedString?) {
        text = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    init(_ text: NSAttributedString, at range: Range<Int>, of manager: NSTextContentManager) {
        self.text = text
        super.init(textContentManager: manager)
        elementRange = NSTextRange(range)
    }

    /// The text with the line break.
    open var attributedString: NSAttributedString { text }

    /// The range without the line break; nil if the paragraph is in no text.
    open var paragraphContentRange: NSTextRange? {
        elementRange?.units.map { NSTextRange($0.lowerBound..<$0.lowerBound + contentLength) }
    }

    /// The range of the line break; nil if there is none, or if the paragraph is in no text.
    open var paragraphSeparatorRange: NSTextRange? {
        guard let units = elementRange?.units, contentLength < units.count else { return nil }
        return NSTextRange(units.lowerBound + contentLength..<units.upperBound)
    }

    private var contentLength: Int {
        let units = AttributedUnits(text)
        return units.lineBreak(before: units.count)
    }
}
