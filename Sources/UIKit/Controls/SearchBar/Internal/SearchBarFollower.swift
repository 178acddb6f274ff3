/// Something other than a search controller that searches for the text of a search bar.
@MainActor
protocol SearchBarFollower: AnyObject {
    /// Whether there is a search that the escape key ends.
    var isActive: Bool { get }
    func searchBarDidBeginEditing()
    func searchBarTextDidChange()
    func searchBarScopeDidChange()
    func searchBarWasCancelled()
}
