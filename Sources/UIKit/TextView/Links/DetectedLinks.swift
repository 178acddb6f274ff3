import Foundation

/// The links that a text view finds in its text by itself. They are looked for once for each text.
@MainActor
final class DetectedLinks {
    /// Changing them looks for links again.
    var types: UIDataDetectorTypes = [] {
        didSet {
            found = nil
            let others = types.subtracting([.link, .phoneNumber])
            if types != .all, !others.isEmpty {
                ConsoleLog.once("dataDetectorTypes", "Text views detect links and phone numbers only.")
            }
        }
    }

    private var found: (text: String, links: [(range: Range<Int>, url: URL)])?

    /// Returns the text with the links that it has not as attributes.
    func adding(to content: AttributedUnits) -> AttributedUnits {
        guard !types.isEmpty, let detector = try? NSDataDetector(types: types.checkingTypes.rawValue) else {
            return content
        }
        let text = content.string
        if found?.text != text { found = (text, Self.links(in: text, detector)) }
        var linked = content
        for link in found?.links ?? [] {
            linked.changeAttributes(in: link.range) { attributes in
                if attributes[.link] == nil { attributes[.link] = link.url }
            }
        }
        return linked
    }

    private static func links(in text: String, _ detector: NSDataDetector) -> [(range: Range<Int>, url: URL)] {
        detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).compactMap { match in
            guard let range = Range(match.range), let url = match.url ?? match.phoneNumber.flatMap(callURL) else {
                return nil
            }
            return (range, url)
        }
    }

    private static func callURL(_ number: String) -> URL? {
        URL(string: "tel:" + number.filter { $0.isNumber || $0 == "+" })
    }
}
