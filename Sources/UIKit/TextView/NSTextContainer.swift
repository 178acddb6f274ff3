import Foundation

/// The area that a text view's text is laid out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Told of every change.
    var onChange: (@MainActor () -> Void)?

    /// Points that the lines are shorter by at either side. Default: 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { onChange?() } }
    }

    /// 0, the default: as many as the text needs.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { onChange?() } }
    }

    /// Of the last line that is shown, where there is a maximum number.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { onChange?() } }
    }
}
