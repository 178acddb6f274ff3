import Foundation

/// The area in which the text of a text view is laid out.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Called after every change.
    var onChange: (@MainActor () -> Void)?

    /// What lays out the text in the container; nil if no text view uses it.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// The distance in points between the lines and the sides of the area; the default is 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { onChange?() } }
    }

    /// The maximum number of lines; 0, the default, sets no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { onChange?() } }
    }

    /// The line break mode if there is a maximum number of lines, used for the last one; the default is
    /// `.byWordWrapping`.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { onChange?() } }
    }
}
