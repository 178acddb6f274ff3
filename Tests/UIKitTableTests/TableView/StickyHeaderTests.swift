import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct StickyHeaderTests {
    /// Titles for all sections, and the delegate's side of headers.
    private final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections = 3
        var rows = 10
        var footers = false
        var log: [String] = []

        func numberOfSections(in tableView: UITableView) -> Int { sections }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            footers ? "End of \(section)" : nil
        }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            log.append("show \(section)")
        }
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            log.append("end \(section)")
        }
    }

    private func table(_ titles: Titles, _ style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), style: style)
        table.rowHeight = 44
        table.dataSource = titles
        table.delegate = titles
        table.layoutIfNeeded()
        return table
    }

    private func scroll(_ table: UITableView, to y: CGFloat) {
        table.contentOffset.y = y
        table.layoutIfNeeded()
    }

    // Seeds 155.
    @Test func aPlainHeaderStandsBelowItsPadding() {
        with {
            let titles = Titles()
            let table = table(titles)
            #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 22, width: 390, height: 28))
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
            #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 390, height: 490))
        }
    }

    // Seeds 74, 210.
    @Test func aPlainHeaderFloatsOverItsRows() {
        with {
            let titles = Titles()
            let table = table(titles)
            scroll(table, to: 100)
            #expect(table.headerView(forSection: 0)?.frame.minY == 100)
            #expect(table.rectForHeader(inSection: 0).minY == 22)
        }
    }

    @Test func theEndOfItsRowsPushesAHeaderOut() {
        with {
            let titles = Titles()
            let table = table(titles)
            scroll(table, to: 475)
            #expect(table.headerView(forSection: 0)?.frame.minY == 462)
            #expect(table.headerView(forSection: 1)?.frame.minY == 512)
        }
    }

    @Test func aHeaderThatLeftIsNoLongerThere() {
        with {
            let titles = Titles()
            let table = table(titles)
            scroll(table, to: 520)
            #expect(table.headerView(forSection: 0) == nil)
            #expect(titles.log == ["show 0", "show 1", "end 0"])
        }
    }

    @Test func headersFloatBelowWhatCoversTheTop() {
        with {
            let titles = Titles()
            let table = table(titles)
            table.contentInset.top = 30
            scroll(table, to: 100)
            #expect(table.headerView(forSection: 0)?.frame.minY == 130)
        }
    }

    @Test func headersDoNotFloatWhenPulledDown() {
        with {
            let titles = Titles()
            let table = table(titles)
            scroll(table, to: -50)
            #expect(table.headerView(forSection: 0)?.frame.minY == 22)
        }
    }

    // Seeds 72, 274.
    @Test func aPlainFooterFloatsAtTheBottom() {
        with {
            let titles = Titles()
            titles.footers = true
            let table = table(titles)
            let footer = table.footerView(forSection: 0)
            #expect(footer?.frame.maxY == 400)
            scroll(table, to: 200)
            #expect(table.footerView(forSection: 0)?.frame == table.rectForFooter(inSection: 0))
        }
    }

    // Seeds 74.
    @Test func groupedHeadersScrollAway() {
        with {
            let titles = Titles()
            let table = table(titles, .grouped)
            #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 390, height: 55.5))
            scroll(table, to: 100)
            #expect(table.headerView(forSection: 0) == nil)
        }
    }

    // 55.5, then 38 after a footer without text: classic.md.
    @Test func groupedSectionsStandWhereTheSystemPutsThem() {
        with {
            let titles = Titles()
            titles.rows = 2
            let table = table(titles, .grouped)
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 55.5)
            #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 143.5, width: 390, height: 17.5))
            #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 161, width: 390, height: 38))
        }
    }

    @Test func sectionsWithoutTitlesHaveNoHeaderInPlainTables() {
        let fixture = TableFixture([3, 3])
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
        #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 180)
        #expect(fixture.table.headerView(forSection: 0) == nil)
    }

    @Test func sectionsOffScreenLoseTheirEstimatesOnceThereIsNoTitle() {
        let fixture = TableFixture([3, 0, 1000])
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.contentSize.height == 60_180)
    }

    @Test func aHeaderIsOverTheCells() {
        with {
            let titles = Titles()
            let table = table(titles)
            let header = table.subviews.firstIndex { $0 is UITableViewHeaderFooterView }!
            #expect(header > table.subviews.lastIndex { $0 is UITableViewCell }!)
        }
    }

    @Test func aZeroTopPaddingTakesTheRoomAway() {
        with {
            let titles = Titles()
            let table = table(titles)
            table.sectionHeaderTopPadding = 0
            table.layoutIfNeeded()
            #expect(table.headerView(forSection: 0)?.frame.minY == 0)
        }
    }

    // Seeds 69, 71, 267, 268.
    @Test func theDelegatesViewAndHeightCount() {
        final class Views: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                section == 0
                    ? UIImageView(frame: .zero) : tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 70 }
        }
        let fixture = TableFixture([2, 2, 100])
        let views = Views()
        fixture.table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        fixture.table.delegate = views
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.headerView(forSection: 0) == nil)
        #expect(fixture.table.headerView(forSection: 1)?.frame.height == 70)
        let former = fixture.table.headerView(forSection: 1)
        fixture.scroll(to: 2000)
        fixture.scroll(to: 0)
        #expect(fixture.table.headerView(forSection: 1) === former)
    }
}
