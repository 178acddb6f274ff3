import Testing
import UIKitTestDriver

@testable import UIKit

/// Cells of a flow layout that size themselves.
@MainActor @Suite(.serialized) struct FlowSelfSizingTests {
    /// A cell as wide as ten times its number.
    private final class WideCell: UICollectionViewCell {
        static var asked = 0
        var number = 0

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            Self.asked += 1
            layoutAttributes.size = CGSize(width: 10 * number, height: 30)
            return layoutAttributes
        }
    }

    private final class Words: UICollectionViewController {
        var numbers = Array(1...10)

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(WideCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            numbers.count
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? WideCell)?.number = numbers[indexPath.item]
            return cell
        }

        func width(_ item: Int) -> CGFloat? {
            collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.size.width
        }
    }

    private func open(
        estimate: CGSize, count: Int = 10
    ) throws -> (TestApplication, Words, UICollectionViewFlowLayout) {
        WideCell.asked = 0
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = estimate
        let words = Words(collectionViewLayout: layout)
        words.numbers = (0..<count).map { $0 % 10 + 1 }
        let app = try TestApplication(showing: words, size: CGSize(width: 300, height: 400), safeArea: .zero)
        app.advance(by: 0.1)
        return (app, words, layout)
    }

    @Test func withoutAnEstimateCellsKeepTheItemSize() throws {
        let (_, words, layout) = try open(estimate: .zero)
        #expect(layout.estimatedItemSize == .zero && words.width(3) == 50 && WideCell.asked == 0)
    }

    @Test func cellsGetTheSizeThatTheyPrefer() throws {
        let (_, words, _) = try open(estimate: CGSize(width: 80, height: 40))
        #expect((0..<10).map { words.width($0) } == (1...10).map { CGFloat($0 * 10) })
        #expect(words.collectionView.cellForItem(at: IndexPath(item: 4, section: 0))?.bounds.size.height == 30)
        #expect(WideCell.asked == 10)
    }

    @Test func itemsThatWereNotOnScreenHaveTheEstimate() throws {
        let (app, words, _) = try open(estimate: UICollectionViewFlowLayout.automaticSize, count: 400)
        #expect(words.width(1) == 20 && words.width(399) == 50)
        words.collectionView.scrollToItem(at: IndexPath(item: 399, section: 0), at: .bottom, animated: false)
        app.advance(by: 0.1)
        #expect(words.width(399) == 100)
    }

    @Test func sizesFollowUpdatesAndAReloadForgetsThem() throws {
        let (app, words, _) = try open(estimate: CGSize(width: 80, height: 40))
        let asked = WideCell.asked
        words.numbers.remove(at: 0)
        words.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
        app.advance(by: 0.5)
        #expect(words.width(0) == 20 && WideCell.asked == asked)
        words.numbers = [7]
        words.collectionView.reloadData()
        app.advance(by: 0.1)
        #expect(words.width(0) == 70)
    }

    @Test func theEstimateIsArchived() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 120, height: 44)
        let data = try NSKeyedArchiver.archivedData(withRootObject: layout, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let copy = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UICollectionViewFlowLayout
        #expect(copy?.estimatedItemSize == CGSize(width: 120, height: 44))
    }
}
