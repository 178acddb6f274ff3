/// Provides the contents of a table view. `numberOfSections(in:)` and the methods for titles are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Called when a row comes on screen, at most once until it leaves or is reloaded.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// The default is 1.
    func numberOfSections(in tableView: UITableView) -> Int

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}
