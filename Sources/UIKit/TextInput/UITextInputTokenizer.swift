import Foundation

/// Units of text.
public enum UITextGranularity: Int, Sendable {
    /// From composed characters to the whole text; what is a line, only the input knows.
    case character, word, sentence, paragraph, line, document
}

/// The order of a text, whatever its writing direction.
public enum UITextStorageDirection: Int, Sendable {
    /// Toward the end of the text.
    case forward = 0
    /// Toward the start of the text.
    case backward
}

/// A ``UITextStorageDirection`` or a ``UITextLayoutDirection``.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A direction in the order of the text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// Finds characters, words and other units in the text of a ``UITextInput``.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the unit that contains a position; nil if there is none. A position between two units is in the one that
    /// follows in the direction.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?

    /// Returns whether a unit ends at a position when the text is read in the direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool

    /// Returns the next start or end of a unit in the direction; nil if there is none.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?

    /// Returns whether a unit contains a position, or begins there in the direction.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Is informed by a ``UITextInput`` about changes that the input method does not make itself.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// Called before the selection changes, unless a change of the text moves it.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called after the selection has changed, unless a change of the text moved it.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called before the text changes, by the user or in code.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called after the text has changed, by the user or in code.
    func textDidChange(_ textInput: (any UITextInput)?)
}
