import UIKit

/// Shows the list of screens; a tap pushes a screen.
public final class GalleryViewController: UITableViewController {
    private let screens: [GalleryScreen]

    public init(screens: [GalleryScreen]) {
        self.screens = screens
        super.init(style: .insetGrouped)
        title = "Gallery"
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("the gallery is made in code")
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        screens.count
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "screen")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "screen")
        let screen = screens[indexPath.row]
        cell.textLabel?.text = screen.title
        cell.detailTextLabel?.text = screen.summary
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityIdentifier = screen.identifier
        return cell
    }

    public override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "Each screen is plain iOS source in a file of its own."
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(screens[indexPath.row].make(), animated: true)
    }
}
