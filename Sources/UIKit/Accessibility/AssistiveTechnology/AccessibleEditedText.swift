import Foundation
internal import HostInterface

/// The text of a text field or text view. What is changed through it is changed as if the user had typed: the delegate is
/// asked and told. A secure text shows bullets, and cannot be copied.
@MainActor
final class AccessibleEditedText: HostAccessibleText {
    private weak var owner: (any EditedTextOwner)?

    init(_ owner: any EditedTextOwner) { self.owner = owner }

    private var editor: (any TextEditing)? { owner?.textEditing }

    private var isSecure: Bool { editor?.isSecure ?? true }

    /// The text without what is secret. The bullets have the offsets of UTF-16 units of the text.
    private var offsets: ScalarOffsets {
        guard let editor else { return ScalarOffsets("") }
        return ScalarOffsets(
            editor.isSecure ? String(repeating: "\u{2022}", count: editor.text.length) : editor.text.string)
    }

    var string: String { offsets.string }

    func words(in range: Range<Int>) -> [Range<Int>]? { offsets.words(in: range) }
    func sentences(in range: Range<Int>) -> [Range<Int>]? { offsets.sentences(in: range) }

    // MARK: Caret and selection

    var caret: Int? { editor.map { offsets.scalars($0.text.caret) } }

    func setCaret(_ offset: Int) -> Bool {
        guard let editor else { return false }
        editor.moveCaret(to: offsets.utf16(offset))
        return true
    }

    var selections: [Range<Int>] {
        guard let selection = editor?.text.selection, !selection.isEmpty else { return [] }
        return [offsets.scalars(selection)]
    }

    func select(_ ranges: [Range<Int>]) -> Bool {
        guard let editor, ranges.count <= 1 else { return false }
        let offsets = offsets
        if let range = ranges.first {
            editor.select(offsets.utf16(range))
        } else {
            editor.moveCaret(to: editor.text.caret)
        }
        return true
    }

    // MARK: Places

    func frame(of range: Range<Int>) -> HostRect? {
        guard let owner, owner.window != nil, let editor else { return nil }
        let units = offsets.utf16(range)
        let frames = editor.selectionRects(of: units)
        let first = frames.first ?? editor.caretRect(at: units.lowerBound)
        guard !first.isNull, first.minX.isFinite, first.minY.isFinite else { return nil }
        let whole = frames.reduce(first) { $0.union($1) }
        return HostRect(UIAccessibility.convertToScreenCoordinates(whole, in: owner))
    }

    func offset(x: Double, y: Double) -> Int? {
        guard let owner, let window = owner.window, let editor else { return nil }
        let point = owner.convert(window.convert(CGPoint(x: x, y: y), from: nil as UIWindow?), from: window)
        return offsets.scalars(editor.offset(at: point))
    }

    /// The offsets around this one whose carets are at the same height. The text of a field is one line.
    func line(at offset: Int) -> Range<Int>? {
        guard let owner, owner.window != nil, let editor else { return nil }
        let offsets = offsets
        guard owner.accessibilityKind == .text else { return 0..<offsets.count }
        let (unit, length) = (offsets.utf16(offset), editor.text.length)
        let height = editor.caretRect(at: unit).minY
        var (start, end) = (unit, unit)
        while start > 0, editor.caretRect(at: start - 1).minY == height { start -= 1 }
        while end < length, editor.caretRect(at: end).minY == height { end += 1 }
        return offsets.scalars(start..<end)
    }

    func scrollToVisible(_ range: Range<Int>) -> Bool {
        guard let owner, let editor else { return false }
        let frame = editor.caretRect(at: offsets.utf16(range).lowerBound)
        for scrollView in owner.enclosingScrollViews {
            scrollView.scrollRectToVisible(scrollView.convert(frame, from: owner), animated: false)
        }
        return true
    }

    // MARK: Attributes

    func attributes(at offset: Int) -> (run: Range<Int>, values: [String: String]) {
        let offsets = offsets
        guard let content = editor?.text.content, !content.isEmpty, !isSecure else { return (0..<offsets.count, [:]) }
        let unit = min(offsets.utf16(offset), content.count - 1)
        var start = 0
        for run in content.runs {
            if unit < start + run.length {
                return (
                    offsets.scalars(start..<start + run.length), TextAttributeNames.names(of: run.attributes)
                )
            }
            start += run.length
        }
        return (0..<offsets.count, [:])
    }

    // MARK: Editing

    func replace(_ range: Range<Int>, with string: String) -> Bool {
        guard let editor, editor.isEditable else { return false }
        let units = offsets.utf16(range)
        guard !units.isEmpty || !string.isEmpty else { return true }
        let version = editor.text.version
        let isLine = owner?.accessibilityKind == .field
        let typed = isLine ? String(string.map { $0.isNewline ? " " : $0 }) : string
        editor.replace(units, with: typed, as: typed.isEmpty ? .deleting : .typing)
        return editor.text.version != version
    }

    func copy(_ range: Range<Int>) {
        if !isSecure { UIPasteboard.general.string = offsets.substring(range) }
    }

    func paste(at offset: Int) -> Bool {
        guard let string = UIPasteboard.general.string else { return false }
        return replace(offset..<offset, with: string)
    }
}
