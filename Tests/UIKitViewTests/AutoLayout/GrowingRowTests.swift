import Testing
import UIKitTestDriver

@testable import UIKit

/// Rows whose constraints change while they are on screen.
@MainActor @Suite(.serialized)
struct GrowingRowTests {
    private final class Panels: UITableViewController {
        var count = 3

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.estimatedRowHeight = 50
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            PanelCell(style: .default, reuseIdentifier: nil)
        }
    }

    private func show() throws -> (TestApplication, UITableView) {
        let controller = Panels(style: .plain)
        let app = try TestApplication(showing: controller)
        return (app, controller.tableView)
    }

    private func height(_ table: UITableView, _ row: Int) -> CGFloat {
        table.rectForRow(at: IndexPath(row: row, section: 0)).height.rounded(.down)
    }

    private func cell(_ table: UITableView, _ row: Int) throws -> PanelCell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? PanelCell)
    }

    @Test func anEmptyBatchMeasuresTheRowsOnScreenAgain() throws {
        let (app, table) = try show()
        #expect([height(table, 0), height(table, 1)] == [40, 40])
        try cell(table, 0).panelHeight.constant = 100
        table.beginUpdates()
        table.endUpdates()
        #expect([height(table, 0), height(table, 1)] == [100, 40])
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY > 100)
        app.advance(by: 1)
        #expect(try cell(table, 1).frame.minY > 100)
    }

    @Test func aHiddenPartTakesNoHeight() throws {
        let (app, table) = try show()
        try cell(table, 1).extra.isHidden = false
        table.performBatchUpdates(nil)
        app.advance(by: 1)
        #expect(height(table, 1) == 65)
        try cell(table, 1).extra.isHidden = true
        table.performBatchUpdates(nil)
        app.advance(by: 1)
        #expect(height(table, 1) == 40)
    }

    // MARK: Without a batch

    @Test func aCellThatInvalidatesItsSizeIsMeasuredAgain() throws {
        let (app, table) = try show()
        try cell(table, 0).panelHeight.constant = 90
        app.advance(by: 1)
        #expect(height(table, 0) == 40)
        try cell(table, 0).invalidateIntrinsicContentSize()
        app.advance(by: 1)
        #expect(height(table, 0) == 90)
        try cell(table, 0).panelHeight.constant = 50
        try cell(table, 0).contentView.invalidateIntrinsicContentSize()
        app.advance(by: 1)
        #expect(height(table, 0) == 50)
    }

    @Test func aTableThatDoesNotSizeAgainLeavesTheRow() throws {
        let (app, table) = try show()
        table.selfSizingInvalidation = .disabled
        try cell(table, 0).panelHeight.constant = 90
        try cell(table, 0).invalidateIntrinsicContentSize()
        app.advance(by: 1)
        #expect(height(table, 0) == 40)
    }

    @Test func aTableThatFollowsConstraintsMeasuresWhenTheyChange() throws {
        let (app, table) = try show()
        table.selfSizingInvalidation = .enabledIncludingConstraints
        try cell(table, 2).extra.isHidden = false
        app.advance(by: 1)
        #expect(height(table, 2) == 65)
        try cell(table, 2).panelHeight.constant = 10
        app.advance(by: 1)
        #expect(height(table, 2) == 35)
    }

    @Test func theRowGrowsInTheBatchsAnimation() throws {
        let (app, table) = try show()
        try cell(table, 0).panelHeight.constant = 140
        table.performBatchUpdates(nil)
        app.advance(by: 0.15)
        let shown = try #require(try cell(table, 1).layer.presentation())
        #expect(shown.frame.minY > 45 && shown.frame.minY < 135)
    }

    @Test func aRowThatAsksWhileAnimationsAreOffGrowsAtOnce() throws {
        let (app, table) = try show()
        try cell(table, 0).panelHeight.constant = 140
        let first = try cell(table, 0)
        UIView.performWithoutAnimation { first.invalidateIntrinsicContentSize() }
        app.advance(by: 0.02)
        #expect(try cell(table, 1).layer.presentation()?.frame.minY == cell(table, 1).frame.minY)
        #expect(height(table, 0) == 140)
    }

    @Test func aRowThatAskedToGrowGrowsInTheAnimationOfABatchRightAfter() throws {
        let (app, table) = try show()
        try cell(table, 0).panelHeight.constant = 140
        try cell(table, 0).invalidateIntrinsicContentSize()
        table.performBatchUpdates(nil)
        app.advance(by: 0.15)
        let shown = try #require(try cell(table, 1).layer.presentation())
        #expect(shown.frame.minY > 45 && shown.frame.minY < 135)
        app.advance(by: 1)
        #expect(height(table, 0) == 140)
    }

    @Test func anInsertionRightAfterSuchARequestIsAnimatedWithTheGrowth() throws {
        let (app, table) = try show()
        let first = try cell(table, 0)
        first.panelHeight.constant = 140
        first.invalidateIntrinsicContentSize()
        let controller = try #require(table.dataSource as? Panels)
        controller.count = 4
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        #expect(height(table, 1) == 140)
        app.advance(by: 0.15)
        let shown = try #require(first.layer.presentation())
        #expect(shown.frame.minY > 2 && shown.frame.minY < first.frame.minY - 2)
        app.advance(by: 1)
        #expect(first.layer.presentation()?.frame == first.frame)
    }
}

/// A panel of a changeable height and a hidden one of 25 points below it.
private final class PanelCell: UITableViewCell {
    let extra = UIView()
    private let panel = UIView()
    lazy var panelHeight = panel.heightAnchor.constraint(equalToConstant: 40)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let stack = UIStackView(arrangedSubviews: [panel, extra])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        extra.isHidden = true
        contentView.addSubview(stack)
        let extraHeight = extra.heightAnchor.constraint(equalToConstant: 25)
        extraHeight.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), panelHeight, extraHeight,
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
