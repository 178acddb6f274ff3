/// The controllers of a tab bar controller: those with a tab, those in the list of the *More* tab, and the selected one.
///
/// Owned by the tab bar controller. The controllers may set other ones in the callbacks of containment; the later ones
/// are then used.
@MainActor
final class TabMembers {
    private weak var tabs: UITabBarController?
    private(set) var all: [UIViewController] = []
    /// The controller of the selected tab.
    private(set) var selection: UIViewController?
    private(set) var madeMore: MoreNavigationController?
    /// The number of tabs that the bar had space for when its items were set.
    private var knownCapacity = 0

    init(of tabs: UITabBarController) {
        self.tabs = tabs
    }

    func contains(_ controller: UIViewController) -> Bool { all.contains { $0 === controller } }

    // MARK: Exchanging

    /// Replaces the controllers. The selected one stays selected if it is among the new ones; otherwise the one at the
    /// same index is selected, or the first.
    func exchange(_ new: [UIViewController], animated: Bool) {
        guard let tabs else { return }
        let former = selected
        let formerIndex = all.firstIndex { $0 === former } ?? 0
        let leaving = all.filter { old in !new.contains { $0 === old } }
        all = new
        if leaving.contains(where: { $0 === tabs.shown }) {
            selection = nil
            tabs.stage.showSelection()
        }
        madeMore?.keep(inMore)
        for controller in leaving where !contains(controller) && controller.parent === tabs {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        for controller in new where controller.parent !== tabs && !isInMore(controller) { adopt(controller) }
        setItems(animated: animated)
        let index = all.indices.contains(formerIndex) ? formerIndex : 0
        let isKept = former.map { contains($0) || ($0 === madeMore && !inMore.isEmpty) } ?? false
        select(isKept ? former : all.indices.contains(index) ? all[index] : nil)
    }

    private func isInMore(_ controller: UIViewController) -> Bool { madeMore != nil && controller.parent === madeMore }

    /// Makes a controller a child, unless callbacks have replaced it by then. Called also when it comes back from the
    /// *More* tab.
    func adopt(_ controller: UIViewController) {
        guard let tabs, contains(controller) else { return }
        tabs.addChild(controller)
        controller.didMove(toParent: tabs)
    }

    // MARK: Selecting

    /// The controller that is shown, which may be one of the *More* tab's; that tab's controller while its list is shown.
    var selected: UIViewController? { selection === madeMore ? madeMore?.displayed ?? madeMore : selection }

    /// Selects a controller of this object, or the *More* tab's. Does nothing for others.
    func selectByCode(_ controller: UIViewController) {
        guard controller !== selected, contains(controller) || (controller === madeMore && !inMore.isEmpty) else {
            return
        }
        select(controller)
    }

    private func select(_ controller: UIViewController?) {
        if let controller, inMore.contains(where: { $0 === controller }) {
            // Its view leaves this controller before it gets another parent.
            if tabs?.shown === controller {
                selection = nil
                tabs?.stage.showSelection()
            }
            more.display(controller, animated: false)
            selection = madeMore
        } else {
            if controller === madeMore { madeMore?.popToRootViewController(animated: false) }
            selection = controller
        }
        selectionDidChange()
    }

    /// Selects the controller of a tab that was tapped. A second tap on a navigation controller's tab pops to its root.
    func selectByTap(_ controller: UIViewController) {
        if controller === selection {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else if withTabs.contains(where: { $0 === controller }) {
            selection = controller
            selectionDidChange()
        }
    }

    /// Returns to the controller that was selected before a transition that is cancelled. False if it is gone.
    func selectAgain(_ previous: UIViewController) -> Bool {
        guard contains(previous) || previous === madeMore else { return false }
        selection = previous
        tabs?.tabBar.selectedItem = previous.tabBarItem
        return true
    }

    private func selectionDidChange() {
        tabs?.tabBar.selectedItem = selection?.tabBarItem
        tabs?.stage.showSelection()
    }

    // MARK: Dividing

    /// The navigation controller of the *More* tab, made when it is first needed.
    var more: MoreNavigationController {
        if let madeMore { return madeMore }
        let more = MoreNavigationController()
        madeMore = more
        tabs?.addChild(more)
        more.didMove(toParent: tabs)
        return more
    }

    private var capacity: Int {
        tabs?.traitCollection.horizontalSizeClass == .regular
            ? SystemMetrics.current.tabs.regularCapacity : SystemMetrics.current.tabs.compactCapacity
    }

    /// The controllers without a tab of their own.
    private var inMore: [UIViewController] { all.count > capacity ? Array(all.dropFirst(capacity - 1)) : [] }

    /// The controllers of the tabs, with the *More* tab's.
    var withTabs: [UIViewController] { all.count > capacity ? all.prefix(capacity - 1) + [more] : all }

    private func setItems(animated: Bool) {
        knownCapacity = capacity
        tabs?.tabBar.setItems(withTabs.map(\.tabBarItem), animated: animated)
        madeMore?.list.show(inMore)
    }

    /// Called when the width class may have changed: moves controllers between the bar and the list.
    func updateCapacity() {
        guard knownCapacity > 0, capacity != knownCapacity else { return }
        let wasDivided = all.count > knownCapacity
        guard wasDivided || all.count > capacity else {
            knownCapacity = capacity
            return
        }
        let former = selected
        madeMore?.keep(inMore)
        setItems(animated: false)
        select(former === madeMore && inMore.isEmpty ? all.first : former)
    }

    /// Called when a controller, or one inside it, has another tab bar item.
    func itemsDidChange() {
        let items: [UITabBarItem] = withTabs.map(\.tabBarItem)
        madeMore?.list.show(inMore)
        guard let bar = tabs?.tabBar, !items.elementsEqual(bar.items ?? [], by: { $0 === $1 }) else { return }
        bar.setItems(items, animated: false)
        bar.selectedItem = selection?.tabBarItem
    }
}
