/// How a split view is divided: its display mode, the widths of its columns, and what the delegate is told of both.
///
/// Owned by the stage. The mode is the preferred one, until the user or the application chooses another.
@MainActor
final class SplitArrangement {
    typealias Column = UISplitViewController.Column
    typealias Mode = UISplitViewController.DisplayMode

    private weak var controller: UISplitViewController?
    private(set) var isCollapsed = false
    /// The mode that the user or the application has chosen since the preferred one was set.
    private var chosenMode: Mode?
    private var knownMode: Mode?
    private var knownBehavior: UISplitViewController.SplitBehavior?

    init(of controller: UISplitViewController?) {
        self.controller = controller
    }

    private var view: SplitView? { controller?.viewIfLoaded as? SplitView }

    private var size: CGSize { view?.bounds.size ?? UIScreen.main.bounds.size }

    // MARK: The mode

    var modes: SplitModes { modes(in: size) }

    private func modes(in size: CGSize) -> SplitModes {
        guard let controller else {
            return SplitModes(style: .unspecified, preferred: .automatic, size: size, leadingWidth: 0)
        }
        let leading = SplitModes.leadingColumns(of: controller.style)
        return SplitModes(
            style: controller.style, preferred: controller.preferredSplitBehavior, size: size,
            leadingWidth: leading.reduce(0) { $0 + width(of: $1, total: size.width) })
    }

    var mode: Mode { mode(in: modes) }

    private func mode(in modes: SplitModes) -> Mode {
        modes.mode(preferring: chosenMode ?? controller?.preferredDisplayMode ?? .automatic)
    }

    func choose(_ mode: Mode) { chosenMode = mode }

    /// The mode to which the button and the swipe change.
    var targetMode: Mode {
        guard let controller else { return mode }
        let target =
            controller.delegate(for: SplitViewControllerDelegateMethods.targetMode)?
            .targetDisplayModeForAction(in: controller) ?? .automatic
        return target == .automatic ? modes.mode(after: mode) : modes.mode(preferring: target)
    }

    func preferencesDidChange(keepsMode: Bool) {
        if !keepsMode { chosenMode = nil }
        knownBehavior = modes.behavior
    }

    /// Called when the size may have changed. With another behavior the preferred mode returns.
    func followBehavior() {
        let behavior = modes.behavior
        if let knownBehavior, knownBehavior != behavior { chosenMode = nil }
        knownBehavior = behavior
    }

    func setCollapsed(_ isCollapsed: Bool) {
        self.isCollapsed = isCollapsed
        chosenMode = nil
        knownMode = nil
    }

    // MARK: The columns

    func width(of column: Column) -> CGFloat { isCollapsed ? size.width : width(of: column, total: size.width) }

    private func width(of column: Column, total: CGFloat) -> CGFloat {
        guard let controller else { return 0 }
        let splits = SystemMetrics.current.splits
        return column == .primary
            ? controller.primaryWidth.resolved(standard: splits.primaryWidth, total: total)
            : controller.supplementaryWidth.resolved(standard: splits.supplementaryWidth, total: total)
    }

    func layout(for mode: Mode, in bounds: CGRect) -> SplitLayout {
        guard let controller, !isCollapsed else { return SplitLayout(collapsedIn: bounds) }
        let leading = SplitModes.leadingColumns(of: controller.style)
            .map { (column: $0, width: width(of: $0, total: bounds.width)) }
        return SplitLayout(
            of: mode, in: bounds, modes: modes(in: bounds.size), columns: leading,
            gap: 1 / max(controller.traitCollection.displayScale, 1), isOnLeft: isPrimaryOnLeft)
    }

    /// The layout that the split view would have in another size.
    func layout(in size: CGSize) -> SplitLayout {
        layout(for: mode(in: modes(in: size)), in: CGRect(origin: .zero, size: size))
    }

    /// Whether the primary column is at the left side of the window.
    var isPrimaryOnLeft: Bool {
        guard let controller else { return true }
        return (controller.primaryEdge == .leading) != (view?.isRightToLeft ?? false)
    }

    // MARK: The delegate

    /// Tells of a mode that differs from the one before.
    func tell(_ mode: Mode) {
        guard let controller, !isCollapsed, knownMode != mode else { return }
        let isFirst = knownMode == nil
        knownMode = mode
        guard !isFirst else { return }
        controller.delegate(for: SplitViewControllerDelegateMethods.willChangeMode)?
            .splitViewController(controller, willChangeTo: mode)
    }

    /// Tells of the columns that come and leave.
    ///
    /// - Parameter isShown: whether a column is shown now.
    func tellColumns(_ layout: SplitLayout, _ columns: () -> SplitColumns, isShown: (Column) -> Bool) {
        guard let controller, controller.style != .unspecified, !isCollapsed else { return }
        for column in [Column.primary, .supplementary, .secondary] {
            let (was, willBe) = (isShown(column), layout.visible.contains(column) && columns()[column] != nil)
            if willBe, !was {
                controller.delegate(for: SplitViewControllerDelegateMethods.willShowColumn)?
                    .splitViewController(controller, willShow: column)
            } else if was, !willBe {
                controller.delegate(for: SplitViewControllerDelegateMethods.willHideColumn)?
                    .splitViewController(controller, willHide: column)
            }
        }
    }
}
