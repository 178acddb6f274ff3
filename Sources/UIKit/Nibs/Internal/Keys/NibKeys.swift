import Foundation

/// The tables by which a nib answers the keys of archives.
///
/// A class decodes its properties in one list, by keys. Each key that the format of Interface Builder has something for
/// is in one of these tables. The others are absent from nibs.
@MainActor
enum NibKeys {
    static func answer(_ key: String, _ coder: NibCoder) -> NibAnswer? {
        let element = coder.record.element
        if let source = ofElements[element]?[key] ?? sources[key] { return source.answer(coder) }
        if element.hasSuffix("GestureRecognizer") { return recognizers[key]?.answer(coder) }
        for (prefix, answer) in families where key.hasPrefix(prefix) {
            if let answer = answer(key.dropFirst(prefix.count), coder) { return answer }
        }
        return numbered(key, coder)
    }

    /// Keys of parts: their beginnings, and what answers the rest.
    private static let families: [(prefix: String, answer: @MainActor (Substring, NibCoder) -> NibAnswer?)] = [
        ("UISegment", segment), ("UIButtonContents.", buttonState),
    ]

    private static let sources: [String: NibSource] =
        (regular + [views, controls, buttons, texts, scrolling, lists, bars, controllers])
        .reduce(into: [:]) { all, table in all.merge(table) { _, _ in preconditionFailure("two sources of a key") } }

    /// Answers a key that ends in the index of a number.
    private static func numbered(_ key: String, _ coder: NibCoder) -> NibAnswer? {
        guard let index = key.last?.wholeNumberValue, let numbers = numbers[String(key.dropLast())]?(coder),
            numbers.indices.contains(index)
        else { return nil }
        return .number(Double(numbers[index]))
    }

    /// What an element has under a key in place of the others.
    private static let ofElements: [String: [String: NibSource]] = [
        "button": ["UIFont": buttonFont],
        "barButtonItem": buttonItems,
        "tabBarItem": tabItems,
        "navigationController": ["UIChildViewControllers": children("rootViewController")],
        "tabBarController": ["UIChildViewControllers": children("viewControllers")],
        "tableView": ["UIStyle": .option("style", tableStyles)],
        // The attributed text of a field may be that of its placeholder.
        "textField": ["UIAttributedText": NibSource { _ in nil }],
        "textView": ["UIClipsToBounds": .flag("clipsSubviews", absent: true)],
    ]
}
