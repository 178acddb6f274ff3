import UIKitTestDriver

@testable import UIKit

/// A table of sections with a letter each, and an index.
final class IndexedRows: UITableViewController {
    var letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    var rows = 5
    var titles: [String]?
    var sectionForTitle: ((String, Int) -> Int)?
    var hasHeaders = true
    private(set) var calls: [String] = []

    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        calls.append("numberOfSections")
        return letters.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 3 ? 0 : rows
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        hasHeaders ? letters[section] : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(letters[indexPath.section])\(indexPath.row)"
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        calls.append("sectionIndexTitles")
        return titles ?? letters
    }

    override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        calls.append("sectionForSectionIndexTitle \(title) \(index)")
        return sectionForTitle?(title, index) ?? index
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
}

extension UITableView {
    var indexBar: SectionIndexBar? { subviews.lazy.compactMap { $0 as? SectionIndexBar }.first }

    /// The middle of a title on the screen.
    func indexPlace(_ title: Int, of count: Int) -> CGPoint {
        guard let indexBar else { return .zero }
        let frame = indexBar.convert(indexBar.bounds, to: nil)
        return CGPoint(x: frame.midX, y: frame.midY + (CGFloat(title) + 0.5 - CGFloat(count) / 2) * 13.8)
    }
}
