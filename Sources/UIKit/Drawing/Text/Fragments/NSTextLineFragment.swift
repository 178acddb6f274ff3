import Foundation

/// A line of a layout fragment. Positions are in the coordinates of the layout fragment.
@preconcurrency @MainActor
open class NSTextLineFragment: NSObject {
    private let fragment: TextFragment
    private let page: ContainerLines
    /// The place of the layout fragment in the container, and in the text.
    private let (origin, start): (CGPoint, Int)

    init(_ fragment: TextFragment, of page: ContainerLines, _ text: NSAttributedString, _ origin: CGPoint, start: Int) {
        self.fragment = fragment
        self.page = page
        self.origin = origin
        self.start = start
        attributedString = text
        super.init()
    }

    /// The text of the whole element.
    public let attributedString: NSAttributedString

    /// The range of the line in ``attributedString``, with the line break.
    open var characterRange: NSRange {
        NSRange(location: fragment.range.lowerBound - start, length: fragment.range.count)
    }

    /// The area of the line, with the padding of the container on both sides.
    open var typographicBounds: CGRect { fragment.used.offsetBy(dx: -origin.x, dy: -origin.y) }

    /// The start of the leftmost glyph on the baseline, relative to ``typographicBounds``.
    open var glyphOrigin: CGPoint { CGPoint(x: fragment.padding, y: fragment.baseline - fragment.used.minY) }

    /// Draws the line, without the backgrounds of its text. The point is the place of the origin of
    /// ``typographicBounds``.
    open func draw(at point: CGPoint, in context: CGContext) {
        let origin = CGPoint(x: point.x - fragment.used.minX, y: point.y - fragment.used.minY)
        page.draw(fragment.range, in: context, at: origin)
        page.drawDecorations(fragment.range, in: context, at: origin)
    }

    /// Returns the start of a character on the baseline.
    open func locationForCharacter(at index: Int) -> CGPoint {
        CGPoint(x: fragment.x(at: start + index) - origin.x, y: fragment.baseline - origin.y)
    }

    /// Returns the character that is nearest to a point, as an index in ``attributedString``.
    open func characterIndex(for point: CGPoint) -> Int { fragment.character(at: point.x + origin.x).offset - start }

    /// Returns the part of the width of the nearest character that is before a point, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        fragment.character(at: point.x + origin.x).fraction
    }
}
