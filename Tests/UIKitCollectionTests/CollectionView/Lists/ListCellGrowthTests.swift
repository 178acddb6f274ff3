import Testing
import UIKit
import UIKitTestDriver

/// Cells of lists whose contents change while they are on screen.
@MainActor @Suite(.serialized)
struct ListCellGrowthTests {
    private func show(_ make: @escaping (UICollectionViewListCell) -> Void = { _ in }) throws -> (
        TestApplication, UICollectionView
    ) {
        let controller = GrowingListController(make)
        let app = try TestApplication(showing: controller)
        app.advance(by: 0.1)
        return (app, controller.collectionView)
    }

    private func cell(_ list: UICollectionView, _ item: Int) throws -> UICollectionViewListCell {
        try #require(list.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
    }

    private func details(_ text: String?) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = "Title"
        content.secondaryText = text
        return content
    }

    @Test func aCellIsAsHighAsItsNewConfiguration() throws {
        let (app, list) = try show { $0.contentConfiguration = self.details(nil) }
        let height = try cell(list, 1).frame.height
        try cell(list, 1).contentConfiguration = details("two\nlines")
        app.advance(by: 0.1)
        #expect(try cell(list, 1).frame.height > height + 20)
        #expect(try cell(list, 2).frame.minY == cell(list, 1).frame.maxY)
        try cell(list, 1).contentConfiguration = details(nil)
        app.advance(by: 0.1)
        #expect(try cell(list, 1).frame.height == height)
    }

    @Test func aCellShowsDetailsWhileItIsSelected() throws {
        let (app, list) = try show { cell in
            cell.configurationUpdateHandler = { cell, state in
                cell.contentConfiguration = self.details(state.isSelected ? "two\nlines" : nil)
            }
        }
        let height = try cell(list, 1).frame.height
        try app.tap(cell(list, 1))
        app.advance(by: 0.3)
        #expect(try cell(list, 1).frame.height > height + 20)
        try app.tap(cell(list, 3))
        app.advance(by: 0.3)
        #expect(try cell(list, 1).frame.height == height)
    }

    @Test func aCellGrowsWithTheTextOfItsTextView() throws {
        let (app, list) = try show { cell in
            guard cell.contentView.subviews.isEmpty else { return }
            let text = UITextView()
            text.isScrollEnabled = false
            text.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(text)
            NSLayoutConstraint.activate([
                text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                text.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            ])
        }
        let height = try cell(list, 1).frame.height
        try cell(list, 1).contentView.subviews.first?.becomeFirstResponder()
        app.type("one\ntwo\nthree")
        app.advance(by: 0.1)
        #expect(try cell(list, 1).frame.height > height + 20)
        #expect(try cell(list, 2).frame.minY == cell(list, 1).frame.maxY)
    }

    // MARK: Animation and what causes it

    /// Shows cells with a panel of 60 points, whose height a constraint gives.
    private func showPanels() throws -> (TestApplication, UICollectionView) {
        try show { cell in
            guard cell.contentView.subviews.isEmpty else { return }
            let panel = UIView()
            panel.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(panel)
            NSLayoutConstraint.activate([
                panel.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                panel.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                panel.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                panel.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                panel.heightAnchor.constraint(equalToConstant: 60),
            ])
        }
    }

    private func setPanelHeight(_ height: CGFloat, _ list: UICollectionView, _ item: Int) throws {
        let panel = try #require(try cell(list, item).contentView.subviews.first)
        try #require(panel.constraints.first { $0.firstAttribute == .height }).constant = height
    }

    /// Where the cell after the one that grows is seen.
    private func shownTop(_ list: UICollectionView) throws -> CGFloat {
        try #require(try cell(list, 1).layer.presentation()).frame.minY
    }

    @Test func theCellsBelowMoveInAnAnimation() throws {
        let (app, list) = try showPanels()
        let top = try cell(list, 1).frame.minY
        try setPanelHeight(140, list, 0)
        try cell(list, 0).invalidateIntrinsicContentSize()
        app.advance(by: 0.15)
        #expect(try cell(list, 1).frame.minY == top + 80)
        #expect(try shownTop(list) > top + 5 && shownTop(list) < top + 75)
        app.advance(by: 1)
        #expect(try shownTop(list) == top + 80)
    }

    @Test func aChangeWithoutAnimationMovesTheCellsAtOnce() throws {
        let (app, list) = try showPanels()
        let top = try cell(list, 1).frame.minY
        try setPanelHeight(140, list, 0)
        let first = try cell(list, 0)
        UIView.performWithoutAnimation { first.contentView.invalidateIntrinsicContentSize() }
        app.advance(by: 0.02)
        #expect(try shownTop(list) == top + 80)
    }

    @Test func anInsertionRightAfterTheRequestIsAnimatedWithTheGrowth() throws {
        let (app, list) = try showPanels()
        let first = try cell(list, 0)
        let height = first.frame.height
        try setPanelHeight(140, list, 0)
        first.invalidateIntrinsicContentSize()
        let controller = try #require(list.dataSource as? GrowingListController)
        controller.count = 6
        list.insertItems(at: [IndexPath(item: 0, section: 0)])
        #expect(first.frame.height == height + 80)
        app.advance(by: 0.15)
        let shown = try #require(first.layer.presentation())
        #expect(shown.frame.minY > 2 && shown.frame.minY < first.frame.minY - 2)
    }

    @Test func aReconfiguredItemIsAsHighAsItsNewText() throws {
        var details: [Int: String] = [:]
        let (app, list) = try show { cell in
            let item = cell.tag
            cell.contentConfiguration = self.details(details[item])
        }
        let controller = try #require(list.dataSource as? GrowingListController)
        let height = try cell(list, 1).frame.height
        details[1] = "two\nlines"
        list.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
        app.advance(by: 1)
        #expect(try cell(list, 1).frame.height > height + 20)
        details[3] = "two\nlines"
        controller.count = 4
        list.performBatchUpdates {
            list.deleteItems(at: [IndexPath(item: 0, section: 0)])
            list.reconfigureItems(at: [IndexPath(item: 3, section: 0)])
        }
        app.advance(by: 1)
        #expect(try cell(list, 0).frame.height > height + 20)
        #expect(try cell(list, 2).frame.height > height + 20)
    }

    @Test func aListThatDoesNotSizeAgainLeavesTheCell() throws {
        let (app, list) = try showPanels()
        let height = try cell(list, 0).frame.height
        list.selfSizingInvalidation = .disabled
        try setPanelHeight(140, list, 0)
        try cell(list, 0).invalidateIntrinsicContentSize()
        app.advance(by: 1)
        #expect(try cell(list, 0).frame.height == height)
    }

    @Test func constraintsAreFollowedOnlyWhereTheListAsksForIt() throws {
        let (app, list) = try showPanels()
        let height = try cell(list, 0).frame.height
        try setPanelHeight(140, list, 0)
        app.advance(by: 1)
        #expect(try cell(list, 0).frame.height == height)
        list.selfSizingInvalidation = .enabledIncludingConstraints
        try setPanelHeight(120, list, 0)
        app.advance(by: 1)
        #expect(try cell(list, 0).frame.height == height + 60)
    }
}

private final class GrowingListController: UICollectionViewController {
    private let make: (UICollectionViewListCell) -> Void

    init(_ make: @escaping (UICollectionViewListCell) -> Void) {
        self.make = make
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    }

    required init?(coder: NSCoder) { nil }

    var count = 5

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let cell = cell as? UICollectionViewListCell {
            // A new cell shows the item that it is made for, whose number changes with deletions.
            if cell.tag == 0 { cell.tag = indexPath.item }
            make(cell)
        }
        return cell
    }
}
