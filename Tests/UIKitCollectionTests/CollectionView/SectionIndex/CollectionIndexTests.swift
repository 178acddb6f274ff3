import Testing
import UIKitTestDriver

@testable import UIKit

/// The index of a collection view's titles. What the bar itself does is in the tests of tables.
@MainActor @Suite(.serialized) struct CollectionIndexTests {
    private func open(
        _ layout: UICollectionViewLayout = IndexedItems.flow(),
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        setUp: (IndexedItems) -> Void = { _ in }
    ) throws -> (TestApplication, IndexedItems) {
        let controller = IndexedItems(collectionViewLayout: layout)
        setUp(controller)
        let app = try TestApplication(
            showing: controller, size: CGSize(width: 390, height: 844), layoutDirection: direction)
        return (app, controller)
    }

    // MARK: Titles

    @Test func titlesAreAskedForAfterTheCountsOfALoadAndNotWhileScrolling() throws {
        let (app, controller) = try open()
        #expect(controller.takeCalls() == ["sections", "titles"])
        controller.collectionView.reloadData()
        app.frame()
        #expect(controller.takeCalls() == ["sections", "titles"])
        app.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 100))
        app.advance(by: 2)
        #expect(controller.takeCalls() == [])
    }

    @Test func titlesAreAskedForAfterAnUpdateToo() throws {
        let (app, controller) = try open()
        controller.letters.removeLast()
        controller.collectionView.deleteSections([25])
        app.advance(by: 1)
        #expect(controller.collectionView.indexBar?.titles.last == "Y")
    }

    @Test func aViewWithoutTitlesHasNoIndexAndNoObjectForIt() throws {
        let (_, controller) = try open { $0.titles = [] }
        #expect(controller.collectionView.indexBar == nil)
        #expect(controller.collectionView.parts.sectionIndex.ifMade == nil)
    }

    @Test func indexDisplayModeHidesTheIndex() throws {
        let (app, controller) = try open()
        controller.collectionView.indexDisplayMode = .alwaysHidden
        app.frame()
        #expect(controller.collectionView.indexBar == nil)
        controller.collectionView.indexDisplayMode = .automatic
        app.frame()
        #expect(controller.collectionView.indexBar != nil)
    }

    @Test func contentThatScrollsToTheSideOnlyHasNoIndex() throws {
        let layout = IndexedItems.flow()
        layout.scrollDirection = .horizontal
        let (_, controller) = try open(layout)
        #expect(controller.collectionView.indexBar == nil)
    }

    // MARK: Places

    @Test func theIndexIsAtTheTrailingEdgeInFrontOfPinnedHeadersAndDoesNotScroll() throws {
        let layout = IndexedItems.flow()
        layout.sectionHeadersPinToVisibleBounds = true
        let (app, controller) = try open(layout)
        let view = try #require(controller.collectionView)
        let bar = try #require(view.indexBar)
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 375, y: 0, width: 15, height: 844))
        app.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 300), holding: 0.2)
        #expect(view.contentOffset.y > 300)
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 375, y: 0, width: 15, height: 844))
        let others = view.subviews.filter { $0 is UICollectionReusableView }
        #expect(others.allSatisfy { $0.layer.zPosition < bar.layer.zPosition })
        #expect(view.subviews.last === bar || view.subviews.last.map { !($0 is UICollectionReusableView) } == true)
    }

    @Test func fromRightToLeftItIsAtTheLeftEdge() throws {
        let (_, controller) = try open(direction: .rightToLeft)
        let bar = try #require(controller.collectionView.indexBar)
        #expect(bar.convert(bar.bounds, to: nil).minX == 0)
    }

    // MARK: Touches

    @Test func aTouchScrollsToTheSectionOfAPathWithoutAnItem() throws {
        let (app, controller) = try open()
        let view = try #require(controller.collectionView)
        app.touchDown(at: view.indexPlace(12, of: 26))
        app.frame()
        let header = try #require(controller.header(12))
        #expect(header.convert(.zero, to: nil).y == 0)
        app.touchMove(to: view.indexPlace(4, of: 26))
        app.frame()
        #expect(controller.header(4)?.convert(.zero, to: nil).y == 0)
        app.touchUp()
        app.advance(by: 1)
        #expect(controller.takeCalls().suffix(2) == ["path M 12", "path E 4"])
        #expect(app.feedback == [.selection, .selection])
        #expect(!view.isDragging)
    }

    @Test func pinnedHeadersAreReachedFromBelowToo() throws {
        let layout = IndexedItems.flow()
        layout.sectionHeadersPinToVisibleBounds = true
        let (app, controller) = try open(layout)
        let view = try #require(controller.collectionView)
        app.tap(at: view.indexPlace(25, of: 26))
        app.tap(at: view.indexPlace(4, of: 26))
        app.frame()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 4)))
        let header = try #require(controller.header(4))
        #expect(header.convert(.zero, to: nil).y == 0)
        #expect(cell.convert(.zero, to: nil).y == header.bounds.height)
    }

    @Test func aSectionWithoutItemsIsReachedToo() throws {
        let (app, controller) = try open()
        app.tap(at: controller.collectionView.indexPlace(3, of: 26))
        app.frame()
        #expect(controller.header(3)?.convert(.zero, to: nil).y == 0)
    }

    @Test func aPathOfAnItemScrollsToTheItem() throws {
        let (app, controller) = try open { $0.pathForTitle = { IndexPath(item: 2, section: $0) } }
        let view = try #require(controller.collectionView)
        app.tap(at: view.indexPlace(9, of: 26))
        app.frame()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 9)))
        #expect(cell.convert(.zero, to: nil).y == 0)
    }

    @Test func pathsThatDoNotExistScrollNowhere() throws {
        let (app, controller) = try open()
        let view = try #require(controller.collectionView)
        for path in [IndexPath(index: 26), IndexPath(item: 0, section: 3), IndexPath(item: 9, section: 0), IndexPath()]
        {
            controller.pathForTitle = { _ in path }
            app.tap(at: view.indexPlace(5, of: 26))
            #expect(view.contentOffset.y == 0)
        }
    }

    @Test func theDataSourceMayReloadWithFewerItemsInTheMiddleOfATouch() throws {
        let (app, controller) = try open()
        let view = try #require(controller.collectionView)
        controller.pathForTitle = { [unowned controller] index in
            controller.letters = ["A", "B"]
            controller.collectionView.reloadData()
            return IndexPath(item: 0, section: index)
        }
        app.touchDown(at: view.indexPlace(20, of: 26))
        app.frame()
        #expect(view.numberOfSections == 2)
        #expect(view.indexBar?.titles == ["A", "B"])
        app.touchUp()
    }

    @Test func listsOfCompositionalLayoutsScrollToTheirSections() throws {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.headerMode = .supplementary
        let (app, controller) = try open(UICollectionViewCompositionalLayout.list(using: list))
        let view = try #require(controller.collectionView)
        app.tap(at: view.indexPlace(20, of: 26))
        app.frame()
        #expect(controller.header(20)?.convert(.zero, to: nil).y == 0)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 20)))
        #expect(cell.convert(.zero, to: nil).y == controller.header(20)?.bounds.height)
    }

    @Test func assistiveTechnologiesStepThroughTheTitlesAfterTheItems() throws {
        let (_, controller) = try open()
        let view = try #require(controller.collectionView)
        let bar = try #require(view.indexBar)
        #expect(bar.accessibilityTraits.contains(.adjustable))
        #expect(view.objectsAfter.contains { $0 === bar })
        bar.accessibilityIncrement()
        bar.accessibilityIncrement()
        #expect(bar.accessibilityValue == "B")
        view.layoutIfNeeded()
        #expect(controller.header(1)?.convert(.zero, to: nil).y == 0)
    }

    // MARK: Data sources

    @Test func aDataSourceWithoutTheSecondMethodMeansTheSectionOfThatNumber() throws {
        let source = TitledSource()
        let controller = UICollectionViewController(collectionViewLayout: IndexedItems.flow(headers: 0))
        controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        controller.collectionView.dataSource = source
        let app = try TestApplication(showing: controller)
        app.tap(at: controller.collectionView.indexPlace(1, of: 3))
        app.frame()
        #expect(controller.collectionView.contentOffset.y == 1200)
        app.end()
    }

    @Test func aDiffableDataSourceHasNoIndexUntilItIsOverridden() throws {
        typealias Source = UICollectionViewDiffableDataSource<String, Int>
        final class Indexed: Source {
            override func indexTitles(for collectionView: UICollectionView) -> [String]? {
                snapshot().sectionIdentifiers
            }

            override func collectionView(
                _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
            ) -> IndexPath {
                IndexPath(index: index)
            }
        }
        func titles(_ make: (UICollectionView, @escaping Source.CellProvider) -> Source) throws -> [String]? {
            let controller = UICollectionViewController(collectionViewLayout: IndexedItems.flow(headers: 0))
            controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            let source = make(controller.collectionView) { view, path, _ in
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
            let app = try TestApplication(showing: controller)
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a", "b"])
            snapshot.appendItems([1, 2, 3], toSection: "b")
            source.apply(snapshot)
            app.advance(by: 1)
            defer { withExtendedLifetime((app, source)) {} }
            return controller.collectionView.indexBar?.titles
        }
        #expect(try titles { Source(collectionView: $0, cellProvider: $1) } == nil)
        #expect(try titles { Indexed(collectionView: $0, cellProvider: $1) } == ["a", "b"])
    }
}

private final class TitledSource: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 15 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? { ["x", "y", "z"] }
}
