import Foundation

/// A text view, as its layout manager knows it.
@MainActor
protocol LaidOutText: AnyObject {
    var textStorage: NSTextStorage { get }
    /// The text as it is laid out in the container of the view.
    var laidOutText: TextViewText { get }
    var textContainer: NSTextContainer { get }
    var textLength: Int { get }
    /// The area inside of the insets.
    var containerSize: CGSize { get }

    /// Shows another text from now on.
    func use(_ storage: NSTextStorage)
    /// Has another layout manager from now on.
    func use(_ manager: NSLayoutManager)
    func storageDidChange(_ storage: NSTextStorage, in range: NSRange)
    func layoutDidBecomeInvalid()
    func displayDidBecomeInvalid()
}
