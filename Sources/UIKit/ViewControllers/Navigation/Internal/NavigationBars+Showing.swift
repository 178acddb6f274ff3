/// What the bars show, and how they come and go.
extension NavigationBars {
    // MARK: Items

    /// The items of the stack. A navigation controller in the *More* tab has a bar of its own.
    private var items: [UINavigationItem] {
        controller.viewControllers.filter { !($0 is UINavigationController) }.map(\.navigationItem)
    }

    func showItems(animated: Bool) { controller.navigationBar.setItems(items, animated: animated) }

    func showToolbarItems(of shown: UIViewController?, animated: Bool) {
        controller.toolbarIfMade?.setItems(shown?.toolbarItems, animated: animated)
    }

    /// Shows again what the shown controller has, when its view has returned after a cancelled pop.
    func restore() {
        controller.navigationBar.restoreItems(items)
        let shown = controller.shown
        if let shown { prepare(shown) }
        showToolbarItems(of: shown, animated: false)
        followScrollView(of: shown)
        layOut(animated: false)
    }

    /// Adds the view of the shown controller and gives it its place, at the end of a transition by an animator.
    func settle(_ shown: UIViewController) {
        if shown.view.superview !== controller.container { controller.container.addSubview(shown.view) }
        place(shown)
    }

    // MARK: Coming and going

    /// Shows the new heights, then makes a hidden bar invisible.
    func change(animated: Bool, completion: @escaping () -> Void) {
        let navigation = controller
        let change = {
            navigation.bars.update()
            navigation.bars.layOut()
            navigation.view.layoutIfNeeded()
        }
        guard animated, navigation.view.window != nil else {
            completion()
            change()
            return
        }
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration, animations: change) { _ in
            completion()
        }
    }

    /// Gives the bars the heights that they have for the new top controller.
    func layOut(animated: Bool) {
        let navigation = controller
        guard animated else {
            navigation.tabBarController?.updateBottomBar()
            return layOut()
        }
        UIView.animate(
            withDuration: SystemMetrics.current.bars.transitionDuration, delay: 0, options: .curveEaseOut,
            animations: {
                navigation.tabBarController?.updateBottomBar()
                navigation.bars.layOut()
                navigation.navigationBar.layoutIfNeeded()
                navigation.toolbarIfMade?.layoutIfNeeded()
            })
    }

    /// Follows the scroll view of a controller, and no other one any more.
    func followScrollView(of shown: UIViewController?) { follow(shown?.followedScrollView(at: .top)) }
}
