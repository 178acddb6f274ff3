import UIKit

/// A delegate that keeps what interests it and hands the rest on to another, as table libraries do.
open class DelegateProxy: NSObject, UITableViewDataSource, UITableViewDelegate {
    public weak var next: UITableViewDelegate?
    public private(set) var seen: [String] = []
    public var titles: [String] = ["One", "Two", "Three"]

    open override func responds(to aSelector: Selector!) -> Bool {
        return super.responds(to: aSelector) || (next?.responds(to: aSelector) ?? false)
    }

    open override func forwardingTarget(for aSelector: Selector!) -> Any? {
        if super.responds(to: aSelector) { return super.forwardingTarget(for: aSelector) }
        return next?.responds(to: aSelector) == true ? next : super.forwardingTarget(for: aSelector)
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return titles.count }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = titles[indexPath.row]
        return cell
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        seen.append("select \(indexPath.row)")
        next?.tableView?(tableView, didSelectRowAt: indexPath)
    }
}

public final class Heights: NSObject, UITableViewDelegate {
    public private(set) var calls: [String] = []

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return 60 + CGFloat(indexPath.row)
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(indexPath.row)")
    }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        calls.append("scroll")
    }
}

/// Hides a method of its own: what it denies is not called.
open class DenyingDelegate: NSObject, UITableViewDelegate {
    public var isDenying = true

    override open func responds(to aSelector: Selector!) -> Bool {
        guard !isDenying || aSelector != #selector(UITableViewDelegate.tableView(_:heightForRowAt:)) else {
            return false
        }
        return super.responds(to: aSelector)
    }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { return 99 }
}

/// Overrides once more, further down.
public final class CountingProxy: DelegateProxy {
    public private(set) var questions = 0

    public override func responds(to aSelector: Selector!) -> Bool {
        questions += 1
        return super.responds(to: aSelector)
    }
}

/// Questions that iOS code puts to its delegates.
public struct Questions {
    public let delegate: UITableViewDelegate

    public init(_ delegate: UITableViewDelegate) { self.delegate = delegate }

    public var answers: [Bool] {
        return [
            delegate.responds(to: #selector(UITableViewDelegate.tableView(_:heightForRowAt:))),
            delegate.responds(to: #selector(UITableViewDelegate.tableView(_:viewForHeaderInSection:))),
            delegate.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))),
            (delegate as? NSObject)?.responds(to: Selector(("hash"))) ?? false,
        ]
    }
}
