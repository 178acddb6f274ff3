/// A view controller whose view is a table view, and which is its data source and delegate.
///
/// Its data source methods answer with the static cells of a storyboard, or with no rows. An optional method counts as
/// implemented only if a subclass overrides it; the implementations here are for overrides that call `super`.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    /// Set by the first `viewWillAppear`.
    private var hasAppeared = false

    /// Whether the selection is cleared when the table is about to appear, alongside the transition if there is one. The
    /// default is true.
    open var clearsSelectionOnViewWillAppear = true

    /// The refresh control of the table. Set before the view is loaded, it waits for the table.
    open var refreshControl: UIRefreshControl? {
        get { (viewIfLoaded as? UITableView).map(\.refreshControl) ?? waitingRefreshControl }
        set {
            guard let table = viewIfLoaded as? UITableView else { return waitingRefreshControl = newValue }
            table.refreshControl = newValue
        }
    }
    private var waitingRefreshControl: UIRefreshControl?

    /// The static cells of the table; nil before the view is loaded, and for a table with prototypes.
    var staticRows: StaticRows? { (viewIfLoaded as? UITableView)?.staticRows }

    private func giveRefreshControl(to table: UITableView) {
        guard let control = waitingRefreshControl else { return }
        waitingRefreshControl = nil
        table.refreshControl = control
    }

    /// A table of a nib that is connected to no data source or delegate asks the controller. Unverified.
    private func finishLoading(_ table: UITableView) {
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
        giveRefreshControl(to: table)
    }

    /// Creates a controller that loads a table of this style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller that loads a `.plain` table.
    public convenience init() {
        self.init(style: .plain)
    }

    /// Creates the controller from a nib, whose table has the style that the nib gives it.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        coder.decode(Self.inNibs, of: self)
    }

    private static let inNibs: [ArchivedProperty<UITableViewController>] = [
        .flag("UIClearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear),
        .object("UIRefreshControl", \.refreshControl),
    ]

    /// The same view as `view`. Reading it loads the view; setting it sets `view`.
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
        if loadNib() {
            if let table = viewIfLoaded as? UITableView { finishLoading(table) }
            return
        }
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view = table
        giveRefreshControl(to: table)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let table = view as? UITableView else { return }
        giveRefreshControl(to: table)
        if !hasAppeared {
            hasAppeared = true
            table.reloadData()
        }
        guard clearsSelectionOnViewWillAppear else { return }
        // The selection is restored in the controller that the user saw last, not in one below it.
        if table.pendingRestoration != nil, !RestorationAttempt.isLaunching {
            table.pendingRestoration?.forgetSelection()
        }
        // Captures the controller, since a weak reference to a table makes its retains slower.
        clearSelection(animated: animated) { [weak self] isAnimated in
            guard let table = self?.viewIfLoaded as? UITableView else { return [] }
            let cleared = table.indexPathsForSelectedRows ?? []
            for indexPath in cleared { table.deselectRow(at: indexPath, animated: isAnimated) }
            return cleared
        } restoring: { [weak self] in
            (self?.viewIfLoaded as? UITableView)?.selectRow(at: $0, animated: false, scrollPosition: .none)
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (view as? UITableView)?.flashScrollIndicators()
    }

    /// Begins or ends editing, also of the table.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (view as? UITableView)?.setEditing(editing, animated: animated)
    }

    // Only members of a class body can be overridden, so the body declares every delegate method. DelegateCalls reads
    // from the vtable of a subclass which of them it overrides (TableMethod.controllerOverrides), and calls only those.
    // The return values here are for subclasses that call super.

    // MARK: Generated by scripts/generate-delegate-methods: every method of the delegate protocols. Do not edit.

    // UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int {
        TableMethod.numberOfSections.noteDefault(of: self)
        return tableView.staticRows?.count ?? 1
    }

    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        TableMethod.sectionIndexTitles.noteDefault(of: self)
        return nil
    }

    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        TableMethod.canEdit.noteDefault(of: self)
        return true
    }

    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        TableMethod.canMove.noteDefault(of: self)
        return true
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.staticRows?.cell(at: indexPath) ?? TableErrors.missingCell(in: tableView, from: self)
    }

    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        TableMethod.commit.noteDefault(of: self)
    }

    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        TableMethod.moveRow.noteDefault(of: self)
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticRows?.count(in: section) ?? 0
    }

    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        TableMethod.sectionForIndexTitle.noteDefault(of: self)
        return index
    }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        TableMethod.titleForFooter.noteDefault(of: self)
        return tableView.staticRows?.footer(section)
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        TableMethod.titleForHeader.noteDefault(of: self)
        return tableView.staticRows?.header(section)
    }

    // UITableViewDelegate

    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        TableMethod.preferredFocusedRow.noteDefault(of: self)
        return nil
    }

    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        TableMethod.accessoryButtonTapped.noteDefault(of: self)
    }

    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        TableMethod.canFocus.noteDefault(of: self)
        return tableView.allowsFocus
    }

    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        TableMethod.canPerformAction.noteDefault(of: self)
        return false
    }

    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        TableMethod.canPerformPrimaryAction.noteDefault(of: self)
        return true
    }

    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        TableMethod.contextMenuConfiguration.noteDefault(of: self)
        return nil
    }

    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        TableMethod.didBeginMultipleSelection.noteDefault(of: self)
    }

    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        TableMethod.didDeselect.noteDefault(of: self)
    }

    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        TableMethod.didEndDisplayingCell.noteDefault(of: self)
    }

    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        TableMethod.didEndDisplayingFooter.noteDefault(of: self)
    }

    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        TableMethod.didEndDisplayingHeader.noteDefault(of: self)
    }

    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        TableMethod.didEndEditing.noteDefault(of: self)
        return tableView.rowEditing.follow(false, in: self)
    }

    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        TableMethod.didHighlight.noteDefault(of: self)
    }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        TableMethod.didSelect.noteDefault(of: self)
    }

    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        TableMethod.didUnhighlight.noteDefault(of: self)
    }

    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        TableMethod.didUpdateFocus.noteDefault(of: self)
    }

    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        TableMethod.editActions.noteDefault(of: self)
        return nil
    }

    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        TableMethod.editingStyle.noteDefault(of: self)
        return .delete
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        TableMethod.estimatedHeightForFooter.noteDefault(of: self)
        return tableView.estimatedSectionFooterHeight
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        TableMethod.estimatedHeightForHeader.noteDefault(of: self)
        return tableView.estimatedSectionHeaderHeight
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        TableMethod.estimatedHeightForRow.noteDefault(of: self)
        return tableView.estimatedRowHeight
    }

    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        TableMethod.heightForFooter.noteDefault(of: self)
        return tableView.sectionFooterHeight
    }

    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        TableMethod.heightForHeader.noteDefault(of: self)
        return tableView.sectionHeaderHeight
    }

    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        TableMethod.heightForRow.noteDefault(of: self)
        return tableView.staticRows?.height(at: indexPath) ?? tableView.rowHeight
    }

    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        TableMethod.indentationLevel.noteDefault(of: self)
        return tableView.staticRows?.indentation(at: indexPath) ?? 0
    }

    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        TableMethod.leadingSwipeActions.noteDefault(of: self)
        return nil
    }

    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {
        TableMethod.performAction.noteDefault(of: self)
    }

    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        TableMethod.performPrimaryAction.noteDefault(of: self)
    }

    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        TableMethod.previewForDismissingMenu.noteDefault(of: self)
        return nil
    }

    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        TableMethod.previewForHighlightingMenu.noteDefault(of: self)
        return nil
    }

    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        TableMethod.selectionFollowsFocus.noteDefault(of: self)
        return true
    }

    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        TableMethod.shouldBeginMultipleSelection.noteDefault(of: self)
        return false
    }

    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        TableMethod.shouldHighlight.noteDefault(of: self)
        return true
    }

    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        TableMethod.shouldIndent.noteDefault(of: self)
        return true
    }

    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        TableMethod.shouldShowMenu.noteDefault(of: self)
        return false
    }

    open func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        TableMethod.shouldSpringLoad.noteDefault(of: self)
        return tableView.springLoadsByDefault(indexPath)
    }

    open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        TableMethod.shouldUpdateFocus.noteDefault(of: self)
        return true
    }

    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        TableMethod.targetForMove.noteDefault(of: self)
        return proposedDestinationIndexPath
    }

    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        TableMethod.titleForDeleteConfirmation.noteDefault(of: self)
        return nil
    }

    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        TableMethod.trailingSwipeActions.noteDefault(of: self)
        return nil
    }

    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        TableMethod.viewForFooter.noteDefault(of: self)
        return nil
    }

    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        TableMethod.viewForHeader.noteDefault(of: self)
        return nil
    }

    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        TableMethod.willBeginEditing.noteDefault(of: self)
        return tableView.rowEditing.follow(true, in: self)
    }

    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        TableMethod.willDeselect.noteDefault(of: self)
        return indexPath
    }

    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        TableMethod.willDisplayCell.noteDefault(of: self)
    }

    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        TableMethod.willDisplayContextMenu.noteDefault(of: self)
    }

    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        TableMethod.willDisplayFooter.noteDefault(of: self)
    }

    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        TableMethod.willDisplayHeader.noteDefault(of: self)
    }

    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        TableMethod.willEndContextMenu.noteDefault(of: self)
    }

    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        TableMethod.willPerformPreviewAction.noteDefault(of: self)
    }

    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        TableMethod.willSelect.noteDefault(of: self)
        return indexPath
    }

    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        TableMethod.didEndMultipleSelection.noteDefault(of: self)
    }

    // UIScrollViewDelegate

    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    }

    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    }

    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    }

    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    }

    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    }

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    }

    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    }

    open func scrollViewDidZoom(_ scrollView: UIScrollView) {
    }

    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        true
    }

    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    }

    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    }

    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    }

    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
    }

    open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        nil
    }

    // MARK: End of the generated methods
}
