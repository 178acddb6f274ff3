import SwiftSyntax

/// Produces the text of an adapted file: the original text with its edits and original line numbers, then generated
/// code.
enum Emitter {
    static func text(of adaptation: FileAdaptation) -> String {
        let source = adaptation.file.source
        var text = SourceLocationLine.text(for: source.path) + "\n"
        text += edited(Array(source.text.utf8)[...], by: adaptation.edits.edits())
        // An import is in effect in the whole file, wherever it is.
        let appendix = adaptation.missingImports.map { "import \($0)" } + adaptation.appendix
        if !appendix.isEmpty {
            if !text.hasSuffix("\n") { text += "\n" }
            // Errors in generated code are shown in the adapted file.
            text += "#sourceLocation()\n" + appendix.joined(separator: "\n") + "\n"
        }
        return text
    }

    /// Returns a part of the adapted text.
    ///
    /// - Parameter range: UTF-8 offsets in the original text.
    static func text(in range: Range<Int>, of adaptation: FileAdaptation) -> String {
        edited(Array(adaptation.file.source.text.utf8)[range], by: adaptation.edits.edits(in: range))
    }

    /// Returns the text of a part of a tree with edits of its own, in one line.
    static func text(of node: some SyntaxProtocol, by edits: EditList) -> String {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        // Slices of the text have the indices of the file.
        let blanks = [UInt8](repeating: 0, count: start)
        let text = blanks + Array(node.trimmedDescription.utf8)
        return edited(text[start...], by: edits.edits(in: start..<end)).replacing("\n", with: " ")
    }

    /// - Parameter edits: edits in the order of the text, whose ranges do not overlap.
    private static func edited(_ original: ArraySlice<UInt8>, by edits: [Edit]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(original.count + 1024)
        var position = original.startIndex
        for edit in edits {
            result += original[position..<edit.range.lowerBound]
            result += edit.text.utf8
            let lineBreak = UInt8(ascii: "\n")
            result += original[edit.range].filter { $0 == lineBreak }
            position = edit.range.upperBound
        }
        result += original[position...]
        return String(decoding: result, as: UTF8.self)
    }
}
