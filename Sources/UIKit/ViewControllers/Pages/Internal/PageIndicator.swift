/// The page control below the pages, if the data source says how many pages there are.
@MainActor
final class PageIndicator {
    private weak var controller: UIPageViewController?
    private var control: UIPageControl?
    private var count = 0
    /// In points; widely known.
    private static let rowHeight: CGFloat = 37

    init(of controller: UIPageViewController?) {
        self.controller = controller
    }

    /// The height that the dots take from the pages.
    var height: CGFloat { count > 0 ? Self.rowHeight : 0 }

    /// Asks for the number of pages, and shows that many dots at the bottom edge.
    func show(in view: UIView) {
        count = 0
        if let controller, let source = PageViewControllerDataSourceMethods.count.receiver(controller.dataSource) {
            count = max(0, source.presentationCount(for: controller))
        }
        guard count > 0 else {
            control?.removeFromSuperview()
            control = nil
            return
        }
        let isNew = control == nil
        let shown = control ?? UIPageControl()
        control = shown
        shown.numberOfPages = count
        shown.isUserInteractionEnabled = false
        shown.pageIndicatorTintColor = shown.pageIndicatorTintColor ?? .tertiaryLabel
        shown.currentPageIndicatorTintColor = shown.currentPageIndicatorTintColor ?? .label
        shown.frame = CGRect(
            x: 0, y: view.bounds.height - height - view.safeAreaInsets.bottom, width: view.bounds.width, height: height)
        if shown.superview !== view { view.addSubview(shown) }
        if isNew { showIndex() }
    }

    /// Asks for the page that code has shown.
    func showIndex() {
        guard let controller, let control else { return }
        control.currentPage =
            PageViewControllerDataSourceMethods.index.receiver(controller.dataSource)?
            .presentationIndex(for: controller) ?? 0
    }

    /// Follows a movement of the user.
    func move(by step: Int) {
        guard let control else { return }
        control.currentPage = min(max(control.currentPage + step, 0), count - 1)
    }
}
