import UIKit

/// The first page of an application's settings. All of it is in the storyboard: static cells with icons, values,
/// switches and a slider. A row with a chevron opens a page with its title.
final class SettingsViewController: UITableViewController {
    /// The tag of the label with a row's title, in the storyboard.
    private static let titleTag = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        // Name and value of a row stay side by side, for which larger texts leave no room.
        tableView.maximumContentSizeCategory = .accessibilityMedium
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let title = (sender as? UITableViewCell)?.contentView.viewWithTag(Self.titleTag) as? UILabel
        segue.destination.title = title?.text
    }

    /// The heights of the storyboard are those of the default text size.
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let height = super.tableView(tableView, heightForRowAt: indexPath)
        return height > 0 ? height.growing(in: tableView.traitCollection) : height
    }
}
