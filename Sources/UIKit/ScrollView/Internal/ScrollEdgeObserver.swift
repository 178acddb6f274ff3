/// Who draws something at the edge of the content, such as the hairline under a navigation bar.
@MainActor
protocol ScrollEdgeObserver: AnyObject {
    /// The content offset or the adjusted inset has changed.
    func scrollViewDidMove(_ scrollView: UIScrollView)
}
