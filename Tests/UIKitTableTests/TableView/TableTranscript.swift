@testable import UIKit

/// A table outside any window whose data source, delegate and cells write down every call, in order.
@MainActor
final class TableTranscript: NSObject, UITableViewDataSource, UITableViewDelegate {
    static var current: TableTranscript?

    let table: UITableView
    private(set) var lines: [String] = []
    var rows: Int
    var answersEstimates = false
    var height: CGFloat = 60

    init(rows: Int = 20, height: CGFloat = 60, tableHeight: CGFloat = 600) {
        self.rows = rows
        self.height = height
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: tableHeight), style: .plain)
        super.init()
        Self.current = self
        table.register(WritingCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
    }

    func write(_ line: String) {
        lines.append(line)
    }

    /// What is written while `body` runs.
    func writes(_ body: () -> Void) -> [String] {
        let start = lines.count
        body()
        return Array(lines[start...])
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        write("numberOfSections")
        return 1
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        write("numberOfRows \(section)")
        return rows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        write("cellForRow \(indexPath.row) begin")
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        write("cellForRow \(indexPath.row) end")
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        write("titleForHeader \(section)")
        return "Header"
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        write("heightForRow \(indexPath.row)")
        return height
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        write("heightForHeader \(section)")
        return 30
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        write("viewForHeader \(section)")
        return nil
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        write("willDisplay \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        write("didEndDisplaying \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        write("willDisplayHeader \(section)")
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        write("didEndDisplayingHeader \(section)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        write("didScroll")
    }

    // MARK: What UIKit writes

    var load: [String] { ["numberOfSections", "numberOfRows 0"] + (0..<rows).map { "heightForRow \($0)" } }

    func newRow(_ row: Int) -> [String] {
        [
            "cellForRow \(row) begin", "init", "heightForRow \(row)", "cellForRow \(row) end", "heightForRow \(row)",
            "willDisplay \(row)",
        ]
    }

    func reusedRow(_ row: Int) -> [String] {
        newRow(row).map { $0 == "init" ? "prepareForReuse" : $0 }
    }
}

private final class WritingCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        TableTranscript.current?.write("init")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        TableTranscript.current?.write("prepareForReuse")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        TableTranscript.current?.write("layoutSubviews")
    }
}
