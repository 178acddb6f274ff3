import UIKit

/// Counts how often the arguments of its optional calls are evaluated.
public final class CountedArguments: NSObject {
    public weak var delegate: UITableViewDelegate?
    public weak var listener: PlayerDelegate?
    public private(set) var evaluations = 0
    private var unset: UITableView!

    public func select(_ tableView: UITableView) {
        delegate?.tableView?(tableView, didSelectRowAt: nextPath())
    }

    public func select() {
        delegate?.tableView?(unset, didSelectRowAt: IndexPath(row: 0, section: 0))
    }

    public func reach() {
        listener?.player?(Player(), didReach: nextPath().row)
    }

    private func nextPath() -> IndexPath {
        evaluations += 1
        return IndexPath(row: evaluations, section: 0)
    }
}
