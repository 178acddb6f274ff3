/// A view controller whose view is a table view, with itself as data source and delegate.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    /// Set by the first `viewWillAppear`.
    private var hasAppeared = false

    /// Whether the selection goes away when the table is about to appear.
    open var clearsSelectionOnViewWillAppear = true

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public convenience init() {
        self.init(style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The same view as `view`; loads it. Setting it sets `view`.
    open var tableView: UITableView! {
        get {
            if let table = view as? UITableView { return table }
            Trestle.raise(
                .internalInconsistencyException,
                "-[UITableViewController loadView] loaded a view of class \(String(reflecting: type(of: view!))), "
                    + "but didn't get a UITableView.",
                hint: "a UITableViewController's view is its table; a UIViewController can hold one among others")
            return UITableView(frame: view.bounds, style: style)
        }
        set {
            view = newValue
        }
    }

    open override func loadView() {
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view = table
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let table = view as? UITableView else { return }
        if !hasAppeared {
            hasAppeared = true
            table.reloadData()
        }
        guard clearsSelectionOnViewWillAppear else { return }
        for indexPath in table.indexPathsForSelectedRows ?? [] {
            table.deselectRow(at: indexPath, animated: animated)
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (view as? UITableView)?.flashScrollIndicators()
    }

    // Every table method stands here, because only members of the class body can be overridden. DelegateCalls sees in a
    // subclass's vtable which of them it overrides (ControllerOverrides: same methods, same order, nothing in between)
    // and calls only those; what the ones here return is for subclasses that call super.

    // MARK: Data source

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        0
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        Trestle.raise(
            .internalInconsistencyException,
            "UITableView (\(tableView)) failed to obtain a cell from its dataSource (\(self))",
            hint: "\(String(reflecting: type(of: self))) does not override tableView(_:cellForRowAt:)")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    open func numberOfSections(in tableView: UITableView) -> Int {
        DelegateCalls.defaultTaken(self, .numberOfSections)
        return 1
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        DelegateCalls.defaultTaken(self, .titleForHeader)
        return nil
    }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        DelegateCalls.defaultTaken(self, .titleForFooter)
        return nil
    }

    // MARK: Delegate

    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        DelegateCalls.defaultTaken(self, .willDisplayCell)
    }

    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        DelegateCalls.defaultTaken(self, .willDisplayHeader)
    }

    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        DelegateCalls.defaultTaken(self, .willDisplayFooter)
    }

    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        DelegateCalls.defaultTaken(self, .didEndDisplayingCell)
    }

    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        DelegateCalls.defaultTaken(self, .didEndDisplayingHeader)
    }

    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        DelegateCalls.defaultTaken(self, .didEndDisplayingFooter)
    }

    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        DelegateCalls.defaultTaken(self, .heightForRow)
        return tableView.rowHeight
    }

    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        DelegateCalls.defaultTaken(self, .heightForHeader)
        return tableView.sectionHeaderHeight
    }

    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        DelegateCalls.defaultTaken(self, .heightForFooter)
        return tableView.sectionFooterHeight
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        DelegateCalls.defaultTaken(self, .estimatedHeightForRow)
        return tableView.estimatedRowHeight
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        DelegateCalls.defaultTaken(self, .estimatedHeightForHeader)
        return tableView.estimatedSectionHeaderHeight
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        DelegateCalls.defaultTaken(self, .estimatedHeightForFooter)
        return tableView.estimatedSectionFooterHeight
    }

    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        DelegateCalls.defaultTaken(self, .viewForHeader)
        return nil
    }

    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        DelegateCalls.defaultTaken(self, .viewForFooter)
        return nil
    }

    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        DelegateCalls.defaultTaken(self, .accessoryButtonTapped)
    }

    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        DelegateCalls.defaultTaken(self, .shouldHighlight)
        return true
    }

    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        DelegateCalls.defaultTaken(self, .didHighlight)
    }

    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        DelegateCalls.defaultTaken(self, .didUnhighlight)
    }

    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        DelegateCalls.defaultTaken(self, .willSelect)
        return indexPath
    }

    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        DelegateCalls.defaultTaken(self, .willDeselect)
        return indexPath
    }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        DelegateCalls.defaultTaken(self, .didSelect)
    }

    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        DelegateCalls.defaultTaken(self, .didDeselect)
    }

    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        DelegateCalls.defaultTaken(self, .canPerformPrimaryAction)
        return true
    }

    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        DelegateCalls.defaultTaken(self, .performPrimaryAction)
    }

    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        DelegateCalls.defaultTaken(self, .shouldShowMenu)
        return false
    }

    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        DelegateCalls.defaultTaken(self, .canPerformAction)
        return false
    }

    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {
        DelegateCalls.defaultTaken(self, .performAction)
    }

    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        DelegateCalls.defaultTaken(self, .indentationLevel)
        return 0
    }

    // MARK: Scroll view delegate

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
