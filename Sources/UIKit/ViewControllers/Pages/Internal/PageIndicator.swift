/// The page control below the pages, if the data source says how many pages there are and which one is shown. As Apple's
/// header says, there is none if it implements only one of the two methods.
@MainActor
final class PageIndicator {
    private weak var controller: UIPageViewController?
    private var control: UIPageControl?
    /// The one that was asked last.
    private weak var source: (any UIPageViewControllerDataSource)?
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
        count = max(
            0,
            controller.flatMap { controller in
                PageViewControllerDataSourceMethods.count.ask(controller.dataSource) {
                    $0.presentationCount(for: controller)
                }
            } ?? 0)
        let isNew = control == nil || controller?.dataSource !== source
        source = controller?.dataSource
        let index = isNew && count > 0 ? self.index : nil
        if isNew, index == nil { count = 0 }
        guard count > 0 else {
            control?.removeFromSuperview()
            control = nil
            return
        }
        let shown = control ?? UIPageControl()
        control = shown
        shown.numberOfPages = count
        shown.isUserInteractionEnabled = false
        shown.pageIndicatorTintColor = shown.pageIndicatorTintColor ?? .tertiaryLabel
        shown.currentPageIndicatorTintColor = shown.currentPageIndicatorTintColor ?? .label
        shown.frame = CGRect(
            x: 0, y: view.bounds.height - height - view.safeAreaInsets.bottom, width: view.bounds.width, height: height)
        if shown.superview !== view { view.addSubview(shown) }
        if let index { shown.currentPage = index }
    }

    /// The page that code has shown; nil if the data source does not tell.
    private var index: Int? {
        controller.flatMap { controller in
            PageViewControllerDataSourceMethods.index.ask(controller.dataSource) {
                $0.presentationIndex(for: controller)
            }
        }
    }

    /// Asks for the page that code has shown.
    func showIndex() {
        if let control { control.currentPage = index ?? 0 }
    }

    /// Follows a movement of the user.
    func move(by step: Int) {
        guard let control else { return }
        control.currentPage = min(max(control.currentPage + step, 0), count - 1)
    }
}
