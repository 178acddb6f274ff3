/// An object that draws something at the edge of the content, for example the hairline under a navigation bar.
@MainActor
protocol ScrollEdgeObserver: AnyObject {
    /// Called when the content offset, the adjusted inset, or the size of the view or its content has changed.
    func scrollViewDidMove(_ scrollView: UIScrollView)

    /// Returns the vertical offset where the content comes to rest after a drag, given the offset where it would by
    /// itself.
    func settledOffset(_ offset: CGFloat, of scrollView: UIScrollView) -> CGFloat
}
