import Foundation

/// A page of text that an assistive technology reads line by line. Lines are counted from 0.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
    /// Returns the line at a point in the coordinates of the screen; `NSNotFound` for none.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    /// Returns the text of a line, counted from 0; nil for a line that does not exist.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// Returns the frame of a line in the coordinates of the screen.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// Returns the text of the whole page.
    func accessibilityPageContent() -> String?

    // The following methods are optional. The text with attributes is that without by default.

    /// Returns the text of a line with attributes for speech. By default it is the text of
    /// ``accessibilityContent(forLineNumber:)``.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    /// Returns the text of the page with attributes for speech. By default it is the text of
    /// ``accessibilityPageContent()``.
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    /// Returns the line's text without attributes.
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
        accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
    }

    /// Returns the page's text without attributes.
    public func accessibilityAttributedPageContent() -> NSAttributedString? {
        accessibilityPageContent().map { NSAttributedString(string: $0) }
    }
}
