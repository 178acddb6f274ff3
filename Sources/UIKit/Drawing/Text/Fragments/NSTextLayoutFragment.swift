import Foundation

/// The lines of one element of a text. An ``NSTextLayoutManager`` makes them; they do not change, and a change of the
/// text makes others.
@preconcurrency @MainActor
open class NSTextLayoutFragment: NSObject {
    private let page: ContainerLines
    private let range: Range<Int>

    init(
        _ element: NSTextParagraph, _ fragments: [TextFragment], of page: ContainerLines, _ manager: NSTextLayoutManager
    ) {
        self.page = page
        range = (fragments.first?.range.lowerBound ?? 0)..<(fragments.last?.range.upperBound ?? 0)
        textElement = element
        textLayoutManager = manager
        let area = fragments.reduce(CGRect.null) { $0.union($1.used) }
        layoutFragmentFrame = area
        let start = element.elementRange?.units?.lowerBound ?? 0
        textLineFragments = fragments.map {
            NSTextLineFragment($0, of: page, element.attributedString, area.origin, start: start)
        }
        super.init()
    }

    /// How layout fragments are visited.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// From the end to the start.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
        /// Fragments may have an estimated size. All fragments have their final size here.
        public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
        /// Lays out each fragment first. All fragments are laid out here.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// Lays out the line behind the last line break. It is always part of the last fragment here.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }

    /// What is known of a layout fragment.
    public enum State: UInt, Sendable {
        /// Nothing.
        case none = 0
        /// An estimate of the size.
        case estimatedUsageBounds = 1
        /// The size.
        case calculatedUsageBounds = 2
        /// The lines.
        case layoutAvailable = 3
    }

    /// What has made the fragment, not retained.
    public private(set) weak var textLayoutManager: NSTextLayoutManager?

    /// The element that is laid out.
    public let textElement: NSTextElement?

    /// The range of the lines in the text.
    open var rangeInElement: NSTextRange { NSTextRange(range) }

    /// The lines. The line behind the last line break of the text belongs to the last paragraph.
    public let textLineFragments: [NSTextLineFragment]

    /// The area of the lines in the container, with its padding on both sides.
    public let layoutFragmentFrame: CGRect

    /// The area in which the fragment draws, relative to ``layoutFragmentFrame``. Glyphs may reach out of it.
    open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }

    /// Always `.layoutAvailable`.
    open var state: State { .layoutAvailable }

    /// Draws the lines, without the backgrounds of their text.
    ///
    /// - Parameter point: the place of the origin of ``layoutFragmentFrame`` in the context.
    open func draw(at point: CGPoint, in context: CGContext) {
        let origin = CGPoint(x: point.x - layoutFragmentFrame.minX, y: point.y - layoutFragmentFrame.minY)
        page.draw(range, in: context, at: origin)
        page.drawDecorations(range, in: context, at: origin)
    }
}
