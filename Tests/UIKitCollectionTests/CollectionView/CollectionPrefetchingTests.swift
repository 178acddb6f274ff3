import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct CollectionPrefetchingTests {
    /// Items of 100 by 100 points, three in a line, in a view of 300 by 600 points: 18 are visible.
    @MainActor
    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
        let view: UICollectionView
        let layout = UICollectionViewFlowLayout()
        lazy var stage = TouchStage(showing: view)
        var count = 300
        var asked: [[Int]] = []
        var cancelled: [[Int]] = []

        init(scrolls direction: UICollectionView.ScrollDirection = .vertical) {
            layout.itemSize = CGSize(width: 100, height: 100)
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            layout.scrollDirection = direction
            view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
            super.init()
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = self
            view.prefetchDataSource = self
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            asked.append(indexPaths.map(\.item))
        }

        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            cancelled.append(indexPaths.map(\.item))
        }
    }

    @Test func theFirstLayoutAsksForTheItemsBelow() {
        let items = Items()
        items.stage.advance(by: 0.1)
        #expect(items.asked == [Array(18...26)])
        #expect(items.cancelled == [])
    }

    @Test func itemsBesideAreAskedForInAHorizontalLayout() {
        let items = Items(scrolls: .horizontal)
        items.stage.advance(by: 0.1)
        #expect(items.asked.first?.first == 18)
    }

    @Test func itemsAreAskedForOnce() {
        let items = Items()
        items.stage.advance(by: 0.1)
        for y in 1...60 {
            items.view.contentOffset.y = CGFloat(y * 10)
            items.stage.advance(by: 1.0 / 6)
        }
        let all = items.asked.flatMap { $0 }
        #expect(Set(all).count == all.count)
        #expect(all == all.sorted())
        #expect(Set(all).isSuperset(of: 18..<36))
    }

    @Test func itemsThatAJumpPassesAreCancelled() {
        let items = Items()
        items.stage.advance(by: 0.1)
        items.view.contentOffset.y = 5000
        items.stage.advance(by: 1)
        #expect(items.cancelled == [Array(18...26)])
    }

    @Test func requestedItemsFollowUpdates() {
        let items = Items()
        items.stage.advance(by: 0.1)
        items.count = 302
        items.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        items.stage.advance(by: 1)
        items.view.contentOffset.y = 5000
        items.stage.advance(by: 1)
        #expect(items.cancelled.first?.first == 20)
    }

    @Test func aViewWithPrefetchingOffAsksNothing() {
        let items = Items()
        items.view.isPrefetchingEnabled = false
        items.stage.advance(by: 0.1)
        items.view.contentOffset.y = 1000
        items.stage.advance(by: 0.1)
        #expect(items.asked == [])
        items.view.isPrefetchingEnabled = true
        items.stage.advance(by: 0.1)
        #expect(items.asked.count == 1)
    }
}
