internal import RuntimeInspection

/// The methods of a scroll view's delegate, all of them optional.
enum ScrollMethods {
    static let didScroll = method("scrollViewDidScroll:", "scrollViewDidScroll(_:)", ScrollNotice.self)
    static let willBeginDragging = method(
        "scrollViewWillBeginDragging:", "scrollViewWillBeginDragging(_:)", ScrollNotice.self)
    static let willEndDragging = method(
        "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", ScrollTargetNotice.self)
    static let didEndDragging = method(
        "scrollViewDidEndDragging:willDecelerate:", "scrollViewDidEndDragging(_:willDecelerate:)",
        ScrollFlagNotice.self)
    static let willBeginDecelerating = method(
        "scrollViewWillBeginDecelerating:", "scrollViewWillBeginDecelerating(_:)", ScrollNotice.self)
    static let didEndDecelerating = method(
        "scrollViewDidEndDecelerating:", "scrollViewDidEndDecelerating(_:)", ScrollNotice.self)
    static let didEndScrollingAnimation = method(
        "scrollViewDidEndScrollingAnimation:", "scrollViewDidEndScrollingAnimation(_:)", ScrollNotice.self)
    static let didChangeAdjustedContentInset = method(
        "scrollViewDidChangeAdjustedContentInset:", "scrollViewDidChangeAdjustedContentInset(_:)", ScrollNotice.self)

    static let all: [any ProtocolRequirement] = [
        didScroll, willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating, didEndDecelerating,
        didEndScrollingAnimation, didChangeAdjustedContentInset,
    ]

    private static func method<Call>(
        _ selector: String, _ name: String, _ call: Call.Type
    ) -> OptionalMethod<any UIScrollViewDelegate, Call> {
        OptionalMethod(selector, name) { $0 is any UIScrollViewDelegate.Type }
    }

    struct ScrollNotice: DeclaredMethods.Call {
        typealias Function = (UIScrollView) -> Void
        let call: Function
    }

    struct ScrollFlagNotice: DeclaredMethods.Call {
        typealias Function = (UIScrollView, Bool) -> Void
        let call: Function
    }

    struct ScrollTargetNotice: DeclaredMethods.Call {
        typealias Function = (UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void
        let call: Function
    }
}
