import AllocationCount
import Testing
import UIKitTestDriver

@testable import UIKit

/// The counts that keep rows cheap whose heights come from constraints.
@MainActor @Suite(.serialized)
struct ReusedCellBudgetTests {
    private final class Posts: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(PostCell.self, forCellReuseIdentifier: "post")
            tableView.rowHeight = UITableView.automaticDimension
            tableView.estimatedRowHeight = 80
            tableView.showsVerticalScrollIndicator = false
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath) as! PostCell
            cell.show(indexPath.row)
            return cell
        }
    }

    private func showPosts() throws -> (TestApplication, UITableView) {
        let controller = Posts(style: .plain)
        let app = try TestApplication(showing: controller)
        let table: UITableView = controller.tableView
        // Every cell has been used several times, and every pair of characters is known.
        for row in stride(from: 0, to: 200, by: 5) {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            app.frame()
        }
        return (app, table)
    }

    /// What a client does with a reused cell: sets it up, measures it, gives it its size, and lays it out.
    private func reuse(_ cell: PostCell, _ row: Int) {
        cell.show(row)
        fitAndLayOut(cell)
    }

    private func fitAndLayOut(_ cell: PostCell) {
        let height = cell.systemLayoutSizeFitting(
            CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        cell.bounds.size = CGSize(width: 390, height: height)
        cell.layoutIfNeeded()
    }

    private func reusedCell() -> (UIWindow, PostCell) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let cell = PostCell(style: .default, reuseIdentifier: nil)
        window.addSubview(cell)
        window.isHidden = false
        for row in 0..<40 { reuse(cell, row) }
        return (window, cell)
    }

    private struct Counts: Equatable {
        var solutions: Int
        var contentSizes: Int
        var shapings: Int
    }

    private func counts(_ body: () -> Void) -> Counts {
        let before = (LayoutStatistics.solutions, LayoutStatistics.contentSizes, LayoutStatistics.textShapings)
        body()
        return Counts(
            solutions: LayoutStatistics.solutions - before.0, contentSizes: LayoutStatistics.contentSizes - before.1,
            shapings: LayoutStatistics.textShapings - before.2)
    }

    @Test func aReusedCellMeasuresEachChangedLabelOnceAndIsSolvedOnce() {
        let (window, cell) = reusedCell()
        defer { withExtendedLifetime(window) {} }
        #expect(counts { reuse(cell, 41) } == Counts(solutions: 1, contentSizes: 3, shapings: 3))
    }

    @Test func labelsThatKeepTheirTextAreNotMeasured() {
        let (window, cell) = reusedCell()
        defer { withExtendedLifetime(window) {} }
        let change = counts {
            cell.body.text = "another text that takes some lines of the cell when it is as long as this one is"
            let size = CGSize(width: 390, height: cell.automaticHeight(forWidth: 390))
            cell.bounds.size = size
            cell.layoutIfNeeded()
        }
        #expect(change == Counts(solutions: 1, contentSizes: 1, shapings: 1))
    }

    @Test func aLayoutWithoutAChangeSolvesNothing() {
        let (window, cell) = reusedCell()
        defer { withExtendedLifetime(window) {} }
        let change = counts {
            cell.contentView.setNeedsLayout()
            cell.layoutIfNeeded()
            cell.frame.origin.y += 200
            cell.layoutIfNeeded()
        }
        #expect(change == Counts(solutions: 0, contentSizes: 0, shapings: 0))
    }

    /// Allocations of measuring and laying out a cell that shows a row, without those of the client.
    private func allocations(_ cell: PostCell, showing row: Int) -> Int {
        cell.show(row)
        let before = allocation_count()
        fitAndLayOut(cell)
        return Int(allocation_count() - before)
    }

    /// 350 were measured in a debug build, most of them for shaping three texts.
    @Test func aReusedCellAllocatesLittle() {
        let (window, cell) = reusedCell()
        defer { withExtendedLifetime(window) {} }
        let each = (50..<60).reduce(0) { $0 + allocations(cell, showing: $1) } / 10
        #expect(each <= 385, "\(each) allocations")
    }

    /// 16 were measured in a debug build.
    @Test func aReusedCellWithItsFormerTextsAllocatesLess() {
        let (window, cell) = reusedCell()
        defer { withExtendedLifetime(window) {} }
        _ = allocations(cell, showing: 50)
        let each = (0..<10).reduce(0) { sum, _ in sum + allocations(cell, showing: 50) } / 10
        #expect(each <= 20, "\(each) allocations")
    }

    @Test func aScrollSolvesOnlyTheRowsThatArrive() throws {
        let (app, table) = try showPosts()
        defer { app.end() }
        for _ in 0..<60 {
            let dequeued = LayoutStatistics.dequeues
            let change = counts {
                table.contentOffset.y += 20
                app.frame()
            }
            #expect(change.solutions == LayoutStatistics.dequeues - dequeued)
        }
    }

    @Test func aScrollWithoutANewRowLaysOutNoCell() throws {
        let (app, table) = try showPosts()
        defer { app.end() }
        var steps = 0
        for _ in 0..<60 {
            let work = app.work {
                table.contentOffset.y += 4
            }
            guard work.dequeues == 0 else { continue }
            steps += 1
            #expect(work.cellLayouts == 0 && work.textShapings == 0)
        }
        #expect(steps > 30)
    }

    // MARK: What is not solved again is right

    @Test func aReusedCellIsLaidOutAsANewOne() {
        let (window, cell) = reusedCell()
        defer { withExtendedLifetime(window) {} }
        for row in 60..<90 {
            reuse(cell, row)
            let other = PostCell(style: .default, reuseIdentifier: nil)
            window.addSubview(other)
            reuse(other, row)
            for (label, expected) in zip(cell.texts, other.texts) {
                #expect(label.frame == expected.frame, "row \(row)")
            }
            other.removeFromSuperview()
        }
    }

    @Test func aCellOfAnotherHeightThanItNeedsIsSolvedForIt() {
        let (window, cell) = reusedCell()
        defer { withExtendedLifetime(window) {} }
        reuse(cell, 7)
        let bottom = cell.body.frame.maxY
        cell.bounds.size.height += 50
        cell.layoutIfNeeded()
        #expect(cell.body.frame.maxY == bottom + 50)
        reuse(cell, 7)
        #expect(cell.body.frame.maxY == bottom)
    }

    @Test func aConstantThatChangesAfterMeasuringCounts() {
        let (window, cell) = reusedCell()
        defer { withExtendedLifetime(window) {} }
        cell.show(8)
        let height = cell.automaticHeight(forWidth: 390)
        cell.bounds.size = CGSize(width: 390, height: height)
        cell.topConstraint.constant = 30
        cell.layoutIfNeeded()
        #expect(cell.title.frame.minY == 30)
        #expect(cell.body.frame.maxY == cell.contentView.bounds.height - 10)
        cell.topConstraint.constant = 10
        cell.layoutIfNeeded()
        #expect(cell.title.frame.minY == 10)
    }

    @Test func aFittingSizeForAnotherWidthLeavesTheFrames() {
        let (window, cell) = reusedCell()
        defer { withExtendedLifetime(window) {} }
        reuse(cell, 9)
        let frames = cell.texts.map(\.frame)
        let narrow = cell.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow.height > cell.bounds.height)
        cell.contentView.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.texts.map(\.frame) == frames)
    }
}

/// A title and a time in a line, a body below: three labels and twelve constraints.
private final class PostCell: UITableViewCell {
    let title = UILabel()
    let time = UILabel()
    let body = UILabel()
    private(set) var topConstraint: NSLayoutConstraint!
    var texts: [UILabel] { [title, time, body] }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        body.numberOfLines = 0
        body.font = .systemFont(ofSize: 13)
        for label in texts {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
        }
        topConstraint = title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10)
        body.setContentHuggingPriority(.defaultLow, for: .vertical)
        NSLayoutConstraint.activate([
            topConstraint,
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            title.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
            title.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
            time.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
            time.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            time.centerYAnchor.constraint(equalTo: title.centerYAnchor),
            body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
            body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            body.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ row: Int) {
        title.text = "Post \(row)"
        time.text = "\(10 + row % 14):\(10 + row % 50)"
        body.text =
            (0...(row % 6 * 8 + row % 5)).map { ["some", "of", "the", "many", "words"][($0 + row) % 5] }
            .joined(separator: " ") + " \(row)"
    }
}
