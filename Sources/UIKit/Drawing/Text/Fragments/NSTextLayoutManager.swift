import Foundation

/// Lays out the text of an ``NSTextContentStorage`` in one container, a fragment for each paragraph.
///
/// The whole text is laid out when something asks for a part of it. Text views have an ``NSLayoutManager``.
@preconcurrency @MainActor
open class NSTextLayoutManager: NSObject {
    public override init() {
        super.init()
    }

    /// What has the text, not retained. Use ``NSTextContentManager/addTextLayoutManager(_:)`` to set it.
    public private(set) weak var textContentManager: NSTextContentManager?

    func follow(_ manager: NSTextContentManager) {
        let former = textContentManager
        textContentManager = manager
        former?.removeTextLayoutManager(self)
        forgetLayout()
    }

    func leave(_ manager: NSTextContentManager) {
        guard textContentManager === manager else { return }
        textContentManager = nil
        forgetLayout()
    }

    /// Lays out the text of another content manager from now on.
    open func replace(_ textContentManager: NSTextContentManager) {
        textContentManager.addTextLayoutManager(self)
    }

    /// The area of the lines, retained. Without one there is no layout.
    open var textContainer: NSTextContainer? {
        didSet {
            guard textContainer !== oldValue else { return }
            oldValue?.textLayoutManager = nil
            textContainer?.textLayoutManager = self
            forgetLayout()
        }
    }

    /// Whether lines have the leading of their fonts between them; the default is true. The leading of every font is 0.
    open var usesFontLeading = true

    private var made: (page: ContainerLines, fragments: [NSTextLayoutFragment])?

    func forgetLayout() { made = nil }

    private var layout: (page: ContainerLines, fragments: [NSTextLayoutFragment])? {
        if let made { return made }
        guard let storage = textContentManager as? NSTextContentStorage, let textContainer else { return nil }
        let text = storage.content
        let page = ContainerLines.fitting(text, from: 0, in: textContainer)
        let ranges = text.isEmpty ? [0..<0] : text.paragraphRanges
        let fragments = ranges.compactMap { range -> NSTextLayoutFragment? in
            let lines = page.fragments.filter {
                range.contains($0.range.lowerBound) || ($0.isExtra && range.upperBound == $0.range.lowerBound)
            }
            guard !lines.isEmpty else { return nil }
            let paragraph = NSTextParagraph(text[range].attributedString, at: range, of: storage)
            return NSTextLayoutFragment(paragraph, lines, of: page, self)
        }
        made = (page, fragments)
        return made
    }

    /// The range of the whole text; empty without a text.
    open var documentRange: NSTextRange { textContentManager?.documentRange ?? NSTextRange(0..<0) }

    /// The area of the lines in the container, with its padding on both sides.
    open var usageBoundsForTextContainer: CGRect { layout?.page.used ?? .zero }

    /// Lays out the text. All members that return something of the layout do so by themselves.
    open func ensureLayout(for range: NSTextRange) { _ = layout }

    /// Lays out the text. All members that return something of the layout do so by themselves.
    open func ensureLayout(for bounds: CGRect) { _ = layout }

    /// Has the whole text laid out again.
    open func invalidateLayout(for range: NSTextRange) { forgetLayout() }

    /// Returns the fragment at the height of a point of the container, or the last one above it; nil without text.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        guard position.y >= 0 else { return nil }
        return layout?.fragments.last { $0.layoutFragmentFrame.minY <= position.y }
    }

    /// Returns the fragment of a location, of the last paragraph at the end of the text; nil for a location that is not
    /// in the container.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        guard let layout else { return nil }
        if let found = layout.fragments.first(where: { $0.rangeInElement.contains(location) }) { return found }
        return location.compare(documentRange.endLocation) == .orderedSame ? layout.fragments.last : nil
    }

    /// Calls a closure for the fragments from a location on.
    ///
    /// - Parameters:
    ///   - location: nil begins at the start of the text, or at its end in reverse order.
    ///   - block: returns whether to go on.
    /// - Returns: the place where the enumeration has ended; nil without fragments.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        var fragments = layout?.fragments ?? []
        let isReverse = options.contains(.reverse)
        if isReverse { fragments.reverse() }
        if let location {
            fragments = fragments.filter { fragment in
                let range = fragment.rangeInElement
                return isReverse
                    ? range.location.compare(location) == .orderedAscending
                    : location.compare(range.endLocation) == .orderedAscending
            }
        }
        var last: (any NSTextLocation)?
        for fragment in fragments {
            last = isReverse ? fragment.rangeInElement.location : fragment.rangeInElement.endLocation
            guard block(fragment) else { break }
        }
        return last
    }

    /// What the areas of a range are for.
    public enum SegmentType: Int, Sendable {
        /// The characters alone.
        case standard = 0
        /// A selection, which extends to the right end of each line behind which it goes on.
        case selection = 1
        /// A highlight, which covers the characters alone.
        case highlight = 2
    }

    /// How the areas of a range are visited.
    public struct SegmentOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The closure gets nil in place of the range of an area.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    }

    /// Calls a closure for each area of a range, line by line: with the range of the line that is in the range, the
    /// area in the container, the distance of the baseline from the top of the area, and the container. The closure
    /// returns whether to go on.
    open func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let page = layout?.page, let textContainer, let units = textRange.units else { return }
        for fragment in page.fragments where fragment.range.overlaps(units) {
            let part = units.clamped(to: fragment.range)
            let isOpen = type == .selection && units.upperBound > fragment.content.upperBound
            let rects = page.rects(of: isOpen ? part.lowerBound..<units.upperBound : part, extending: isOpen)
                .filter { $0.minY == fragment.used.minY }
            let range = options.contains(.rangeNotRequired) ? nil : NSTextRange(part)
            for rect in rects {
                guard block(range, rect, fragment.baseline - fragment.used.minY, textContainer) else { return }
            }
        }
    }
}
