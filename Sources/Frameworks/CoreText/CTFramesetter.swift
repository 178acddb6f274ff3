import CoreGraphics
import UIKit

/// Makes frames of text.
/// - Linux: works
public final class CTFramesetter: Hashable {
    let text: NSAttributedString

    init(text: NSAttributedString) { self.text = text.withUIKitAttributes }

    public static func == (lhs: CTFramesetter, rhs: CTFramesetter) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// A range of length 0 means the rest of the text.
    func text(in range: CFRange) -> NSAttributedString {
        let length = range.length > 0 ? range.length : text.length - range.location
        return text.attributedSubstring(from: NSRange(location: range.location, length: length))
    }
}

/// Text in the bounds of a path. Its lines are not told.
/// - Linux: works
public final class CTFrame: Hashable {
    let text: NSAttributedString
    let range: CFRange
    let path: CGPath

    init(text: NSAttributedString, range: CFRange, path: CGPath) {
        self.text = text
        self.range = range
        self.path = path
    }

    public static func == (lhs: CTFrame, rhs: CTFrame) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// - Linux: works
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(text: attrString)
}

/// Returns the size of the text in the constraints. The range that fits is stored as the whole.
/// - Linux: works
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let text = framesetter.text(in: stringRange)
    fitRange?.pointee = CFRangeMake(stringRange.location, text.length)
    let bounds = text.boundingRect(
        with: constraints, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    return CGSize(width: bounds.width.rounded(.up), height: bounds.height.rounded(.up))
}

/// Returns a frame with the bounds of the path.
/// - Linux: works
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let text = framesetter.text(in: stringRange)
    return CTFrame(text: text, range: CFRangeMake(stringRange.location, text.length), path: path)
}

/// - Linux: works
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// - Linux: works
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Draws the text in a context whose y axis points up, as Core Text needs it.
/// - Linux: works
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let bounds = frame.path.boundingBox
    drawUpward(in: context, height: bounds.maxY) {
        frame.text.draw(in: CGRect(x: bounds.minX, y: 0, width: bounds.width, height: bounds.height))
    }
}
