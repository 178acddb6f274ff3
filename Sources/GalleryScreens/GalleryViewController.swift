import UIKit

/// Shows the list of screens; a tap pushes a screen.
public final class GalleryViewController: UITableViewController {
    private let sections: [GallerySection]

    public init(sections: [GallerySection]) {
        self.sections = sections
        super.init(style: .insetGrouped)
        title = "Gallery"
        navigationItem.largeTitleDisplayMode = .always
        restorationIdentifier = "list"
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "table"
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("the gallery is made in code")
    }

    /// The row of a screen stays selected while the screen is beside the list.
    public override func viewWillAppear(_ animated: Bool) {
        clearsSelectionOnViewWillAppear = splitViewController?.isCollapsed ?? true
        super.viewWillAppear(animated)
    }

    public override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].screens.count
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "screen")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "screen")
        let screen = sections[indexPath.section].screens[indexPath.row]
        cell.textLabel?.text = screen.title
        cell.detailTextLabel?.text = screen.summary
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.imageView?.image = GallerySection.tile(of: screen.identifier).image
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityIdentifier = screen.identifier
        return cell
    }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    public override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == sections.count - 1 ? "Each screen is plain iOS source in a file of its own." : nil
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let screen = sections[indexPath.section].screens[indexPath.row]
        let controller = screen.makePushed()
        if let splitViewController, !splitViewController.isCollapsed {
            showDetailViewController(GallerySplitViewController.detail(controller), sender: self)
        } else {
            navigationController?.pushViewController(controller, animated: true)
        }
        GalleryScreen.saveTable(of: controller)
    }
}
