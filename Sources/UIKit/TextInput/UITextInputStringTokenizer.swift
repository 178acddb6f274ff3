import Foundation

/// A tokenizer that asks the text input for its whole text and for positions by their offset.
///
/// Lines are paragraphs, because only the input knows where its text is wrapped.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    /// Creates a tokenizer of no text, which finds no units.
    public override init() {
        super.init()
    }

    /// Creates a tokenizer for a text input, which is not retained.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input, let units = TextUnits(of: input, granularity) else { return nil }
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        return units.containing(offset, isForward: isForward(direction)).flatMap { range(of: $0, in: input) }
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let input, let units = TextUnits(of: input, granularity) else { return false }
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        return units.ranges.contains { isForward(direction) ? $0.upperBound == offset : $0.lowerBound == offset }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input, let units = TextUnits(of: input, granularity) else { return nil }
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        let next = units.boundary(from: offset, isForward: isForward(direction))
        return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    private func range(of unit: Range<Int>, in input: any UITextInput) -> UITextRange? {
        let beginning = input.beginningOfDocument
        guard let start = input.position(from: beginning, offset: unit.lowerBound),
            let end = input.position(from: beginning, offset: unit.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    /// Right and down count as forward, as in a text from left to right.
    private func isForward(_ direction: UITextDirection) -> Bool {
        direction == .storage(.forward) || direction == .layout(.right) || direction == .layout(.down)
    }
}
