/// What a split view controller shows: the controllers of the columns that the display mode makes visible, or the one
/// of the collapsed split view. Owned by the controller.
///
/// Every change of a preference, a controller or the size ends in ``update(animated:)``, which compares what is shown
/// with what should be.
@MainActor
final class SplitStage {
    typealias Column = UISplitViewController.Column

    private weak var controller: UISplitViewController?
    private(set) var columns = SplitColumns()
    private(set) lazy var buttons = SplitButtons(of: controller)
    /// The display mode and the widths.
    private(set) lazy var arrangement = SplitArrangement(of: controller)
    var isCollapsed: Bool { arrangement.isCollapsed }
    /// The controller that a collapsed split view shows.
    private var collapsedController: UIViewController?
    private var shown: [Column: UIViewController] = [:]
    private var isShowing = false
    private var transition: SplitTransition?
    private var isUpdating = false
    private var mustUpdateAgain = false
    private var swipe: SplitSwipe?

    init(of controller: UISplitViewController) {
        self.controller = controller
    }

    private var view: SplitView? { controller?.viewIfLoaded as? SplitView }

    func makeView() -> UIView {
        let view = SplitView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.onTapBeside = { [weak self] in self?.hideTransientColumns() }
        let swipe = SplitSwipe(of: self)
        view.addGestureRecognizer(swipe.edgeRecognizer)
        view.addGestureRecognizer(swipe.backRecognizer)
        self.swipe = swipe
        return view
    }

    // MARK: Modes

    var modes: SplitModes { arrangement.modes }

    var mode: UISplitViewController.DisplayMode { arrangement.mode }

    /// Called when a preference has changed. Changes the mode at once, or in the animation in which it is set.
    func preferencesDidChange(keepsMode: Bool) {
        arrangement.preferencesDidChange(keepsMode: keepsMode)
        update(animated: false)
    }

    func show(_ column: Column) {
        if let mode = modes.mode(showing: column, from: mode) { change(to: mode, animated: true) }
    }

    func hide(_ column: Column) {
        if let mode = modes.mode(hiding: column, from: mode) { change(to: mode, animated: true) }
    }

    func change(to mode: UISplitViewController.DisplayMode, animated: Bool) {
        arrangement.choose(mode)
        update(animated: animated)
    }

    func changeToTargetMode() {
        guard !isCollapsed else { return }
        change(to: arrangement.targetMode, animated: true)
    }

    private func hideTransientColumns() {
        guard !isCollapsed, let column = modes.leadingColumns(in: mode).last, SplitModes.isTransient(mode) else {
            return
        }
        hide(mode == .twoDisplaceSecondary ? .primary : column)
    }

    // MARK: Controllers

    var viewControllers: [UIViewController] {
        if isCollapsed { return [collapsedController].compactMap { $0 } }
        return columns.all
    }

    /// Sets the primary and the secondary controller, or those of the columns in their order.
    func setViewControllers(_ controllers: [UIViewController]) {
        guard let controller else { return }
        if isCollapsed, controller.style == .unspecified {
            collapsedController = controllers.first
            exchange(controllers.first, for: .primary)
            if controllers.count > 1 { exchange(controllers[1], for: .secondary, isShown: false) }
        } else {
            let order = SplitModes.leadingColumns(of: controller.style) + [.secondary]
            for (index, column) in order.enumerated() {
                exchange(controllers.indices.contains(index) ? controllers[index] : nil, for: column)
            }
        }
        update(animated: false)
    }

    func set(_ new: UIViewController?, for column: Column) {
        exchange(new, for: column)
        if isCollapsed { controller?.collapsing.columnDidChange(column) }
        update(animated: false)
    }

    /// Replaces the controller of a column, with the calls of containment.
    private func exchange(_ new: UIViewController?, for column: Column, isShown: Bool = true) {
        guard let controller else { return }
        let before = columns.set(new, for: column, wrapping: controller.style != .unspecified)
        let after = columns[column]
        guard before !== after else { return }
        if let before, before.parent === controller, columns.column(of: before) == nil {
            before.willMove(toParent: nil)
            if shown.contains(where: { $0.value === before }) { update(animated: false) }
            if before.parent === controller { before.removeFromParent() }
        }
        if let after, isShown { adopt(after) }
    }

    /// Makes a column's controller a child, unless callbacks have replaced it by then.
    func adopt(_ child: UIViewController) {
        guard let controller, child.parent !== controller, columns.column(of: child) != nil else { return }
        controller.addChild(child)
        guard child.parent === controller else { return }
        child.didMove(toParent: controller)
    }

    /// Sets what the collapsed split view shows; nil when it expands.
    func setCollapsed(_ isCollapsed: Bool, showing controller: UIViewController?) {
        arrangement.setCollapsed(isCollapsed)
        collapsedController = controller
    }

    /// Takes the views of all columns away before their controllers move to other parents.
    func clear() {
        transition?.finishNow()
        show([:], layout: view?.layout ?? SplitLayout(collapsedIn: .zero), duration: 0)
    }

    /// Sets the primary or the secondary controller when the split view collapses or expands.
    func replace(_ new: UIViewController?, for column: Column) { exchange(new, for: column) }

    func showController(_ vc: UIViewController, sender: Any?) {
        guard let controller else { return }
        guard !isCollapsed else { return controller.present(vc, animated: true) }
        let isFromPrimary = (sender as? UIViewController).map { sender in
            columns[.primary].map { sender.isInside($0) } ?? false
        }
        set(vc, for: isFromPrimary == true ? .primary : .secondary)
    }

    func showDetail(_ vc: UIViewController, sender: Any?) {
        guard let controller else { return }
        guard isCollapsed else { return set(vc, for: .secondary) }
        if controller.style == .unspecified {
            controller.collapsing.showDetail(vc, sender: sender)
        } else {
            set(vc, for: .secondary)
            controller.collapsing.show(.secondary)
        }
    }

    // MARK: Adapting to the window

    /// Called before each layout: collapses, expands, and follows the size.
    func adapt() {
        guard let controller else { return }
        let isCompact = controller.traitCollection.horizontalSizeClass == .compact
        if isCompact != isCollapsed {
            if isCompact { controller.collapsing.collapse() } else { controller.collapsing.expand() }
            NotificationCenter.default.post(
                name: UIViewController.showDetailTargetDidChangeNotification, object: controller)
        }
        arrangement.followBehavior()
        guard let view, transition == nil else { return }
        let layout = arrangement.layout(for: mode, in: view.bounds)
        if view.layout != layout || !isShown(layout) { update(animated: false) }
    }

    private func isShown(_ layout: SplitLayout) -> Bool {
        let wanted = wanted(layout)
        return wanted.count == shown.count && wanted.allSatisfy { shown[$0.key] === $0.value }
    }

    private func wanted(_ layout: SplitLayout) -> [Column: UIViewController] {
        guard !isCollapsed else { return collapsedController.map { [.compact: $0] } ?? [:] }
        var wanted: [Column: UIViewController] = [:]
        for column in layout.visible { wanted[column] = columns[column] }
        return wanted.filter { $0.value.parent === controller }
    }

    func isNarrow(_ child: UIViewController) -> Bool {
        guard !isCollapsed else { return false }
        return columns[.primary] === child || columns[.supplementary] === child
    }

    func size(of container: any UIContentContainer, in size: CGSize) -> CGSize? {
        guard !isCollapsed, let child = container as? UIViewController, let column = columns.column(of: child) else {
            return nil
        }
        return arrangement.layout(in: size).frames[column]?.size
    }

    // MARK: Showing

    /// Shows what the mode and the columns say now. If callbacks change them, the later state is shown afterwards, up to
    /// 16 times.
    func update(animated: Bool) {
        guard controller?.isViewLoaded == true else { return }
        mustUpdateAgain = true
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        for _ in 0..<16 where mustUpdateAgain {
            mustUpdateAgain = false
            transition?.finishNow()
            if !mustUpdateAgain { step(animated: animated) }
        }
    }

    private func step(animated: Bool) {
        guard let view else { return }
        let mode = mode
        arrangement.tell(mode)
        let isInWindow = view.window != nil && isShowing
        let splits = SystemMetrics.current.splits
        let duration =
            !isInWindow
            ? 0
            : animated && UIView.areAnimationsEnabled ? splits.transitionDuration : UIView.inheritedAnimationDuration
        let layout = arrangement.layout(for: mode, in: view.bounds)
        tellColumns(layout)
        view.isTransient = !isCollapsed && SplitModes.isTransient(mode)
        show(wanted(layout), layout: layout, duration: duration)
        buttons.update()
    }

    private func show(_ wanted: [Column: UIViewController], layout: SplitLayout, duration: Double) {
        guard let started = begin(wanted, layout: layout, duration: duration, isInteractive: false) else { return }
        started.run()
    }

    private func begin(
        _ wanted: [Column: UIViewController], layout: SplitLayout, duration: Double, isInteractive: Bool
    ) -> SplitTransition? {
        guard let view, let controller else { return nil }
        let before = shown
        let leaving = before.filter { wanted[$0.key] !== $0.value }.map(SplitTransition.Part.init)
        let arriving = wanted.filter { before[$0.key] !== $0.value }.map(SplitTransition.Part.init)
        shown = wanted
        let new = SplitTransition(
            in: view, of: controller, to: layout, arriving: arriving.sorted(by: Self.inOrder),
            leaving: leaving.sorted(by: Self.inOrder), isVisible: isShowing, duration: duration,
            isInteractive: isInteractive)
        transition = new
        if new.coordinator.isAnimated || isInteractive {
            controller.activeCoordinator = new.coordinator
            for part in leaving + arriving { part.controller.activeCoordinator = new.coordinator }
        }
        new.begin { [weak self, weak new] cancelled in
            guard let self, let new else { return }
            if cancelled { shown = before }
            didEnd(new, leaving + arriving)
        }
        return new
    }

    private static func inOrder(_ one: SplitTransition.Part, _ other: SplitTransition.Part) -> Bool {
        one.column.rawValue < other.column.rawValue
    }

    private func didEnd(_ ended: SplitTransition, _ parts: [SplitTransition.Part]) {
        if transition === ended { transition = nil }
        if controller?.activeCoordinator === ended.coordinator { controller?.activeCoordinator = nil }
        for part in parts where part.controller.activeCoordinator === ended.coordinator {
            part.controller.activeCoordinator = nil
        }
        guard transition == nil else { return }
        view?.removeColumns(except: Array(shown.keys))
        // The size may have changed in the meantime.
        view?.setNeedsLayout()
    }

    // MARK: A swipe

    /// Begins to change to a mode under the control of a finger; nil if something else moves.
    func beginSwipe(to mode: UISplitViewController.DisplayMode) -> SplitTransition? {
        guard let view, !isUpdating, transition == nil, isShowing, !isCollapsed, mode != self.mode else { return nil }
        isUpdating = true
        defer { isUpdating = false }
        arrangement.tell(mode)
        let layout = arrangement.layout(for: mode, in: view.bounds)
        tellColumns(layout)
        view.isTransient = SplitModes.isTransient(mode)
        return begin(
            wanted(layout), layout: layout, duration: SystemMetrics.current.splits.transitionDuration,
            isInteractive: true)
    }

    /// Called when the finger is lifted.
    func endSwipe(_ swiped: SplitTransition, to mode: UISplitViewController.DisplayMode, cancelled: Bool) {
        if cancelled { arrangement.tell(self.mode) } else { arrangement.choose(mode) }
        swiped.endInteraction(cancelled: cancelled)
        view?.isTransient = SplitModes.isTransient(self.mode)
        buttons.update()
    }

    var allowsSwipe: Bool {
        controller?.presentsWithGesture == true && !isCollapsed && transition == nil && !isUpdating
    }

    func tellSwipe(_ begins: Bool) {
        guard let controller else { return }
        if begins {
            controller.delegate(for: SplitViewControllerDelegateMethods.swipeWillBegin)?
                .splitViewControllerInteractivePresentationGestureWillBegin(controller)
        } else {
            controller.delegate(for: SplitViewControllerDelegateMethods.swipeDidEnd)?
                .splitViewControllerInteractivePresentationGestureDidEnd(controller)
        }
    }

    var splitView: SplitView? { view }

    private func tellColumns(_ layout: SplitLayout) {
        guard isShowing else { return }
        arrangement.tellColumns(layout, { columns }, isShown: { shown[$0] != nil })
    }

    // MARK: Appearing

    func willAppear(_ animated: Bool) {
        adapt()
        isShowing = true
        for (_, child) in inOrder { child.beginAppearanceTransition(true, animated: animated) }
    }

    func didAppear() {
        for (_, child) in inOrder { child.endAppearanceTransition() }
    }

    func willDisappear(_ animated: Bool) {
        transition?.finishNow()
        isShowing = false
        for (_, child) in inOrder { child.beginAppearanceTransition(false, animated: animated) }
    }

    func didDisappear() {
        for (_, child) in inOrder { child.endAppearanceTransition() }
    }

    private var inOrder: [(Column, UIViewController)] {
        shown.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
    }
}

extension UIViewController {
    /// Whether this controller is `container` or inside it.
    fileprivate func isInside(_ container: UIViewController) -> Bool {
        var next: UIViewController? = self
        while let candidate = next {
            if candidate === container { return true }
            next = candidate.parent
        }
        return false
    }
}
