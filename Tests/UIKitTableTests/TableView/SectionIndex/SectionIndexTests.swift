import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized) struct SectionIndexTests {
    private func open(
        _ style: UITableView.Style = .plain, height: CGFloat = 844,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, setUp: (IndexedRows) -> Void = { _ in }
    ) throws -> (TestApplication, IndexedRows) {
        let controller = IndexedRows(style: style)
        setUp(controller)
        let app = try TestApplication(
            showing: controller, size: CGSize(width: 390, height: height), layoutDirection: direction)
        return (app, controller)
    }

    private func titles(_ table: UITableView) -> String? { table.indexBar?.dumpDetails.last }

    // MARK: The pointer

    @Test func aPressOfThePointerOnTheIndexJumpsAlsoWhereTheScrollIndicatorIs() throws {
        let (app, controller) = try open { $0.letters = ["A", "B", "C", "D", "E", "F"] }
        let table = try #require(controller.tableView)
        let place = table.indexPlace(2, of: 6)
        app.hover(at: place)
        app.frame()
        #expect(table.indicators.axis(at: table.convert(place, from: nil)) == .vertical)
        app.click(at: place)
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 2))
    }

    // MARK: Titles

    @Test func titlesAreAskedForAfterTheCountsOfALoadAndNotWhileScrolling() throws {
        let (app, controller) = try open()
        _ = controller.takeCalls()
        controller.tableView.reloadData()
        #expect(controller.takeCalls() == ["numberOfSections", "sectionIndexTitles"])
        app.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 100))
        app.advance(by: 2)
        #expect(controller.takeCalls() == [])
    }

    @Test func aTableWithoutTitlesHasNoIndexAndNoObjectForIt() throws {
        let (_, controller) = try open { $0.titles = [] }
        #expect(controller.tableView.indexBar == nil)
        #expect(controller.tableView.parts.sectionIndex.ifMade == nil)
        #expect(controller.tableView.sectionIndexColor == nil)
        #expect(controller.tableView.sectionIndexMinimumDisplayRowCount == 0)
        #expect(controller.tableView.parts.sectionIndex.ifMade == nil)
    }

    // Seeds 315.
    @Test func reloadSectionIndexTitlesAsksForTheTitlesOnly() throws {
        let (app, controller) = try open()
        _ = controller.takeCalls()
        controller.titles = ["A", "Z"]
        app.advance(by: 0.1)
        #expect(titles(controller.tableView)?.hasPrefix("titles A B C") == true)
        controller.tableView.reloadSectionIndexTitles()
        app.frame()
        #expect(titles(controller.tableView) == "titles A Z")
        #expect(controller.takeCalls() == ["sectionIndexTitles"])
        controller.titles = []
        controller.tableView.reloadSectionIndexTitles()
        #expect(controller.tableView.indexBar == nil)
    }

    // Seeds 321.
    @Test func theIndexIsShownFromTheMinimumNumberOfRowsOn() throws {
        let (app, controller) = try open { $0.tableView.sectionIndexMinimumDisplayRowCount = 126 }
        let table = try #require(controller.tableView)
        #expect(table.indexBar == nil)
        controller.rows = 6
        table.reloadData()
        app.frame()
        #expect(table.indexBar != nil)
        table.sectionIndexMinimumDisplayRowCount = 1_000
        #expect(table.indexBar == nil)
        table.sectionIndexMinimumDisplayRowCount = 0
        #expect(table.indexBar != nil)
    }

    @Test func anUpdateThatTakesRowsAwayHidesTheIndex() throws {
        let (app, controller) = try open { $0.tableView.sectionIndexMinimumDisplayRowCount = 125 }
        #expect(controller.tableView.indexBar != nil)
        controller.letters.removeLast()
        controller.tableView.deleteSections(IndexSet(integer: 25), with: .none)
        app.frame()
        #expect(controller.tableView.indexBar == nil)
    }

    @Test func wherePlaceIsShortDotsStandForTitles() throws {
        let (_, controller) = try open(height: 200)
        #expect(titles(controller.tableView) == "titles A • E • I • N • R • V • Z")
    }

    // MARK: Places

    // Seeds 211.
    @Test func theIndexIsAtTheTrailingEdgeAndDoesNotScroll() throws {
        let (app, controller) = try open()
        let bar = try #require(controller.tableView.indexBar)
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 375, y: 0, width: 15, height: 844))
        app.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 300), holding: 0.2)
        #expect(controller.tableView.contentOffset.y > 300)
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 375, y: 0, width: 15, height: 844))
    }

    @Test func fromRightToLeftItIsAtTheLeftEdge() throws {
        let (_, controller) = try open(direction: .rightToLeft)
        let bar = try #require(controller.tableView.indexBar)
        #expect(bar.convert(bar.bounds, to: nil).minX == 0)
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.contentView.frame.minX > 15 && cell.contentView.frame.maxX == 390)
    }

    @Test func cellsMakeRoomForIt() throws {
        let (_, controller) = try open()
        let table = try #require(controller.tableView)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.frame.width == 390)
        let chevron = try #require(cell.subviews.last { $0 is CellGlyphView })
        #expect(chevron.frame.maxX == 355)
        let line = try #require(cell.subviews.last { $0 is TableSeparatorView })
        #expect(line.frame.maxX == 375)
        #expect(table.headerView(forSection: 0)?.frame.width == 390)
        controller.titles = []
        table.reloadSectionIndexTitles()
        table.layoutIfNeeded()
        #expect(chevron.frame.maxX == 370)
    }

    // Seeds 216.
    @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
    func groupedTablesHaveOneToo(style: UITableView.Style) throws {
        let (_, controller) = try open(style)
        #expect(controller.tableView.indexBar?.frame.minX == 375)
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let frame = cell.convert(cell.bounds, to: controller.tableView)
        #expect(frame.maxX == (style == .insetGrouped ? 374 : 390))
        #expect(frame.minX == (style == .insetGrouped ? 20 : 0))
    }

    // Seeds 213.
    @Test func groupedTablesHaveABackgroundOfTheirOwn() throws {
        #expect(UITableView(frame: .zero, style: .plain).backgroundColor == .systemBackground)
        #expect(UITableView(frame: .zero, style: .grouped).backgroundColor == .systemGroupedBackground)
        #expect(UITableView(frame: .zero, style: .insetGrouped).backgroundColor == .systemGroupedBackground)
    }

    @Test func barsAndTheSafeAreaLimitIt() throws {
        let controller = IndexedRows(style: .plain)
        let app = try TestApplication(
            showing: UINavigationController(rootViewController: controller),
            safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 20))
        let bar = try #require(controller.tableView.indexBar)
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 355, y: 91, width: 15, height: 844 - 91 - 34))
        app.end()
    }

    // MARK: Touches

    // Seeds 212.
    @Test func aTouchJumpsToTheHeaderAtOnce() throws {
        let (app, controller) = try open()
        let table = try #require(controller.tableView)
        app.touchDown(at: table.indexPlace(12, of: 26))
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 12).minY)
        app.frame()
        #expect(table.headerView(forSection: 12)?.convert(.zero, to: nil).y == 0)
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 12))
        app.touchUp()
        app.advance(by: 1)
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 12))
    }

    @Test func aSectionWithoutRowsIsReachedToo() throws {
        let (app, controller) = try open()
        let table = try #require(controller.tableView)
        app.tap(at: table.indexPlace(3, of: 26))
        #expect(table.headerView(forSection: 3)?.convert(.zero, to: nil).y == 0)
    }

    @Test func aFingerThatSlidesScrollsFromTitleToTitleWithFeedbackForEach() throws {
        let (app, controller) = try open()
        let table = try #require(controller.tableView)
        _ = controller.takeCalls()
        app.touchDown(at: table.indexPlace(5, of: 26))
        for title in 6...8 {
            app.advance(by: 0.05)
            app.touchMove(to: table.indexPlace(title, of: 26))
            app.touchMove(to: table.indexPlace(title, of: 26).applying(.init(translationX: -60, y: 1)))
            app.frame()
        }
        app.touchUp()
        #expect(
            controller.takeCalls() == [
                "sectionForSectionIndexTitle F 5", "sectionForSectionIndexTitle G 6",
                "sectionForSectionIndexTitle H 7", "sectionForSectionIndexTitle I 8",
            ])
        #expect(app.feedback == [.selection, .selection, .selection, .selection])
        #expect(app.feedbackPreparations == 1)
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 8))
        #expect(!table.isDragging)
    }

    @Test func beyondTheEndsTheFirstAndLastTitleAreChosen() throws {
        let (app, controller) = try open()
        let table = try #require(controller.tableView)
        app.touchDown(at: table.indexPlace(5, of: 26))
        app.touchMove(to: CGPoint(x: 380, y: 2))
        #expect(controller.takeCalls().last == "sectionForSectionIndexTitle A 0")
        app.touchMove(to: CGPoint(x: 380, y: 840))
        #expect(controller.takeCalls().last == "sectionForSectionIndexTitle Z 25")
        app.touchUp()
    }

    @Test func notFoundAndSectionsThatDoNotExistScrollNowhere() throws {
        let (app, controller) = try open { $0.titles = [UITableView.indexSearch, "A", "B"] }
        let table = try #require(controller.tableView)
        for answer in [NSNotFound, -1, 26] {
            controller.sectionForTitle = { _, _ in answer }
            app.tap(at: table.indexPlace(0, of: 3))
            #expect(table.contentOffset.y == 0)
        }
        #expect(controller.takeCalls().last == "sectionForSectionIndexTitle {search} 0")
    }

    @Test func aTouchOnARowBesideTheTitlesSelectsTheRow() throws {
        let (app, controller) = try open { $0.titles = ["A", "B", "C"] }
        app.tap(at: CGPoint(x: 384, y: 60))
        app.advance(by: 0.5)
        #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    }

    @Test func theDataSourceMayReloadWithOtherTitlesInTheMiddleOfATouch() throws {
        let (app, controller) = try open()
        let table = try #require(controller.tableView)
        controller.sectionForTitle = { [unowned controller] _, index in
            controller.letters = ["A", "B"]
            controller.tableView.reloadData()
            return index
        }
        app.touchDown(at: table.indexPlace(20, of: 26))
        app.touchMove(to: table.indexPlace(21, of: 26))
        app.frame()
        #expect(table.numberOfSections == 2)
        #expect(titles(table) == "titles A B")
        controller.sectionForTitle = { [unowned controller] _, index in
            controller.titles = []
            controller.tableView.reloadSectionIndexTitles()
            return index
        }
        app.touchMove(to: CGPoint(x: 380, y: 10))
        app.touchUp()
        app.frame()
        #expect(table.indexBar == nil)
    }

    @Test func assistiveTechnologiesStepThroughTheTitles() throws {
        let (_, controller) = try open()
        let bar = try #require(controller.tableView.indexBar)
        #expect(bar.accessibilityLabel == "Section index")
        #expect(bar.accessibilityTraits.contains(.adjustable))
        bar.accessibilityIncrement()
        bar.accessibilityIncrement()
        #expect(bar.accessibilityValue == "B")
        #expect(controller.tableView.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 1))
        bar.accessibilityDecrement()
        bar.accessibilityDecrement()
        #expect(bar.accessibilityValue == "A")
    }

    // MARK: Colors

    // Seeds 322.
    @Test func theTitlesAreDrawnInTheColorOfTheIndex() throws {
        let (app, controller) = try open()
        let table = try #require(controller.tableView)
        /// Whether anything in the index is of a color's channel alone, 0 for red to 2 for blue.
        func draws(_ channel: Int) throws -> Bool {
            app.frame()
            let bar = try #require(table.indexBar)
            let frame = bar.convert(bar.bounds, to: nil)
            let image = app.screenshot()
            let scale = CGFloat(image.width) / 390
            for y in Int(frame.minY * scale)..<Int(frame.maxY * scale) {
                for x in Int(frame.minX * scale)..<Int(frame.maxX * scale) {
                    let color = image.color(x: x, y: y)
                    let parts = [color.red, color.green, color.blue]
                    let others = (0..<3).filter { $0 != channel }.map { parts[$0] }
                    if parts[channel] > 200, others.allSatisfy({ $0 < 80 }) { return true }
                }
            }
            return false
        }
        #expect(try !draws(0) && !draws(1))
        table.sectionIndexColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(try draws(0) && !draws(1))
        table.sectionIndexColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(try draws(1) && !draws(0))
        table.sectionIndexColor = nil
        #expect(try !draws(0) && !draws(1))
    }

    // Seeds 323, 324.
    @Test func theBackgroundIsTheTrackingOneWhileATouchIsDown() throws {
        let (app, controller) = try open()
        let table = try #require(controller.tableView)
        table.sectionIndexBackgroundColor = .yellow
        table.sectionIndexTrackingBackgroundColor = .green
        table.sectionIndexColor = .red
        #expect(table.sectionIndexColor == .red)
        let bar = try #require(table.indexBar)
        #expect(bar.backgroundColor == .yellow)
        app.touchDown(at: table.indexPlace(5, of: 26))
        #expect(bar.backgroundColor == .green)
        app.touchMove(to: CGPoint(x: 10, y: 400))
        #expect(bar.backgroundColor == .green)
        app.touchUp()
        #expect(bar.backgroundColor == .yellow)
        app.touchDown(at: table.indexPlace(5, of: 26))
        app.touchCancel()
        #expect(bar.backgroundColor == .yellow)
    }

    // MARK: Data sources

    @Test func aDataSourceWithoutTheSecondMethodMeansTheSectionOfThatNumber() throws {
        final class Source: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 3 }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }

            func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["x", "y", "z"] }
        }
        let source = Source()
        let controller = UITableViewController(style: .plain)
        controller.tableView.dataSource = source
        let app = try TestApplication(showing: controller)
        app.tap(at: controller.tableView.indexPlace(1, of: 3))
        #expect(controller.tableView.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 1))
        app.end()
    }

    @Test func aDiffableDataSourceHasNoIndexUntilItIsOverridden() throws {
        final class Indexed: UITableViewDiffableDataSource<String, Int> {
            override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["a", "b"] }
        }
        typealias Source = UITableViewDiffableDataSource<String, Int>
        func bar(_ make: (UITableView, @escaping Source.CellProvider) -> Source) throws -> SectionIndexBar? {
            let controller = UITableViewController(style: .plain)
            let source = make(controller.tableView) { _, _, _ in
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a", "b"])
            snapshot.appendItems([1, 2, 3], toSection: "b")
            source.apply(snapshot)
            let app = try TestApplication(showing: controller)
            defer { withExtendedLifetime((app, source)) {} }
            return controller.tableView.indexBar
        }
        #expect(try bar { Source(tableView: $0, cellProvider: $1) } == nil)
        #expect(try bar { Indexed(tableView: $0, cellProvider: $1) } != nil)
    }
}
