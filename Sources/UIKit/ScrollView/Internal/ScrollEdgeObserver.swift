/// Who draws something at the edge of the content, such as the hairline under a navigation bar.
@MainActor
protocol ScrollEdgeObserver: AnyObject {
    /// The content offset, the adjusted inset, or the size of view or content has changed.
    func scrollViewDidMove(_ scrollView: UIScrollView)

    /// A drag ends, and the content would come to rest at this vertical offset: where it rests instead.
    func settledOffset(_ offset: CGFloat, of scrollView: UIScrollView) -> CGFloat
}
