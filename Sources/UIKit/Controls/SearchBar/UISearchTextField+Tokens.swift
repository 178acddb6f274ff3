import Foundation

extension UISearchTextField {
    /// Inserts a token before the text.
    public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: tokenIndex)
    }

    /// Removes a token.
    public func removeToken(at tokenIndex: Int) {
        tokens.remove(at: tokenIndex)
    }

    /// Returns a position that is before the text. Tokens cannot be selected here.
    public func positionOfToken(at tokenIndex: Int) -> UITextPosition { TokenPosition(tokenIndex) }

    /// Returns the tokens of a range that begins at a token.
    public func tokens(in textRange: UITextRange) -> [UISearchToken] {
        guard let first = (textRange.start as? TokenPosition)?.index, first < tokens.count else { return [] }
        let end = (textRange.end as? TokenPosition)?.index ?? tokens.count
        return Array(tokens[max(0, first)..<max(first, min(end, tokens.count))])
    }

    /// The range of the text without the tokens.
    public var textualRange: UITextRange { TextOffsetRange(0..<(text ?? "").utf16.count) }

    /// Removes the text of a range, but no tokens, and inserts a token.
    public func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        let start = textRange.start is TokenPosition ? beginningOfDocument : textRange.start
        if let range = self.textRange(from: start, to: textRange.end) { replace(range, withText: "") }
        insertToken(token, at: tokenIndex)
    }
}
