import Testing
import UIKit
import UIKitTestDriver

/// Rows, headers and footers whose heights are automatic, when the user chooses another text size.
@MainActor @Suite(.serialized)
struct DynamicTypeTests {
    private final class Controller: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private static func heights(_ table: UITableView) -> [CGFloat] {
        [table.rectForHeader(inSection: 0).height]
            + (table.indexPathsForVisibleRows ?? []).map { table.rectForRow(at: $0).height }
    }

    @Test func shownRowsAndHeadersGrowWithTheTextSize() throws {
        let controller = Controller(style: .grouped)
        let app = try TestApplication(showing: controller)
        let before = Self.heights(controller.tableView)
        app.setContentSizeCategory(.accessibilityLarge)
        let after = Self.heights(controller.tableView)
        #expect(after[0] > before[0])
        #expect(after.dropFirst().allSatisfy { $0 > before[1] + 15 })
        controller.tableView.reloadData()
        app.frame()
        #expect(Self.heights(controller.tableView) == after)
    }

    @Test func cellsThatWereIdleWhenTheTextSizeChangedComeBackWithTheNewHeight() throws {
        let controller = Controller(style: .grouped)
        let app = try TestApplication(showing: controller)
        controller.tableView.contentOffset.y = 500
        app.frame()
        controller.tableView.contentOffset.y = 20
        app.frame()
        app.setContentSizeCategory(.accessibilityLarge)
        controller.tableView.contentOffset.y = 700
        app.frame()
        #expect(Set(Self.heights(controller.tableView).dropFirst()).count == 1)
    }

    @Test func aLabelIsMeasuredInTheNewTextSizeBeforeItIsShown() throws {
        let controller = UIViewController()
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Text"
        controller.view.addSubview(label)
        let app = try TestApplication(showing: controller)
        let before = label.sizeThatFits(.zero).height
        let probe = Probe(measuring: label)
        controller.view.insertSubview(probe, at: 0)
        app.frame()
        app.setContentSizeCategory(.accessibilityLarge)
        #expect(try #require(probe.height) > before)
    }

    /// Measures a label while it lays itself out.
    private final class Probe: UIView {
        let label: UILabel
        var height: CGFloat?

        init(measuring label: UILabel) {
            self.label = label
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
            super.layoutSubviews()
            height = label.sizeThatFits(.zero).height
        }
    }
}
