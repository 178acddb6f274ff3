import SwiftSyntax

extension SyntaxProtocol {
    /// The text without comments and line breaks, for generated code that stands in the original's lines.
    var oneLine: String {
        var text = ""
        for token in tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty, !text.hasSuffix(" "), !token.leadingTrivia.isEmpty { text += " " }
            text += token.text
            if !token.trailingTrivia.isEmpty { text += " " }
        }
        return text.last == " " ? String(text.dropLast()) : text
    }
}
