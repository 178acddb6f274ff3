import UIKit

/// Its members stand in extensions by topic, as iOS code likes it.
open class ListViewController: UITableViewController {
    public var rows = ["Alpha", "Beta", "Gamma"]
    public internal(set) var log: [String] = []
    private var secret = "hidden"
}

// MARK: - Life cycle

extension ListViewController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded \(secret)")
    }

    override open func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("will appear")
    }

    open override var canBecomeFirstResponder: Bool { return rows.count > 2 }

    override open var title: String? {
        get { return super.title.map { "<\($0)>" } }
        set {
            super.title = newValue
            log.append("title \(newValue ?? "-")")
        }
    }
}

// MARK: - Rows

extension ListViewController {
    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return rows.count
    }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = text(at: indexPath)
        return cell
    }

    /// Declared in an extension, overridden in a subclass.
    @objc open func text(at indexPath: IndexPath) -> String {
        return rows[indexPath.row]
    }

    @objc dynamic open var heading: String { return "List" }
    @objc open class func make() -> ListViewController { return ListViewController(style: .plain) }
}

public final class NumberedListViewController: ListViewController {
    override public func text(at indexPath: IndexPath) -> String {
        return "\(indexPath.row + 1). " + super.text(at: indexPath)
    }
    override public var heading: String { return "Numbered " + super.heading }
    override public class func make() -> ListViewController { return NumberedListViewController(style: .plain) }
}

/// Overrides what its superclass overrides in an extension, in an extension.
public final class LoudListViewController: ListViewController {}

extension LoudListViewController {
    override public func viewDidLoad() {
        super.viewDidLoad()
        log.append("loud")
    }

    override public func text(at indexPath: IndexPath) -> String {
        return super.text(at: indexPath).uppercased()
    }
}
