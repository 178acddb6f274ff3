import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// The trait that names the list in which a view is.
@MainActor @Suite(.serialized)
struct ListEnvironmentTests {
    @Test(arguments: [
        (UITableView.Style.plain, UIListEnvironment.plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped),
    ])
    func cellsOfATableHaveTheirTablesStyleWhileTheyAreSetUp(style: UITableView.Style, expected: UIListEnvironment) {
        let fixture = TableFixture([1], style: style)
        var seen: [UIListEnvironment] = []
        fixture.configure = { cell, _ in
            seen.append(cell.traitCollection.listEnvironment)
            seen.append(cell.contentView.traitCollection.listEnvironment)
        }
        fixture.table.layoutIfNeeded()
        #expect(seen == [expected, expected])
        #expect(fixture.table.visibleCells[0].configurationState.traitCollection.listEnvironment == expected)
        #expect(fixture.table.traitCollection.listEnvironment == .unspecified)
    }

    @Test func headersOfATableHaveIt() {
        let fixture = TableFixture([1], style: .grouped)
        let titles = Titles()
        fixture.table.delegate = titles
        fixture.table.layoutIfNeeded()
        #expect(titles.header.traitCollection.listEnvironment == .grouped)
        #expect(titles.header.contentView.traitCollection.listEnvironment == .grouped)
    }

    @Test func aTableInACellHasItsOwn() {
        let outer = TableFixture([1], style: .insetGrouped)
        let inner = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), style: .plain)
        let rows = OneRow()
        inner.dataSource = rows
        outer.configure = { cell, _ in cell.contentView.addSubview(inner) }
        outer.table.layoutIfNeeded()
        inner.layoutIfNeeded()
        #expect(inner.traitCollection.listEnvironment == .insetGrouped)
        #expect(inner.visibleCells.first?.traitCollection.listEnvironment == .plain)
    }

    @Test func anOverrideOfTheCellWins() {
        let fixture = TableFixture([1], style: .grouped)
        fixture.configure = { cell, _ in cell.traitOverrides.listEnvironment = .sidebar }
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.visibleCells[0].contentView.traitCollection.listEnvironment == .sidebar)
    }

    @Test(arguments: [
        (UICollectionLayoutListConfiguration.Appearance.insetGrouped, UIListEnvironment.insetGrouped),
        (.sidebar, .sidebar), (.sidebarPlain, .sidebarPlain),
    ])
    func itemsAndHeadersOfAListHaveItsAppearance(
        appearance: UICollectionLayoutListConfiguration.Appearance, expected: UIListEnvironment
    ) throws {
        let stage = try ListStage(appearance) { $0.headerMode = .supplementary }
        var seen: [UIListEnvironment] = []
        stage.setUp = { cell, _ in seen.append(cell.traitCollection.listEnvironment) }
        stage.show(0..<1)
        #expect(Set(seen) == [expected])
        #expect(stage.cell(0)?.contentView.traitCollection.listEnvironment == expected)
        let header = stage.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.traitCollection.listEnvironment == expected)
        #expect(stage.view.traitCollection.listEnvironment == .unspecified)
    }

    @Test func cellsOfAnotherLayoutLoseIt() throws {
        let stage = try ListStage(.grouped)
        stage.show(0..<1)
        let cell = try #require(stage.cell(0))
        let flow = UICollectionViewFlowLayout()
        stage.view.setCollectionViewLayout(flow, animated: false)
        stage.app.advance(by: 0.1)
        #expect(stage.cell(0) === cell)
        #expect(cell.traitCollection.listEnvironment == .unspecified)
    }

    @Test func handlersHearOfIt() {
        let fixture = TableFixture([1], style: .plain)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var heard: [UIListEnvironment] = []
        cell.registerForTraitChanges([UITraitListEnvironment.self]) { (cell: UITableViewCell, _: UITraitCollection) in
            heard.append(cell.traitCollection.listEnvironment)
        }
        cell.tableLink = fixture.table.link
        #expect(heard == [.plain])
        #expect(
            UITraitCollection(listEnvironment: .plain).changedTraits(from: UITraitCollection()).map { "\($0)" } == [
                "UITraitListEnvironment"
            ])
    }
}

private final class Titles: NSObject, UITableViewDelegate {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
}

private final class OneRow: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
