import Foundation
internal import HostInterface

/// Finds the text of an object.
@MainActor
enum AccessibleTexts {
    /// Returns nil for elements whose name says everything.
    static func text(of object: NSObject, in provider: AccessibilityProvider) -> (any HostAccessibleText)? {
        if let owner = object as? any EditedTextOwner { return AccessibleEditedText(owner) }
        if let view = object as? any SpokenText { return AccessibleLabelText(view) }
        guard object.isAccessibilityElement, object.accessibilityTraits.contains(.staticText) else { return nil }
        return AccessiblePlainText(object.accessibilityLabel ?? "")
    }
}

/// A text without a layout of its own.
@MainActor
final class AccessiblePlainText: HostAccessibleText {
    let string: String

    init(_ string: String) { self.string = string }

    func words(in range: Range<Int>) -> [Range<Int>]? { ScalarOffsets(string).words(in: range) }
    func sentences(in range: Range<Int>) -> [Range<Int>]? { ScalarOffsets(string).sentences(in: range) }

    func copy(_ range: Range<Int>) { UIPasteboard.general.string = ScalarOffsets(string).substring(range) }
}

/// A view that lays out a text that nobody edits.
@MainActor
protocol SpokenText: UIView {
    var accessibleAttributedText: NSAttributedString? { get }
    /// Returns the lines of the text with their ranges in UTF-16 units and their frames in the view.
    var accessibleLines: [(range: Range<Int>, frame: CGRect)] { get }
    /// Returns the areas of a range in the view, line by line.
    func accessibleFrames(of range: Range<Int>) -> [CGRect]
    /// Returns the offset in UTF-16 units of the character at a point of the view.
    func accessibleOffset(at point: CGPoint) -> Int?
}

/// The text of a label.
@MainActor
final class AccessibleLabelText: HostAccessibleText {
    private weak var view: (any SpokenText)?
    private let offsets: ScalarOffsets
    /// Whether the label says what it shows. Otherwise its characters have no places.
    private let isShown: Bool

    init(_ view: any SpokenText) {
        self.view = view
        let shown = view.accessibleAttributedText?.string ?? ""
        let spoken = view.accessibilityLabel ?? ""
        isShown = shown == spoken
        offsets = ScalarOffsets(spoken)
    }

    var string: String { offsets.string }

    func words(in range: Range<Int>) -> [Range<Int>]? { offsets.words(in: range) }
    func sentences(in range: Range<Int>) -> [Range<Int>]? { offsets.sentences(in: range) }

    func frame(of range: Range<Int>) -> HostRect? {
        guard isShown, let view, view.window != nil else { return nil }
        let frames = view.accessibleFrames(of: offsets.utf16(range))
        guard let first = frames.first else { return nil }
        let whole = frames.reduce(first) { $0.union($1) }
        return HostRect(UIAccessibility.convertToScreenCoordinates(whole, in: view))
    }

    func offset(x: Double, y: Double) -> Int? {
        guard isShown, let view, let window = view.window else { return nil }
        let point = view.convert(window.convert(CGPoint(x: x, y: y), from: nil as UIWindow?), from: window)
        return view.accessibleOffset(at: point).map { offsets.scalars($0) }
    }

    func line(at offset: Int) -> Range<Int>? {
        guard isShown, let view else { return nil }
        let unit = offsets.utf16(offset)
        let lines = view.accessibleLines.map(\.range)
        return (lines.first { $0.contains(unit) } ?? lines.last).map { offsets.scalars($0) }
    }

    func scrollToVisible(_ range: Range<Int>) -> Bool {
        guard let view, let scrollView = view.superview?.enclosingScrollViews.first else { return false }
        let frames = isShown ? view.accessibleFrames(of: offsets.utf16(range)) : []
        let frame = frames.first ?? view.bounds
        scrollView.scrollRectToVisible(scrollView.convert(frame, from: view), animated: false)
        return true
    }

    func attributes(at offset: Int) -> (run: Range<Int>, values: [String: String]) {
        guard isShown, let text = view?.accessibleAttributedText, text.length > 0 else {
            return (0..<offsets.count, [:])
        }
        let unit = min(offsets.utf16(offset), text.length - 1)
        var range = NSRange(location: 0, length: text.length)
        let values = text.attributes(at: unit, effectiveRange: &range)
        let run = max(0, range.location)..<min(text.length, max(range.location, range.location + range.length))
        return (offsets.scalars(run), TextAttributeNames.names(of: values))
    }

    func copy(_ range: Range<Int>) { UIPasteboard.general.string = offsets.substring(range) }
}
