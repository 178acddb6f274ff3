/// Combines the controllers of a split view in a narrow window, and separates them in a wide one. Owned by the split
/// view controller.
///
/// The columns are stacked in the navigation controller of the primary one. A navigation controller among them keeps its
/// own bar, whose back button returns to the column below.
@MainActor
final class SplitCollapse {
    typealias Column = UISplitViewController.Column

    private weak var controller: UISplitViewController?
    private let stage: SplitStage
    /// The controller that shows the stack; differs from the primary column's if the delegate has chosen it.
    private weak var base: UIViewController?
    /// The secondary controller before the split view collapsed.
    private(set) var formerSecondary: UIViewController?

    init(of controller: UISplitViewController, _ stage: SplitStage) {
        self.controller = controller
        self.stage = stage
    }

    // MARK: Collapsing

    func collapse() {
        guard let controller else { return }
        guard controller.style == .unspecified else { return collapseColumns(of: controller) }
        let chosen = controller.delegate(for: SplitViewControllerDelegateMethods.primaryForCollapsing)?
            .primaryViewController(forCollapsing: controller)
        stage.clear()
        if let chosen { stage.replace(chosen, for: .primary) }
        let secondary = stage.columns[.secondary]
        formerSecondary = secondary
        guard let primary = stage.columns[.primary] ?? secondary else {
            return stage.setCollapsed(true, showing: nil)
        }
        stage.setCollapsed(true, showing: primary)
        guard let secondary, secondary !== primary else { return stage.update(animated: false) }
        let isHandled =
            controller.delegate(for: SplitViewControllerDelegateMethods.collapse)?
            .splitViewController(controller, collapseSecondary: secondary, onto: primary) ?? false
        if !isHandled { primary.collapseSecondaryViewController(secondary, for: controller) }
        stage.replace(nil, for: .secondary)
        stage.update(animated: false)
    }

    private func collapseColumns(of controller: UISplitViewController) {
        let columns = stage.columns
        let order = SplitModes.leadingColumns(of: controller.style) + [.secondary]
        let proposed =
            columns[.compact] != nil ? .compact : order.last { columns[$0] != nil } ?? Column.primary
        let top =
            controller.delegate(for: SplitViewControllerDelegateMethods.topColumn)?
            .splitViewController(controller, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        stage.clear()
        if top == .compact, let compact = stage.columns[.compact] {
            base = nil
            stage.setCollapsed(true, showing: compact)
        } else {
            let first = order.lazy.compactMap { [stage] in stage.columns[$0] }.first
            base = first
            stage.setCollapsed(true, showing: first)
            push(upTo: top == .compact ? .primary : top, animated: false)
        }
        stage.update(animated: false)
        controller.delegate(for: SplitViewControllerDelegateMethods.didCollapse)?
            .splitViewControllerDidCollapse(controller)
    }

    /// Called when the application has set a column's controller while the split view is collapsed.
    func columnDidChange(_ column: Column) {
        guard let controller, controller.style != .unspecified else { return }
        if column == .compact || stage.columns[.compact] != nil, base == nil {
            stage.setCollapsed(true, showing: stage.columns[.compact])
        } else if base == nil || (base?.parent == nil && base !== stage.columns[.primary]) {
            base = stage.columns.all.first
            stage.setCollapsed(true, showing: base)
        }
    }

    // MARK: The stack

    private var stack: UINavigationController? { base as? UINavigationController }

    private func push(upTo top: Column, animated: Bool) {
        guard let controller, let stack else { return }
        let order = SplitModes.leadingColumns(of: controller.style) + [.secondary]
        for column in order where column.rawValue <= top.rawValue {
            guard let next = stage.columns[column], next !== stack, !stack.viewControllers.contains(next) else {
                continue
            }
            stack.push(collapsed: next, animated: animated && column == top)
        }
    }

    /// Shows a column: pushes it with those before it, or pops what is above it.
    func show(_ column: Column) {
        guard let stack, let target = stage.columns[column] else { return }
        if target === stack {
            stack.popToRootViewController(animated: true)
        } else if stack.viewControllers.contains(target) {
            stack.popToViewController(target, animated: true)
        } else {
            push(upTo: column, animated: true)
        }
    }

    /// Pops a column that is on top.
    func hide(_ column: Column) {
        guard column != .primary, let stack, let target = stage.columns[column], stack.topViewController === target
        else { return }
        stack.popViewController(animated: true)
    }

    /// Shows a detail controller without columns: the primary controller pushes or presents it.
    func showDetail(_ detail: UIViewController, sender: Any?) {
        guard let primary = stage.viewControllers.first else { return stage.setViewControllers([detail]) }
        formerSecondary = detail
        if let navigation = primary as? UINavigationController {
            navigation.push(collapsed: detail, animated: UIView.areAnimationsEnabled)
        } else {
            primary.show(detail, sender: sender)
        }
    }

    // MARK: Expanding

    func expand() {
        guard let controller else { return }
        guard controller.style == .unspecified else { return expandColumns(of: controller) }
        let chosen = controller.delegate(for: SplitViewControllerDelegateMethods.primaryForExpanding)?
            .primaryViewController(forExpanding: controller)
        stage.clear()
        if let chosen { stage.replace(chosen, for: .primary) }
        let primary = stage.columns[.primary]
        var secondary: UIViewController?
        if let primary {
            secondary =
                controller.delegate(for: SplitViewControllerDelegateMethods.separate)?
                .splitViewController(controller, separateSecondaryFrom: primary)
                ?? primary.separateSecondaryViewController(for: controller)
        }
        secondary?.leaveCollapsedStack()
        formerSecondary = nil
        stage.setCollapsed(false, showing: nil)
        if secondary !== primary { stage.replace(secondary, for: .secondary) }
        stage.update(animated: false)
    }

    private func expandColumns(of controller: UISplitViewController) {
        stage.clear()
        stack?.popCollapsedColumns()
        base = nil
        stage.setCollapsed(false, showing: nil)
        for child in stage.columns.all {
            child.leaveCollapsedStack()
            stage.adopt(child)
        }
        let proposed = stage.mode
        let mode =
            controller.delegate(for: SplitViewControllerDelegateMethods.modeForExpanding)?
            .splitViewController(controller, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        if mode != proposed, mode != .automatic { stage.change(to: mode, animated: false) }
        stage.update(animated: false)
        controller.delegate(for: SplitViewControllerDelegateMethods.didExpand)?.splitViewControllerDidExpand(controller)
    }
}

extension UINavigationController {
    /// Pushes a column of a collapsed split view, which may be a navigation controller with a bar of its own.
    func push(collapsed column: UIViewController, animated: Bool) {
        guard let nested = column as? UINavigationController else {
            return pushViewController(column, animated: animated)
        }
        acceptsNavigationControllers = true
        let below = (topViewController as? UINavigationController)?.topViewController ?? topViewController
        nested.navigationBar.outerBackItem = below?.navigationItem
        pushViewController(nested, animated: animated)
    }

    /// Removes the first column that was pushed, with everything above it.
    func popCollapsedColumns() {
        guard let index = viewControllers.firstIndex(where: { $0 is UINavigationController }), index > 0 else { return }
        setViewControllers(Array(viewControllers.prefix(index)), animated: false)
        acceptsNavigationControllers = false
    }
}

extension UIViewController {
    /// Called when a column of a collapsed split view leaves the stack.
    func leaveCollapsedStack() {
        (self as? UINavigationController)?.navigationBar.outerBackItem = nil
        guard let stack = parent as? UINavigationController, stack.viewControllers.first !== self else { return }
        stack.setViewControllers(stack.viewControllers.filter { $0 !== self }, animated: false)
    }
}
