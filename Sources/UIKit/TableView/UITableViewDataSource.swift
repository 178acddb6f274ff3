/// Provides the contents of a table view. All methods but the first two are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// Returns the number of rows. Called when the table loads, and for every section in an update.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Called when a row comes on screen, at most once until it leaves or is reloaded.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// The default is 1.
    func numberOfSections(in tableView: UITableView) -> Int

    /// Returns the title of a header; nil, the default, for none. Used unless the delegate gives a view.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the title of a footer; nil, the default, for none. Used unless the delegate gives a view.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    // MARK: Editing

    /// Called for each row that is shown while the table is edited, and for a row that is swiped. The default is true.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Called when the user has confirmed a deletion or has tapped an insert control. Implementations change their data
    /// and the table; they must not call `setEditing(_:animated:)`. Rows are deleted by a swipe only if the data source
    /// implements this method.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    // MARK: Moving rows

    /// Returns whether the row has a grip while the table is edited. Called for each row that is shown, if the data source
    /// implements ``tableView(_:moveRowAt:to:)``. The default is true.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Called when the user has put a row down at another place. Implementations change their data; the table follows by
    /// itself. Not called for a row that is put down where it was.
    ///
    /// - Parameter destinationIndexPath: The row's place after the move.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    // MARK: Section index

    /// Returns the titles of the section index, from top to bottom. Called when the table loads, and by
    /// ``UITableView/reloadSectionIndexTitles()``. Nil or no titles: the table has no index. ``UITableView/indexSearch``
    /// stands for a magnifying glass.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// Returns the section that a touch on a title scrolls to. `NSNotFound` does not scroll. Without this method it is the
    /// section with the number of the title.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}
