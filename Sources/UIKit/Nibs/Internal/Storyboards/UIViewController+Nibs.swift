extension UIViewController {
    static let nibPresentationStyles: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
        "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
        "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]

    /// A flip and a page curl are not drawn.
    static let nibTransitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "crossDissolve": .crossDissolve, "flipHorizontal": .flipHorizontal,
    ]

    /// Sets the view that a nib has for the controller.
    func takeNibView(_ view: UIView) {
        if let controller = self as? UICollectionViewController, let collectionView = view as? UICollectionView {
            controller.takeNibCollectionView(collectionView)
        } else {
            self.view = view
        }
    }

    /// Calls the action of an unwind segue.
    func receiveUnwind(_ action: Selector, _ segue: UIStoryboardSegue) { perform(action, with: segue) }
}
