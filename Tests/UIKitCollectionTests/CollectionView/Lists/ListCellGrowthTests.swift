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
}

private final class GrowingListController: UICollectionViewController {
    private let make: (UICollectionViewListCell) -> Void

    init(_ make: @escaping (UICollectionViewListCell) -> Void) {
        self.make = make
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let cell = cell as? UICollectionViewListCell { make(cell) }
        return cell
    }
}
