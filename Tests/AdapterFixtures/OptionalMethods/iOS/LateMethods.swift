import UIKit

/// Conforms, and leaves most to its subclasses.
open class BaseDataSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 2 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

/// Only here are the optional methods declared.
public final class SectionedDataSource: BaseDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { return 2 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return "Section \(section)"
    }
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { return 70 }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
    }
    public private(set) var selected: [Int] = []
}

/// Conforms in the superclass, declared in an extension of the subclass.
public final class ExtendedDataSource: BaseDataSource {
    public var scrolls = 0
}

extension ExtendedDataSource {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        return "Footer \(section)"
    }
}
