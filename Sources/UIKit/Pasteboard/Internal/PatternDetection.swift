import Foundation

/// Looks for patterns in the texts of pasteboards.
@MainActor
enum PatternDetection {
    static func values(in item: [String: Any]?) -> [UIPasteboard.DetectionPattern: Any] {
        guard let item else { return [:] }
        let form = PasteboardForm.text
        let text = form.types.lazy.compactMap { form.object(item[$0]) as? String }.first
        return text.map(values(in:)) ?? [:]
    }

    /// What counts as a search is unverified: one line that is neither a number nor an address.
    static func values(in text: String) -> [UIPasteboard.DetectionPattern: Any] {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return [:] }
        if let number = Double(text) { return [.number: NSNumber(value: number)] }
        if let address = webAddress(in: text) { return [.probableWebURL: address] }
        return text.contains(where: \.isNewline) ? [:] : [.probableWebSearch: text]
    }

    private static func webAddress(in text: String) -> String? {
        // Foundation's number of `.link`, which it declares as deprecated.
        let detector = try? NSDataDetector(types: 1 << 6)
        let matches =
            detector?.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)) ?? []
        return matches.lazy.compactMap(\.url).first {
            ["http", "https"].contains($0.scheme?.lowercased())
        }?
        .absoluteString
    }
}
