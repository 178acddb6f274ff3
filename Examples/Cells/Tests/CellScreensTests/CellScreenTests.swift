import Testing
import UIKit
import UIKitTestDriver

@testable import CellScreens

/// The screens of cells that are made by hand, of separators, and of cities in sections.
@MainActor @Suite(.serialized)
struct CellScreenTests {
    private func open(_ screen: UIViewController, height: CGFloat = 1_500) throws -> TestApplication {
        let app = try TestApplication(
            showing: UINavigationController(rootViewController: screen), size: CGSize(width: 390, height: height))
        app.advance(by: 0.5)
        return app
    }

    private func cell<Cell: UITableViewCell>(_ row: Int, _ section: HandmadeSection, _ app: TestApplication) throws
        -> Cell
    {
        let index = try #require(HandmadeSection.allCases.firstIndex(of: section))
        let cell = try app.view(UITableView.self).cellForRow(at: IndexPath(row: row, section: index))
        return try #require(cell as? Cell)
    }

    // MARK: Cells by hand

    // Seeds 44.
    @Test func labelsOfADividedFrameFollowTheContentView() throws {
        let app = try open(HandmadeViewController())
        for row in 0..<2 {
            let cell: DividedCell = try cell(row, .divided, app)
            let area = cell.contentView.bounds.insetBy(dx: 20, dy: 10)
            let (state, city) = area.divided(atDistance: 40, from: .maxXEdge)
            #expect(cell.cityLabel.frame == city && cell.stateLabel.frame == state)
        }
    }

    // Seeds 45.
    @Test func labelsOutsideTheContentViewStayUnderTheAccessory() throws {
        let app = try open(HandmadeViewController())
        let right: DividedCell = try cell(1, .divided, app)
        let wrong: MisplacedCell = try cell(1, .misplaced, app)
        #expect(right.stateLabel.convert(right.stateLabel.bounds, to: right).maxX < right.contentView.frame.maxX)
        #expect(wrong.stateLabel.frame.maxX > wrong.contentView.frame.maxX)
    }

    // Seeds 45.
    @Test func onlyLabelsInTheContentViewMakeRoomForTheEditingControl() throws {
        let app = try open(HandmadeViewController())
        let right: DividedCell = try cell(0, .divided, app)
        let wrong: MisplacedCell = try cell(0, .misplaced, app)
        func start(_ cell: DividedCell) -> CGFloat { cell.cityLabel.convert(CGPoint.zero, to: cell).x }
        let before = (start(right), start(wrong))
        try app.tap(text: "Edit")
        try app.settle()
        #expect(start(right) > before.0 + 30)
        #expect(start(wrong) == before.1)
    }

    // Seeds 44.
    @Test func aNewCellIs320PointsWideAnd44High() {
        let cell = DividedCell(style: .default, reuseIdentifier: nil)
        #expect(cell.cityLabel.frame == CGRect(x: 20, y: 10, width: 240, height: 24))
        #expect(cell.stateLabel.frame == CGRect(x: 260, y: 10, width: 40, height: 24))
    }

    // Seeds 43.
    @Test func aCellIsMadeByACoderThroughTheForcedInitializer() throws {
        let archive = try NSKeyedArchiver.archivedData(
            withRootObject: UITableViewCell(style: .default, reuseIdentifier: "city"), requiringSecureCoding: false)
        let coder = try NSKeyedUnarchiver(forReadingFrom: archive)
        coder.requiresSecureCoding = false
        let cell = DividedCell(coder: coder)
        #expect(cell.cityLabel.isDescendant(of: cell.contentView))
    }

    /// A picture of one pixel, which is equal to that of a pixel of the same color.
    private func pixel(_ picture: CGImage, _ x: Int, _ y: Int) -> Data? {
        picture.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)).flatMap { UIImage(cgImage: $0).pngData() }
    }

    // Seeds 42.
    /// The bar of a row, measured in its middle line.
    @Test func aCellDrawsItsBar() throws {
        let app = try open(HandmadeViewController())
        let cell: DrawnCell = try cell(0, .drawn, app)
        let picture = app.screenshot()
        func color(at x: CGFloat) -> Data? {
            let point = cell.convert(CGPoint(x: x, y: cell.bounds.midY + 8), to: nil)
            return pixel(picture, Int(point.x * 2), Int(point.y * 2))
        }
        let end = 20 + (cell.bounds.width - 40) * 0.82
        #expect(color(at: 30) == color(at: end - 6))
        #expect(color(at: end + 6) != color(at: end - 6))
        #expect(color(at: end + 6) == color(at: cell.bounds.width - 30))
    }

    // Seeds 82.
    @Test func theTextOfASelectedCellIsLarger() throws {
        let app = try open(HandmadeViewController())
        let first: GrowingCell = try cell(0, .growing, app)
        let second: GrowingCell = try cell(1, .growing, app)
        try app.tap(text: "Tap me")
        app.advance(by: 0.3)
        #expect(first.textLabel?.font.pointSize == 34 && second.textLabel?.font.pointSize == 17)
        #expect(first.selectedBackgroundView?.frame == first.bounds)
        try app.tap(text: "Or me")
        app.advance(by: 0.3)
        #expect(first.textLabel?.font.pointSize == 17 && second.textLabel?.font.pointSize == 34)
    }

    // Seeds 58.
    @Test func aRowIsAsHighAsItsPictureAndTwicePadding() throws {
        let app = try open(HandmadeViewController())
        let heights = try (0..<2).map { (try cell($0, .pictures, app) as PictureCell).frame.height }
        #expect(heights == [96 + 24, 140 + 24])
    }

    @Test func heightsAreFixedOrFollowTheConstraints() throws {
        let app = try open(HandmadeViewController())
        #expect((try cell(0, .fixed, app) as UITableViewCell).frame.height == 72)
        let short: ParagraphCell = try cell(0, .automatic, app)
        let long: ParagraphCell = try cell(1, .automatic, app)
        #expect(long.frame.height > short.frame.height + 20)
    }

    // MARK: Separators

    /// The visible part of a row's separator, from the cell's edges.
    private func separator(_ row: Int, _ recipe: SeparatorRecipe, _ app: TestApplication) throws
        -> ClosedRange<CGFloat>?
    {
        let path = IndexPath(row: row, section: recipe.rawValue)
        let cell = try #require(try app.view(UITableView.self).cellForRow(at: path))
        let line = cell.subviews.first { "\(type(of: $0))".contains("Separator") && !$0.isHidden && $0.frame.width > 0 }
        return line.map { $0.frame.minX...$0.frame.maxX }
    }

    @Test func separatorsBeginAtTheTextOrAtTheEdgeOrAreLeftOut() throws {
        let app = try open(SeparatorsViewController())
        #expect(try separator(1, .standard, app)?.lowerBound == 20)
        #expect(try separator(1, .edgeToEdge, app) == 0...390)
        #expect(try separator(0, .some, app) == nil)
        #expect(try separator(1, .some, app)?.lowerBound == 20)
        #expect(try (0..<4).allSatisfy { try separator($0, .own, app) == nil })
    }

    @Test func noSeparatorsAreBelowTheLastRow() throws {
        let app = try open(SeparatorsViewController())
        let table = try app.view(UITableView.self)
        #expect(table.contentSize.height < table.bounds.height)
        let end = table.convert(CGPoint(x: 0, y: table.contentSize.height + 30), to: nil).y
        let picture = app.screenshot()
        let rows = Int(end) * 2..<Int(end) * 2 + 400
        #expect(Set(rows.map { pixel(picture, 300, $0) }).count == 1)
    }

    // MARK: Cities and states

    // Seeds 9.
    @Test func twentyCitiesHaveOneCellEach() throws {
        let app = try open(StatesViewController())
        try app.tap(text: "Cities")
        app.advance(by: 0.5)
        let table = try app.view(UITableView.self)
        #expect(table.numberOfRows(inSection: 0) == 20)
        #expect(table.visibleCells.map { $0.textLabel?.text } == FederalState.largestCities)
        #expect(table.visibleCells.allSatisfy { $0.reuseIdentifier == nil && $0.detailTextLabel == nil })
    }

    // Seeds 73.
    @Test func sevenStatesHaveHeadersOf30Points() throws {
        let app = try open(StatesViewController())
        let table = try app.view(UITableView.self)
        #expect(table.style == .plain && table.numberOfSections == 7)
        #expect((0..<7).map { table.headerView(forSection: $0)?.textLabel?.text } == FederalState.samples.map(\.name))
        #expect((0..<7).allSatisfy { table.rectForHeader(inSection: $0).height == 30 })
    }

    @Test(arguments: ["Plain", "Grouped"])
    func headersFloatInThePlainTableOnly(style: String) throws {
        let app = try open(StatesViewController(), height: 500)
        try app.tap(text: style)
        app.advance(by: 0.5)
        let table = try app.view(UITableView.self)
        table.scrollToRow(at: IndexPath(row: 2, section: 1), at: .top, animated: false)
        app.frame()
        let top = try #require(table.headerView(forSection: 1) ?? table.headerView(forSection: 2))
        let place = top.convert(top.bounds, to: nil).minY
        #expect(style == "Plain" ? place == 44 : place != 44)
    }
}
