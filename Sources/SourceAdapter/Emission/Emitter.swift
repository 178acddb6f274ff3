/// Writes an adapted file: the original text with its edits, at its own line numbers, then generated code.
enum Emitter {
    static func text(of adaptation: FileAdaptation) -> String {
        let source = adaptation.file.source
        var text = "#sourceLocation(file: \(quoted(source.path)), line: 1)\n"
        text += edited(source.text, by: adaptation.edits.sorted)
        // An import holds for the whole file, wherever it stands.
        let appendix = adaptation.missingImports.map { "import \($0)" } + adaptation.appendix
        if !appendix.isEmpty {
            if !text.hasSuffix("\n") { text += "\n" }
            // What is wrong in generated code is shown in the adapted file.
            text += "#sourceLocation()\n" + appendix.joined(separator: "\n") + "\n"
        }
        return text
    }

    /// An edit inside text that an edit before it has already replaced has no place any more: its text is dropped.
    private static func edited(_ original: String, by edits: [Edit]) -> String {
        let bytes = Array(original.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 1024)
        var position = 0
        for edit in edits where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.text.utf8
            let lineBreak = UInt8(ascii: "\n")
            result += bytes[edit.range].filter { $0 == lineBreak }
            position = edit.range.upperBound
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }

    private static func quoted(_ path: String) -> String {
        "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
