import UIKit

/// The end of a line.
///
/// - Linux: no effect
public enum PDFLineStyle: Int, Sendable {
    case none = 0
    case square = 1
    case circle = 2
    case diamond = 3
    case openArrow = 4
    case closedArrow = 5
}

/// How an annotation marks text.
///
/// - Linux: no effect
public enum PDFMarkupType: Int, Sendable {
    case highlight = 0
    case strikeOut = 1
    case underline = 2
    case redact = 3
}

/// Which button a field is.
///
/// - Linux: no effect
public enum PDFWidgetControlType: Int, Sendable {
    case unknownControl = -1
    case pushButtonControl = 0
    case radioButtonControl = 1
    case checkBoxControl = 2
}

/// The state of a field that is a button.
///
/// - Linux: no effect
public enum PDFWidgetCellState: Int, Sendable {
    case mixedState = -1
    case offState = 0
    case onState = 1
}

/// How the border of an annotation looks.
///
/// - Linux: no effect
public enum PDFBorderStyle: Int, Sendable {
    case solid = 0
    case dashed = 1
    case beveled = 2
    case inset = 3
    case underline = 4
}

/// The border of an annotation.
///
/// - Linux: no effect
open class PDFBorder: NSObject, NSCopying {
    open var style = PDFBorderStyle.solid
    open var lineWidth: CGFloat = 1
    open var dashPattern: [Any]?

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFBorder()
        copy.style = style
        copy.lineWidth = lineWidth
        copy.dashPattern = dashPattern
        return copy
    }
}
