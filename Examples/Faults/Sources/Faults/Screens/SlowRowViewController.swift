import UIKit

/// The mistake: each row decodes its picture when it is requested, on the main thread.
final class SlowRowViewController: UITableViewController {
    /// A picture as a server sends it.
    private let file = UIGraphicsImageRenderer(size: CGSize(width: 600, height: 400)).pngData { context in
        UIColor.systemTeal.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 600, height: 400))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Photo \(indexPath.row)"
        // Make it once on another thread, and keep it.
        cell.imageView?.image = UIImage(data: file)
        return cell
    }
}
