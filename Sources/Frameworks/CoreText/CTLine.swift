import CoreGraphics
import UIKit

/// Text in one line.
/// - Linux: works
public final class CTLine: Hashable {
    let text: NSAttributedString

    init(text: NSAttributedString) { self.text = text.withUIKitAttributes }

    public static func == (lhs: CTLine, rhs: CTLine) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The distances of the tallest font.
    var metrics: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        var result: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) = (0, 0, 0)
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, _ in
            let font = value as? UIFont ?? .systemFont(ofSize: 12)
            result = (
                max(result.ascent, font.ascender), max(result.descent, -font.descender),
                max(result.leading, font.leading)
            )
        }
        return result
    }
}

/// - Linux: works
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(text: attrString) }

/// - Linux: works
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRangeMake(0, line.text.length) }

/// Returns the width, and stores the distances of the tallest font.
/// - Linux: works
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = line.metrics
    ascent?.pointee = metrics.ascent
    descent?.pointee = metrics.descent
    leading?.pointee = metrics.leading
    return Double(line.text.size().width)
}

/// Draws the line at the text position of the context, whose y axis points up, as Core Text needs it, and moves the text
/// position to the end of the line.
/// - Linux: works
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    let size = line.text.size()
    context.saveGState()
    context.concatenate(context.textMatrix)
    drawUpward(in: context, height: 0) {
        line.text.draw(
            in: CGRect(x: 0, y: -line.metrics.ascent, width: size.width.rounded(.up) + 1, height: size.height))
    }
    context.restoreGState()
    context.textMatrix = context.textMatrix.translatedBy(x: size.width, y: 0)
}

/// Has UIKit draw, whose y axis points down, in a context whose y axis points up.
func drawUpward(in context: CGContext, height: CGFloat, _ draw: () -> Void) {
    context.saveGState()
    context.translateBy(x: 0, y: height)
    context.scaleBy(x: 1, y: -1)
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
    context.restoreGState()
}
