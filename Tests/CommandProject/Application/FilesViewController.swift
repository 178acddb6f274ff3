import UIKit

final class FilesViewController: UITableViewController {
    let names = BundleFiles.names

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Files"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "File")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .refresh, target: self, action: #selector(reload))
    }

    @objc func reload() { tableView.reloadData() }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "File", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
}
