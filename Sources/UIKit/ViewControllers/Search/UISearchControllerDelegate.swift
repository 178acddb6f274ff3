/// Hears when a search begins and ends. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)

    /// A search that the user or `isActive` began, before it is shown.
    func presentSearchController(_ searchController: UISearchController)
}
