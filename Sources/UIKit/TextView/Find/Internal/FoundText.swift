import Foundation

/// The marks of what was found in a text view.
@MainActor
final class FoundText {
    private var marks: [(range: UITextRange, views: [UIView])] = []

    static func of(_ view: UITextView) -> FoundText {
        let fresh = FoundText()
        return Attachments.change(of: view, creating: true) { attachments in
            let found = attachments[FoundText.self] ?? fresh
            attachments[FoundText.self] = found
            return found
        } ?? fresh
    }

    func mark(_ range: UITextRange, _ style: UITextSearchFoundTextStyle, in view: UITextView) {
        if let index = marks.firstIndex(where: { $0.range.isEqual(range) }) {
            for mark in marks.remove(at: index).views { mark.removeFromSuperview() }
        }
        guard style != .normal else { return }
        let color: UIColor = style == .found ? .systemYellow : .systemOrange
        let views = view.selectionRects(for: range).map { rect in
            let mark = UIView(frame: rect.rect)
            mark.isUserInteractionEnabled = false
            mark.backgroundColor = color.withAlphaComponent(0.4)  // unverified
            mark.layer.cornerRadius = 3
            view.addSubview(mark)
            return mark
        }
        marks.append((range, views))
    }

    func clear() {
        for view in marks.flatMap(\.views) { view.removeFromSuperview() }
        marks = []
    }

    /// Returns where a text is found, as the options want it.
    static func ranges(of query: String, in text: String, _ options: UITextSearchOptions) -> [NSRange] {
        let whole = text as NSString
        let compareOptions = options.stringCompareOptions.subtracting([.backwards, .anchored])
        var (found, start): ([NSRange], Int) = ([], 0)
        while start < whole.length, !query.isEmpty {
            let range = whole.range(
                of: query, options: compareOptions, range: NSRange(location: start, length: whole.length - start))
            guard range.location != NSNotFound, range.length > 0 else { break }
            if isWanted(range, in: whole, options.wordMatchMethod) { found.append(range) }
            start = NSMaxRange(range)
        }
        return found
    }

    private static func isWanted(
        _ range: NSRange, in text: NSString, _ method: UITextSearchOptions.WordMatchMethod
    ) -> Bool {
        let beginsWord = range.location == 0 || !isLetter(text.character(at: range.location - 1))
        let end = NSMaxRange(range)
        let endsWord = end == text.length || !isLetter(text.character(at: end))
        switch method {
        case .contains: return true
        case .startsWith: return beginsWord
        case .fullWord: return beginsWord && endsWord
        }
    }

    private static func isLetter(_ unit: unichar) -> Bool {
        Unicode.Scalar(unit).map { CharacterSet.alphanumerics.contains($0) } ?? true
    }
}
