/// Options for measuring and drawing a string in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The origin is the text's top left corner, and lines are wrapped. Without it the origin is the baseline of a
    /// single line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Line heights include the font's leading. They always do in Trestle.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that fits ends in an ellipsis if there is more text. Only with ``usesLineFragmentOrigin``.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Lets text shrink to fit its rectangle, and holds the result.
open class NSStringDrawingContext: NSObject {
    /// The minimum factor for the font sizes; 0, the default, disables shrinking.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor used in the last call.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the text covered in the last call.
    open internal(set) var totalBounds = CGRect.zero

    public override init() {
        super.init()
    }
}

/// A string laid out for drawing in a rectangle, shared by all the methods below.
struct StringLayout {
    let layout: TextLayout
    private let options: NSStringDrawingOptions

    /// A height or width of 0 means no limit, as in UIKit.
    init(_ text: StyledText, in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        self.options = options
        let text = Self.shrunk(text, size, options, context)
        guard options.contains(.usesLineFragmentOrigin) else {
            layout = text.layout(width: .infinity, maximumLines: 1)
            return
        }
        let width = size.width > 0 && size.width < Self.unlimited ? size.width : .infinity
        // A truncating paragraph has one line.
        let lines = text.paragraph.lineBreakMode.truncates && !options.contains(.truncatesLastVisibleLine) ? 1 : 0
        let wrapping = options.contains(.truncatesLastVisibleLine) ? text.breaking(.byTruncatingTail) : text
        let whole = wrapping.layout(width: width, maximumLines: lines)
        guard options.contains(.truncatesLastVisibleLine), size.height > 0, size.height < Self.unlimited,
            whole.size.height > size.height
        else {
            layout = whole
            return
        }
        layout = wrapping.layout(width: width, maximumLines: max(1, whole.lineCount(inHeight: size.height)))
    }

    private static let unlimited: CGFloat = 1e6

    /// The rectangle of the text drawn at the origin.
    var bounds: CGRect {
        let top = options.contains(.usesLineFragmentOrigin) ? 0 : -layout.firstBaseline
        return CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
    }

    func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var origin = rect.origin
        if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
        let width = layout.width.isFinite || rect.width <= 0 || rect.width >= Self.unlimited ? nil : rect.width
        layout.draw(in: context, at: origin, alignedTo: options.contains(.usesLineFragmentOrigin) ? width : nil)
    }

    /// The largest of a few sizes at which the text fits, if the context allows shrinking.
    private static func shrunk(
        _ text: StyledText, _ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> StyledText {
        context?.actualScaleFactor = 1
        guard let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1, size.width > 0 else {
            return text
        }
        var factor: CGFloat = 1
        while true {
            let candidate = factor == 1 ? text : text.scaled(by: factor)
            let wraps = options.contains(.usesLineFragmentOrigin)
            let layout = candidate.layout(width: wraps ? size.width : .infinity, maximumLines: 0)
            let isTooHigh = size.height > 0 && layout.size.height > size.height
            if (layout.size.width <= size.width && !isTooHigh) || factor <= context.minimumScaleFactor {
                context.actualScaleFactor = factor
                return candidate
            }
            factor = max(context.minimumScaleFactor, factor * 0.95)
        }
    }
}

extension TextLayout {
    /// The number of lines that are completely inside the height.
    func lineCount(inHeight height: CGFloat) -> Int {
        lines.prefix { $0.frame.maxY <= height + 0.01 }.count
    }
}
