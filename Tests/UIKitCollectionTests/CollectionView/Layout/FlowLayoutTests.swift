import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct FlowLayoutTests {
    private final class Metrics: NSObject, UICollectionViewDelegateFlowLayout {
        var sizes: [CGSize] = []
        private(set) var asked = 0

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            asked += 1
            return sizes[indexPath.item % sizes.count]
        }
    }

    private final class SectionMetrics: NSObject, UICollectionViewDelegateFlowLayout {
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets {
            UIEdgeInsets(top: CGFloat(section), left: 10, bottom: 0, right: 0)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            section == 1 ? CGSize(width: 0, height: 40) : .zero
        }
    }

    private func flow(_ set: (UICollectionViewFlowLayout) -> Void = { _ in }) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        set(layout)
        return layout
    }

    private func fixture(_ sizes: [CGSize], _ set: (UICollectionViewFlowLayout) -> Void) -> (CollectionFixture, Metrics)
    {
        let metrics = Metrics()
        metrics.sizes = sizes
        let fixture = CollectionFixture([sizes.count], layout: flow(set))
        fixture.view.delegate = metrics
        fixture.view.layoutIfNeeded()
        return (fixture, metrics)
    }

    private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

    // MARK: Lines

    @Test func whatIsLeftOfALineGoesBetweenItsItems() {
        // Five of 50 and four gaps of 10 are 290 of 320: 30 more for four gaps.
        let fixture = CollectionFixture([7])
        fixture.view.layoutIfNeeded()
        #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(fixture.frame(1)?.minX == 67.5)
        #expect(fixture.frame(4)?.maxX == 320)
        #expect(fixture.frame(5)?.origin == CGPoint(x: 0, y: 60))
    }

    @Test func theItemsOfALastLineStandBelowThoseAboveThem() {
        let fixture = CollectionFixture([7])
        fixture.view.layoutIfNeeded()
        #expect(fixture.frame(6)?.minX == fixture.frame(1)?.minX)
    }

    @Test func theItemsOfAMeasuredLastLineStandBelowThoseAboveThem() {
        let (fixture, _) = fixture(Array(repeating: size(50, 50), count: 7)) { _ in }
        #expect(fixture.frame(6)?.minX == fixture.frame(1)?.minX)
        #expect(fixture.frame(5)?.minX == 0)
    }

    @Test func anItemThatFillsMoreThanHalfOfALineStandsInItsMiddle() {
        let fixture = CollectionFixture([2], layout: flow { $0.itemSize = size(200, 50) })
        fixture.view.layoutIfNeeded()
        #expect(fixture.frame(0)?.midX == 160)
        #expect(fixture.frame(1)?.origin == CGPoint(x: 60, y: 60))
    }

    @Test func aLineIsAsHighAsItsHighestItemAndTheOthersStandInItsMiddle() {
        let (fixture, _) = fixture([size(100, 20), size(100, 80), size(100, 40), size(300, 10)]) { _ in }
        #expect(fixture.frame(0)?.minY == 30)
        #expect(fixture.frame(1)?.minY == 0)
        #expect(fixture.frame(2)?.minY == 20)
        #expect(fixture.frame(3)?.minY == 90)
        #expect(fixture.view.contentSize == size(320, 100))
    }

    @Test func insetsAndSpacingsOfSectionsAdd() {
        let layout = flow {
            $0.sectionInset = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
            $0.minimumLineSpacing = 5
            $0.headerReferenceSize = size(0, 30)
            $0.footerReferenceSize = size(0, 12)
        }
        let fixture = CollectionFixture([6, 0, 1], layout: layout)
        fixture.view.layoutIfNeeded()
        #expect(fixture.frame(0)?.origin == CGPoint(x: 20, y: 31))
        #expect(fixture.frame(4)?.origin == CGPoint(x: 20, y: 86))
        // 30 + 1 + 50 + 5 + 50 + 2 + 12, an empty section of 45, and then header and inset.
        #expect(fixture.frame(0, 2)?.minY == 226)
        #expect(fixture.header(1)?.frame == CGRect(x: 0, y: 150, width: 320, height: 30))
        #expect(fixture.view.contentSize == size(320, 290))
    }

    @Test func aHeaderWithoutSizeHasEmptyAttributes() {
        let fixture = CollectionFixture([1], layout: flow { $0.footerReferenceSize = size(0, 12) })
        fixture.view.layoutIfNeeded()
        let path = IndexPath(item: 0, section: 0)
        func attributes(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            fixture.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
        }
        #expect(attributes(UICollectionView.elementKindSectionHeader, at: path)?.size == .zero)
        #expect(attributes(UICollectionView.elementKindSectionFooter, at: path)?.size == size(320, 12))
        #expect(attributes(UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1)) == nil)
        #expect(fixture.header(0) == nil)
    }

    @Test func aHorizontalLayoutFillsColumns() {
        let layout = flow {
            $0.scrollDirection = .horizontal
            $0.headerReferenceSize = size(25, 0)
        }
        let fixture = CollectionFixture([30], layout: layout, size: size(320, 230))
        fixture.view.layoutIfNeeded()
        #expect(fixture.frame(0)?.origin == CGPoint(x: 25, y: 0))
        #expect(fixture.frame(1)?.origin == CGPoint(x: 25, y: 60))
        #expect(fixture.frame(4)?.origin == CGPoint(x: 85, y: 0))
        #expect(fixture.header(0)?.frame == CGRect(x: 0, y: 0, width: 25, height: 230))
        #expect(fixture.view.contentSize == size(25 + 8 * 60 - 10, 230))
    }

    @Test func theDelegateDecidesForSections() {
        let fixture = CollectionFixture([1, 1, 1])
        let metrics = SectionMetrics()
        fixture.view.delegate = metrics
        fixture.view.layoutIfNeeded()
        #expect(fixture.frame(0, 0)?.origin == CGPoint(x: 10, y: 0))
        #expect(fixture.frame(0, 1)?.origin == CGPoint(x: 10, y: 50 + 40 + 1))
        #expect(fixture.header(0) == nil)
        #expect(fixture.header(1)?.frame.minY == 50)
        #expect(fixture.frame(0, 2)?.minY == 143)
    }

    @Test func linesBeginAtTheRightWhereTextDoes() {
        let stage = TouchStage(size: size(320, 600), scale: 1, isRightToLeft: true)
        let fixture = CollectionFixture([7], layout: flow { $0.sectionInset.left = 20 })
        stage.window.addSubview(fixture.view)
        stage.advance(by: 0.1)
        #expect(fixture.frame(0)?.maxX == 320)
        #expect(fixture.frame(4)?.minX == 20)
        #expect(fixture.wrong == nil)
    }

    @Test func contentInsetsNarrowTheLines() {
        let fixture = CollectionFixture([7])
        fixture.view.contentInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 5)
        fixture.view.layoutIfNeeded()
        #expect(fixture.frame(4)?.maxX == 300)
        #expect(fixture.view.contentSize.width == 300)
    }

    // MARK: Changes

    @Test func anotherWidthBreaksLinesAnew() {
        let fixture = CollectionFixture([7])
        fixture.view.layoutIfNeeded()
        fixture.view.frame.size.width = 110
        fixture.view.layoutIfNeeded()
        #expect(fixture.frame(2)?.origin == CGPoint(x: 0, y: 60))
        #expect(fixture.wrong == nil)
    }

    @Test func anotherItemSizeMovesTheCellsThatAreThere() {
        let fixture = CollectionFixture([7])
        fixture.view.layoutIfNeeded()
        fixture.flow.itemSize = size(100, 30)
        fixture.view.layoutIfNeeded()
        #expect(fixture.wrong == nil)
        #expect(CountedItemCell.made == 7)
        #expect(fixture.frame(3)?.origin == CGPoint(x: 0, y: 40))
    }

    // MARK: Pinning

    @Test func aPinnedHeaderStaysWhileItsSectionIsThere() {
        let layout = flow {
            $0.headerReferenceSize = size(0, 30)
            $0.sectionHeadersPinToVisibleBounds = true
        }
        let fixture = CollectionFixture([50, 50], layout: layout)
        fixture.view.layoutIfNeeded()
        // A section: 30 + 10 lines of 50 + 9 * 10 = 620.
        fixture.scroll(to: 100)
        #expect(fixture.header(0)?.frame.minY == 100)
        fixture.scroll(to: 600)
        #expect(fixture.header(0)?.frame.minY == 590)
        #expect(fixture.header(1)?.frame.minY == 620)
    }

    @Test func scrollingUnderAPinnedHeaderAsksTheDelegateNothing() {
        let (fixture, metrics) = fixture(Array(repeating: size(50, 50), count: 200)) {
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.sectionHeadersPinToVisibleBounds = true
        }
        let before = metrics.asked
        for y in stride(from: 0, to: 500, by: 25) { fixture.scroll(to: CGFloat(y)) }
        #expect(metrics.asked == before)
    }

    // MARK: Costs

    @Test func eachSizeIsAskedOnce() {
        let (fixture, metrics) = fixture(Array(repeating: size(50, 50), count: 200)) { _ in }
        fixture.scroll(to: 1000)
        #expect(metrics.asked == 200)
    }

    @Test func aHundredMillionItemsMakeTheAttributesOfAboutTwoScreens() {
        let layout = CountingFlowLayout()
        CountedAttributes.made = 0
        let fixture = CollectionFixture([1], layout: layout)
        fixture.data = []
        let many = ManyItems()
        fixture.view.dataSource = many
        fixture.view.layoutIfNeeded()
        // 10 lines of 5 are seen; asked for are half a screen more above and below, and copies are made of them.
        #expect(CountedAttributes.made <= 2 * 16 * 5)
        #expect(fixture.view.visibleCells.count == 50)
        #expect(fixture.view.contentSize.height == 1_199_999_990)
    }

    @Test func measuredLinesAreFoundByBinarySearch() {
        let (fixture, _) = fixture(Array(repeating: size(50, 50), count: 20_000)) { _ in }
        LayoutStatistics.flowSteps = 0
        fixture.scroll(to: 120_000)
        #expect(fixture.view.visibleCells.count == 50)
        // Two searches among 4,000 lines, and one more for each of about 100 items.
        #expect(LayoutStatistics.flowSteps < 2_000)
    }
}

private final class ManyItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100_000_000 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

private final class CountedAttributes: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) static var made = 0

    override init() {
        super.init()
        CountedAttributes.made += 1
    }
}

private final class CountingFlowLayout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { CountedAttributes.self }
}
