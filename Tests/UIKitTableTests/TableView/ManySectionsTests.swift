import AllocationCount
import Testing

@testable import UIKit

/// What a reload costs a table of very many sections: the questions for their counts, and no work for each.
@MainActor @Suite(.serialized) struct ManySectionsTests {
    private func loaded(_ sections: Int, style: UITableView.Style = .plain) -> ManySections {
        let rows = ManySections(sections, style: style)
        rows.table.layoutIfNeeded()
        return rows
    }

    private func allocations(reloading sections: Int) -> UInt {
        let rows = loaded(sections)
        let before = allocation_count()
        rows.table.reloadData()
        return allocation_count() - before
    }

    @Test func aReloadOfManySectionsAllocatesAsOneOfFew() throws {
        _ = allocations(reloading: 100)
        let few = try #require((0..<4).map { _ in allocations(reloading: 100) }.min())
        let many = try #require((0..<4).map { _ in allocations(reloading: 50_000) }.min())
        #expect(many <= few + 20, "\(few) and \(many) allocations")
    }

    @Test func likeSectionsAreFewRunsInEveryStyle() {
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            let rows = loaded(10_000, style: style)
            rows.table.reloadData()
            #expect(rows.table.contents.geometry.runCount <= 4)
            #expect(rows.table.numberOfSections == 10_000)
            #expect(abs(rows.table.contentSize.height - rows.table.rect(forSection: 9_999).maxY) < 0.01)
        }
    }

    @Test func theSectionsAreAskedInOrderAndOnce() {
        let rows = loaded(100)
        rows.asked = []
        rows.table.reloadData()
        #expect(rows.asked == Array(0..<100))
    }

    @Test func differentCountsStandAsTheDataSourceSays() {
        let rows = loaded(50)
        rows.count = { $0 % 7 }
        rows.table.reloadData()
        #expect((0..<50).map { rows.table.numberOfRows(inSection: $0) } == (0..<50).map { $0 % 7 })
        #expect(rows.table.contentSize.height == CGFloat((0..<50).reduce(0) { $0 + $1 % 7 } * 40))
    }

    @Test func delegatesThatGiveHeightsAreAskedSectionBySection() {
        final class Heights: NSObject, UITableViewDelegate {
            var asked: [Int] = []
            func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
                asked.append(section)
                return CGFloat(section)
            }
        }
        let rows = loaded(20)
        let heights = Heights()
        rows.table.delegate = heights
        rows.table.reloadData()
        #expect(heights.asked == Array(0..<20))
        withExtendedLifetime(heights) {}
    }
}

@MainActor private final class ManySections: NSObject, UITableViewDataSource {
    let table: UITableView
    let sections: Int
    var count: (Int) -> Int = { _ in 3 }
    var asked: [Int] = []

    init(_ sections: Int, style: UITableView.Style) {
        self.sections = sections
        asked.reserveCapacity(4 * sections)
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        super.init()
        table.rowHeight = 40
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        asked.append(section)
        return count(section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}
