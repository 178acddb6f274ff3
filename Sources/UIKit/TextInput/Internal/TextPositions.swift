import Foundation

/// Answers the questions of `UITextInput` for a text field or text view.
///
/// Positions of other inputs have no place in the text. Those that were made before the text became shorter are taken
/// for its end.
@MainActor
struct TextPositions {
    let editor: any TextEditing

    private var length: Int { editor.text.length }

    func offset(_ position: UITextPosition) -> Int? { (position as? TextOffset).map { min($0.offset, length) } }

    func range(_ range: UITextRange) -> Range<Int>? {
        guard let start = offset(range.start), let end = offset(range.end) else { return nil }
        return min(start, end)..<max(start, end)
    }

    private func position(_ offset: Int) -> UITextPosition? { 0...length ~= offset ? TextOffset(offset) : nil }

    // MARK: The text

    func text(in range: UITextRange) -> String? {
        self.range(range).map { String(decoding: editor.text.content.units[$0], as: UTF16.self) }
    }

    /// Replaces text as if the user had typed it, without asking the delegate. // unverified
    func replace(_ range: UITextRange, withText text: String) {
        guard let range = self.range(range) else { return }
        editor.endComposition()
        editor.change(range, to: editor.typed(text, at: range.lowerBound), as: .typing)
    }

    var selection: UITextRange { TextOffsetRange(editor.text.selection) }

    func select(_ range: UITextRange?) {
        if let range = range.flatMap({ self.range($0) }) { editor.select(range) }
    }

    func mark(_ text: String?, _ selected: NSRange) {
        let text = text ?? ""
        editor.mark(text, selected: part(selected, of: text.utf16.count))
    }

    /// Marks text whose attributes replace those that typed text has.
    func mark(_ text: NSAttributedString?, _ selected: NSRange) {
        let text = text ?? NSAttributedString(string: "")
        editor.mark(text, selected: part(selected, of: text.length))
    }

    private func part(_ range: NSRange, of count: Int) -> Range<Int> {
        let start = max(0, min(range.location, count))
        return start..<start + max(0, min(range.length, count - start))
    }

    // MARK: Positions

    func range(_ start: UITextPosition, _ end: UITextPosition) -> UITextRange? {
        guard let start = offset(start), let end = offset(end) else { return nil }
        return TextOffsetRange(min(start, end)..<max(start, end))
    }

    func position(_ position: UITextPosition, offset distance: Int) -> UITextPosition? {
        guard let offset = offset(position) else { return nil }
        let (sum, overflows) = offset.addingReportingOverflow(distance)
        return overflows ? nil : self.position(sum)
    }

    func position(_ start: UITextPosition, _ direction: UITextLayoutDirection, _ count: Int) -> UITextPosition? {
        guard var offset = offset(start) else { return nil }
        for _ in 0..<abs(count) {
            guard let next = step(from: offset, count > 0 ? direction : direction.opposite) else { return nil }
            offset = next
        }
        return TextOffset(offset)
    }

    private func step(from offset: Int, _ direction: UITextLayoutDirection) -> Int? {
        let next: Int
        switch direction {
        case .left: next = editor.carets.offset(leftOf: offset)
        case .right: next = editor.carets.offset(rightOf: offset)
        case .up, .down:
            let caret = editor.caretRect(at: offset)
            let y = direction == .up ? caret.minY - 1 : caret.maxY + 1
            next = editor.offset(at: CGPoint(x: caret.midX, y: y))
            if editor.caretRect(at: next).minY == caret.minY { return nil }
        }
        return next == offset ? nil : next
    }

    func compare(_ first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
        let distance = distance(first, second)
        return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
    }

    func distance(_ start: UITextPosition, _ end: UITextPosition) -> Int {
        guard let start = offset(start), let end = offset(end) else { return 0 }
        return end - start
    }

    func farthest(in range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition? {
        guard let range = self.range(range) else { return nil }
        switch direction {
        case .up: return TextOffset(range.lowerBound)
        case .down: return TextOffset(range.upperBound)
        case .left, .right:
            let (first, last) = (editor.caretRect(at: range.lowerBound), editor.caretRect(at: range.upperBound))
            let isReversed = first.minY == last.minY && first.minX > last.minX
            return TextOffset((direction == .left) != isReversed ? range.lowerBound : range.upperBound)
        }
    }

    func extended(_ position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
        guard let offset = offset(position) else { return nil }
        let end: Int
        switch direction {
        case .up: end = 0
        case .down: end = length
        case .left, .right:
            let x: CGFloat = direction == .left ? -1_000_000 : 1_000_000
            end = editor.offset(at: CGPoint(x: x, y: editor.caretRect(at: offset).midY))
        }
        return TextOffsetRange(min(offset, end)..<max(offset, end))
    }

    // MARK: Attributes

    func attributes(_ position: UITextPosition, _ direction: UITextStorageDirection) -> AttributedUnits.Attributes? {
        guard let offset = offset(position) else { return nil }
        return offset > 0 && (direction == .backward || offset == length)
            ? editor.text.attributes(before: offset) : editor.text.attributes(before: offset + 1)
    }

    func writingDirection(_ position: UITextPosition, _ direction: UITextStorageDirection) -> NSWritingDirection {
        (attributes(position, direction)?[.paragraphStyle] as? NSParagraphStyle)?.baseWritingDirection ?? .natural
    }

    func setWritingDirection(_ direction: NSWritingDirection, _ range: UITextRange) {
        guard let range = self.range(range) else { return }
        editor.changeAttributes(in: editor.text.content.paragraphs(around: range)) { attributes in
            let style = NSMutableParagraphStyle()
            if let former = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(former) }
            style.baseWritingDirection = direction
            attributes[.paragraphStyle] = style.copy()
        }
    }

    // MARK: Places

    func firstRect(_ range: UITextRange) -> CGRect {
        guard let range = self.range(range) else { return .null }
        return editor.selectionRects(of: range).first ?? editor.caretRect(at: range.lowerBound)
    }

    func caretRect(_ position: UITextPosition) -> CGRect { editor.caretRect(at: offset(position) ?? 0) }

    func selectionRects(_ range: UITextRange) -> [UITextSelectionRect] {
        guard let range = self.range(range) else { return [] }
        let rects = editor.selectionRects(of: range)
        return rects.indices.map { index in
            SelectionStretch(rects[index], isFirst: index == 0, isLast: index == rects.count - 1)
        }
    }

    func closest(_ point: CGPoint, within range: UITextRange? = nil) -> UITextPosition? {
        let offset = editor.offset(at: point)
        guard let range else { return TextOffset(offset) }
        return self.range(range).map { TextOffset(max($0.lowerBound, min(offset, $0.upperBound))) }
    }

    func character(at point: CGPoint) -> UITextRange? {
        let nearest = editor.offset(at: point)
        let around = [editor.carets.previous(nearest)..<nearest, nearest..<editor.carets.next(nearest)]
        return around.first { !$0.isEmpty && editor.selectionRects(of: $0).contains { $0.contains(point) } }
            .map(TextOffsetRange.init)
    }
}

extension UITextLayoutDirection {
    fileprivate var opposite: UITextLayoutDirection {
        switch self {
        case .left: .right
        case .right: .left
        case .up: .down
        case .down: .up
        }
    }
}
