import Foundation

/// What an RTF document says about how it is shown, in the words that Apple's writers use.
struct RTFViewing {
    /// The numbers of the words in the document.
    private(set) var numbers: [String: Int] = [:]

    private static let words: Set<String> = [
        "viewkind", "vieww", "viewh", "viewscale", "readonlydoc", "deftab", "hyphfactor", "cocoartf",
    ]

    /// Returns false for other words.
    mutating func read(_ word: String, _ number: Int?) -> Bool {
        guard Self.words.contains(word) else { return false }
        numbers[word] = number ?? 1
        return true
    }

    var attributes: [NSAttributedString.DocumentAttributeKey: Any] {
        var attributes: [NSAttributedString.DocumentAttributeKey: Any] = [:]
        attributes[.viewMode] = numbers["viewkind"]
        if let width = numbers["vieww"], let height = numbers["viewh"] {
            attributes[.viewSize] = CGSize(width: CGFloat(width) / 20, height: CGFloat(height) / 20)
        }
        attributes[.viewZoom] = numbers["viewscale"].map { CGFloat($0) }
        attributes[.readOnly] = numbers["readonlydoc"]
        attributes[.defaultTabInterval] = numbers["deftab"].map { CGFloat($0) / 20 }
        attributes[.hyphenationFactor] = numbers["hyphfactor"].map { Float($0) / 100 }
        attributes[.cocoaVersionDocumentAttribute] = numbers["cocoartf"].map { Double($0) }
        return attributes
    }

    /// Returns the words for a document that is written.
    static func words(_ attributes: [NSAttributedString.DocumentAttributeKey: Any]) -> String {
        func number(_ key: NSAttributedString.DocumentAttributeKey, times factor: CGFloat = 1) -> Int? {
            let value = (attributes[key] as? Float).map { CGFloat($0) } ?? UIFontDescriptor.number(attributes[key])
            return value.map { Int(($0 * factor).rounded()) }
        }
        var words = ""
        if let size = attributes[.viewSize] as? CGSize {
            words += "\\vieww\(Int((size.width * 20).rounded()))\\viewh\(Int((size.height * 20).rounded()))"
        }
        if let mode = number(.viewMode) { words += "\\viewkind\(mode)" }
        if let zoom = number(.viewZoom) { words += "\\viewscale\(zoom)" }
        if let interval = number(.defaultTabInterval, times: 20) { words += "\\deftab\(interval)" }
        if let factor = number(.hyphenationFactor, times: 100) { words += "\\hyphauto1\\hyphfactor\(factor)" }
        if let readOnly = number(.readOnly), readOnly > 0 { words += "\\readonlydoc\(readOnly)" }
        return words.isEmpty ? "" : words + "\n"
    }
}
