import UIKit

/// The first page of an application's settings. All of it is in the storyboard: static cells with icons, values,
/// switches and a slider. A row with a chevron opens a page with its title.
final class SettingsViewController: UITableViewController {
    /// The tag of the label with a row's title, in the storyboard.
    private static let titleTag = 1

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let title = (sender as? UITableViewCell)?.contentView.viewWithTag(Self.titleTag) as? UILabel
        segue.destination.title = title?.text
    }
}
