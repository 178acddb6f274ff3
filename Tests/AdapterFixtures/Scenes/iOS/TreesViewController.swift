import UIKit

class TreesViewController: UITableViewController {
    @IBOutlet var countLabel: UILabel!
    private let trees = ["Oak", "Beech"]

    override func viewDidLoad() {
        super.viewDidLoad()
        let format = NSLocalizedString("number of trees", comment: "Below the list")
        countLabel.text = String.localizedStringWithFormat(format, trees.count)
        tableView.backgroundColor = UIColor(named: "Leaf")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return trees.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Tree", for: indexPath)
        cell.textLabel?.text = trees[indexPath.row]
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let cell = sender as? UITableViewCell else { return }
        segue.destination.title = cell.textLabel?.text
    }
}
