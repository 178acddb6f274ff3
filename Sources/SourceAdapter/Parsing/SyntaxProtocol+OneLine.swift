import SwiftSyntax

extension SyntaxProtocol {
    /// The text without comments and line breaks, for generated code within lines of the original.
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
