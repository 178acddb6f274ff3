extension UIWebView {
    /// What opens a page. The raw values are UIKit's.
    public enum NavigationType: Int, Sendable {
        /// A link in a page.
        case linkClicked = 0
        /// A form in a page.
        case formSubmitted = 1
        /// ``UIWebView/goBack()`` or ``UIWebView/goForward()``.
        case backForward = 2
        /// ``UIWebView/reload()``.
        case reload = 3
        /// A form that is sent again.
        case formResubmitted = 4
        /// A method of the application.
        case other = 5
    }

    /// How a page is divided, which has no effect here. The raw values are UIKit's.
    public enum PaginationMode: Int, Sendable {
        /// Not at all.
        case unpaginated = 0
        /// Into pages from left to right.
        case leftToRight = 1
        /// Into pages from top to bottom.
        case topToBottom = 2
        /// Into pages from bottom to top.
        case bottomToTop = 3
        /// Into pages from right to left.
        case rightToLeft = 4
    }

    /// Where a page is divided, which has no effect here. The raw values are UIKit's.
    public enum PaginationBreakingMode: Int, Sendable {
        /// At the breaks of pages.
        case page = 0
        /// At the breaks of columns.
        case column = 1
    }
}
