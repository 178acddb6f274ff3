extension UIViewController {
    /// The nearest split view controller among the ancestors.
    public var splitViewController: UISplitViewController? {
        var controller = parent
        while let current = controller {
            if let split = current as? UISplitViewController { return split }
            controller = current.parent
        }
        return nil
    }
}
