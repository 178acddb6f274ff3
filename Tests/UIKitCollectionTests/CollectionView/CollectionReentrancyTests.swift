import Testing

@testable import UIKit

/// Calls into a collection view from the methods that it calls, outside updates.
@MainActor @Suite(.serialized) struct CollectionReentrancyTests {
    /// Runs closures in the calls that a collection view makes, each once.
    private final class Client: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        let layout = UICollectionViewFlowLayout()
        private(set) lazy var view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
        var counts = [8]
        var during: [String: () -> Void] = [:]

        override init() {
            super.init()
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = self
            view.delegate = self
        }

        private func call(_ name: String) { during.removeValue(forKey: name)?() }

        func numberOfSections(in collectionView: UICollectionView) -> Int {
            call("numberOfSections")
            return counts.count
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            if indexPath.item == 3 { call("cellForItem 3") }
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            call("sizeForItem")
            return CGSize(width: 320, height: 40)
        }

        /// The cells that can be seen.
        var shownCells: [UIView] { view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden } }
    }

    @Test func itemsDeletedInCellForItemLeaveNoCells() {
        let client = Client()
        client.during["cellForItem 3"] = {
            client.counts = []
            client.view.deleteSections([0])
        }
        client.view.layoutIfNeeded()
        #expect(client.view.visibleCells.isEmpty)
        #expect(client.shownCells.isEmpty)
    }

    @Test func aSpacingSetInSizeForItemIsShown() {
        let client = Client()
        client.layout.minimumLineSpacing = 5
        client.during["sizeForItem"] = { client.layout.minimumLineSpacing = 20 }
        client.view.layoutIfNeeded()
        client.view.layoutIfNeeded()
        #expect(client.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 60)
    }

    @Test func aLayoutSetWhileCountsAreAskedLosesNoUpdate() {
        let client = Client()
        client.view.layoutIfNeeded()
        client.during["numberOfSections"] = { client.view.collectionViewLayout = UICollectionViewFlowLayout() }
        client.counts = [9]
        client.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        client.view.layoutIfNeeded()
        #expect(client.view.numberOfItems(inSection: 0) == 9)
    }

    @Test func countsOfADataSourceThatIsSetWhileAnotherIsAskedStay() {
        let client = Client()
        let other = Client()
        other.counts = [2]
        client.during["numberOfSections"] = {
            client.view.dataSource = other
            #expect(client.view.numberOfItems(inSection: 0) == 2)
        }
        _ = client.view.numberOfSections
        #expect(client.view.numberOfItems(inSection: 0) == 2)
    }

    @Test func anItemSelectedWhileAReloadAsksIsSelectedOnlyIfItIsThere() {
        let client = Client()
        client.view.layoutIfNeeded()
        client.counts = [5]
        client.during["numberOfSections"] = {
            client.view.allowsMultipleSelection = true
            for item in [2, 7] {
                client.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
            }
        }
        client.view.reloadData()
        client.view.layoutIfNeeded()
        #expect(client.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    }

    @Test func anItemThatIsNotThereIsNotSelected() {
        let client = Client()
        client.view.layoutIfNeeded()
        client.view.selectItem(at: IndexPath(item: 40, section: 0), animated: false, scrollPosition: [])
        #expect(client.view.indexPathsForSelectedItems == [])
    }
}
