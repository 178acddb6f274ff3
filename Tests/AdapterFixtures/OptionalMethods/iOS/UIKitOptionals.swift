import UIKit

/// Forwards by hand what a table asks, as adapters between tables and their users do.
public final class ForwardingDelegate: NSObject, UITableViewDelegate {
    public weak var delegate: UITableViewDelegate?
    public weak var dataSource: UITableViewDataSource?
    let strong: UITableViewDelegate

    public init(_ delegate: UITableViewDelegate & UITableViewDataSource) {
        self.delegate = delegate
        self.dataSource = delegate
        self.strong = delegate
        super.init()
    }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return delegate?.tableView?(tableView, heightForRowAt: indexPath) ?? UITableView.automaticDimension
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.tableView?(tableView, didSelectRowAt: indexPath)
    }

    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        guard let path = strong.tableView?(tableView, willSelectRowAt: indexPath) else { return indexPath }
        return path
    }

    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        return delegate?.tableView?(tableView, viewForHeaderInSection: section)
    }

    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        strong.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        delegate?.scrollViewDidScroll?(scrollView)
    }

    public func sectionCount(_ tableView: UITableView) -> Int {
        return dataSource?.numberOfSections?(in: tableView) ?? 1
    }

    public func titles(_ tableView: UITableView) -> [String] {
        return (0..<sectionCount(tableView)).map { section in
            tableView.dataSource?.tableView?(tableView, titleForHeaderInSection: section)?.uppercased() ?? "-"
        }
    }

    public func knowsHeights(_ tableView: UITableView) -> Bool {
        return delegate?.tableView?(tableView, heightForRowAt: IndexPath(row: 0, section: 0)) != nil
    }

    /// Unwrapped: what is called must be there.
    public func height(_ tableView: UITableView) -> CGFloat {
        return delegate!.tableView!(tableView, heightForRowAt: IndexPath(row: 0, section: 0))
    }

    public func headerHeight(_ tableView: UITableView) -> CGFloat? {
        if let height = tableView.delegate?.tableView?(tableView, heightForHeaderInSection: 0), height > 0 {
            return height
        }
        return nil
    }
}

public final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    public private(set) var calls: [String] = []

    public func numberOfSections(in tableView: UITableView) -> Int { return 2 }
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 3 }
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return section == 0 ? "first" : nil
    }
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { return 30 }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(indexPath.row)")
    }
}

/// Answers what is required and nothing else.
public final class BareRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 1 }
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
