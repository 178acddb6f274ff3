import Foundation

/// Finds the text of HTML.
enum MarkupText {
    /// The ampersand comes last, so that "&amp;lt;" is "&lt;".
    private static let entities = [
        ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"),
        ("&amp;", "&"),
    ]

    /// Returns the text without tags. Lines end where paragraphs, rows and breaks do.
    static func plain(_ markup: String) -> String {
        let parts = replace("<(style|script|head)\\b[^>]*>.*?</\\1>", in: markup, with: "")
        let words = replace("\\s+", in: parts, with: " ")
        let lines = replace(" ?(<br ?/?>|</(p|div|li|tr|h[1-6])>) ?", in: words, with: "\n")
        let text = replace("<[^>]*>", in: lines, with: "")
        return entities.reduce(text) { $0.replacing($1.0, with: $1.1) }
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func replace(_ pattern: String, in text: String, with replacement: String) -> String {
        text.replacingOccurrences(of: "(?is)\(pattern)", with: replacement, options: .regularExpression)
    }
}
