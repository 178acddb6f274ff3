import UIKitTestDriver

@testable import UIKit

/// A table with a refresh control whose calls are written down.
final class RefreshedRows: UITableViewController {
    var rows = 40
    private(set) var lines: [String] = []
    var onRefresh: (UIRefreshControl) -> Void = { _ in }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let control = UIRefreshControl()
        control.addAction(
            UIAction { [unowned self, unowned control] _ in
                lines.append("valueChanged at \(tableView.contentOffset.y) tracking \(tableView.isTracking)")
                onRefresh(control)
            }, for: .valueChanged)
        refreshControl = control
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("willBeginDragging") }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if lines.last != "didScroll" { lines.append("didScroll") }
    }

    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        lines.append("didEndDragging \(decelerate)")
    }

    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("didEndDecelerating") }

    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        lines.append("didEndScrollingAnimation")
    }

    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        lines.append("inset \(scrollView.adjustedContentInset.top)")
    }
}

extension TestApplication {
    /// Pulls the content down until its offset is at most `offset`, with a finger that stays down.
    func pull(_ scrollView: UIScrollView, to offset: CGFloat, from start: CGPoint = CGPoint(x: 150, y: 150)) {
        touchDown(at: start)
        var place = start
        while scrollView.contentOffset.y > offset, place.y < 840 {
            place.y += 2
            touchMove(to: place)
            advance(by: 1.0 / 60)
        }
    }

    /// Rests, so that the content is not flung, and lifts the finger.
    func letGo() {
        advance(by: 0.2)
        touchUp()
    }
}
