import Testing

@testable import UIKit

/// Compositional layouts in a collection view.
@MainActor @Suite(.serialized)
struct CompositionalLayoutTests {
    private static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    /// Rows of items, as many as `columns` beside each other.
    private func grid(columns: Int = 2, height: NSCollectionLayoutDimension = .absolute(50))
        -> NSCollectionLayoutSection
    {
        let item = NSCollectionLayoutItem(
            layoutSize: Self.size(
                .fractionalWidth(1 / CGFloat(columns)), height.isEstimated ? height : .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: Self.size(.fractionalWidth(1), height), repeatingSubitem: item, count: columns)
        return NSCollectionLayoutSection(group: row)
    }

    private func band(
        _ alignment: NSRectAlignment, height: NSCollectionLayoutDimension = .absolute(30), pins: Bool = false
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let isHeader = alignment == .top
        let made = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Self.size(.fractionalWidth(1), height),
            elementKind: isHeader
                ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
            alignment: alignment)
        made.pinToVisibleBounds = pins
        return made
    }

    private func show(_ counts: [Int], _ sections: NSCollectionLayoutSection...) -> CollectionFixture {
        let layout = UICollectionViewCompositionalLayout { section, _ in sections[min(section, sections.count - 1)] }
        let fixture = CollectionFixture(counts, layout: layout)
        fixture.view.layoutIfNeeded()
        return fixture
    }

    /// Cells that say how high they would like to be.
    private func showWanting(_ count: Int) -> CollectionFixture {
        let layout = UICollectionViewCompositionalLayout(section: grid(columns: 1, height: .estimated(44)))
        let fixture = CollectionFixture([count], layout: layout)
        fixture.view.register(WantingCell.self, forCellWithReuseIdentifier: "cell")
        fixture.view.layoutIfNeeded()
        return fixture
    }

    // MARK: Places

    @Test func aBoundaryItemWithAnAnchorIsAtTheSideThatTheAnchorNames() {
        func frame(_ edges: NSDirectionalRectEdge, _ offset: CGPoint = .zero) -> CGRect? {
            let section = NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: Self.size(.fractionalWidth(1), .absolute(50)),
                    subitems: [NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(1)))]
                ))
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: Self.size(.absolute(100), .absolute(30)),
                    elementKind: UICollectionView.elementKindSectionHeader,
                    containerAnchor: NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset))
            ]
            let fixture = show([2], section)
            return fixture.view.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?.frame
        }
        #expect(frame([.top, .leading]) == CGRect(x: 0, y: 0, width: 100, height: 30))
        #expect(frame([.top, .trailing], CGPoint(x: -5, y: 2)) == CGRect(x: 215, y: 2, width: 100, height: 30))
        #expect(frame([.bottom]) == CGRect(x: 110, y: 100, width: 100, height: 30))
    }

    @Test func sectionsFollowEachOther() {
        let first = grid()
        first.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        first.interGroupSpacing = 5
        let fixture = show([3, 1], first, grid(columns: 1))
        #expect(fixture.frame(1) == CGRect(x: 150, y: 10, width: 130, height: 50))
        #expect(fixture.frame(2) == CGRect(x: 20, y: 65, width: 130, height: 50))
        #expect(fixture.frame(0, 1) == CGRect(x: 0, y: 145, width: 320, height: 50))
        #expect(fixture.view.contentSize == CGSize(width: 320, height: 195))
        #expect(fixture.wrong == nil)
    }

    @Test func theProviderIsAskedOnceForEachSection() {
        var asked: [Int] = []
        var widths: [CGFloat] = []
        let layout = UICollectionViewCompositionalLayout { section, environment in
            asked.append(section)
            widths.append(environment.container.contentSize.width)
            return grid()
        }
        let fixture = CollectionFixture([4, 400], layout: layout)
        fixture.view.layoutIfNeeded()
        fixture.scroll(to: 900)
        #expect(asked == [0, 1])
        fixture.view.frame.size.width = 200
        fixture.view.layoutIfNeeded()
        #expect(asked == [0, 1, 0, 1] && widths == [320, 320, 200, 200])
    }

    @Test func aMillionItemsHaveFramesOnlyWhereTheyAreSeen() {
        let fixture = show([1_000_000], grid(columns: 1, height: .estimated(44)))
        #expect(fixture.view.contentSize.height == 44_000_000)
        #expect(fixture.calls.count { $0.hasPrefix("cell") } == 14)
        #expect(fixture.itemsAskedFor { fixture.scroll(to: 22_000_000) }.count == 14)
        #expect(CountedItemCell.made == 14 && fixture.visibleItems.first == "0-500000")
    }

    // MARK: Headers, footers and backgrounds

    @Test func headersAndFootersHaveRoomOfTheirOwn() {
        let section = grid()
        section.boundarySupplementaryItems = [band(.top), band(.bottom)]
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        let fixture = show([2], section)
        #expect(fixture.header(0)?.frame == CGRect(x: 20, y: 0, width: 280, height: 30))
        #expect(fixture.frame(0)?.minY == 40)
        #expect(fixture.view.contentSize.height == 130)
        section.supplementaryContentInsetsReference = .none
        fixture.view.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: section), animated: false)
        fixture.view.layoutIfNeeded()
        #expect(fixture.header(0)?.frame.width == 320)
    }

    @Test func aPinnedHeaderStaysUntilItsSectionEnds() {
        let section = grid(columns: 1)
        section.boundarySupplementaryItems = [band(.top, pins: true)]
        let fixture = show([10, 10], section)
        fixture.scroll(to: 100)
        #expect(fixture.header(0)?.frame.minY == 100)
        fixture.scroll(to: 520)
        #expect(fixture.header(0)?.frame.minY == 500)
        #expect(fixture.header(1)?.frame.minY == 530)
    }

    @Test func aBackgroundIsBehindItsSection() {
        let section = grid()
        section.boundarySupplementaryItems = [band(.top)]
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
        background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
        let fixture = CollectionFixture([4], layout: layout)
        fixture.view.layoutIfNeeded()
        let path = IndexPath(item: 0, section: 0)
        #expect(
            layout.layoutAttributesForDecorationView(ofKind: "back", at: path)?.frame
                == CGRect(x: 5, y: 5, width: 310, height: 120))
        #expect(fixture.view.layoutAttributesForItem(at: path)?.zIndex == 1)
        #expect(fixture.view.subviews.contains { $0.frame.size == CGSize(width: 310, height: 120) })
    }

    @Test func theLayoutItselfHasHeaders() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [band(.top), band(.bottom)]
        configuration.interSectionSpacing = 7
        let section = grid()
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let fixture = CollectionFixture([2, 2], layout: layout)
        fixture.view.layoutIfNeeded()
        #expect(fixture.frame(0)?.minY == 30 && fixture.frame(0, 1)?.minY == 87)
        #expect(fixture.view.contentSize.height == 167)
        let header = fixture.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(index: 0))
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    }

    @Test func horizontalLayoutsPlaceSectionsBesideEachOther() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: Self.size(.absolute(80), .fractionalHeight(1)), subitems: [item])
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: column), configuration: configuration)
        let fixture = CollectionFixture([4, 2], layout: layout)
        fixture.view.layoutIfNeeded()
        #expect(fixture.frame(3) == CGRect(x: 80, y: 300, width: 80, height: 300))
        #expect(fixture.frame(0, 1)?.origin == CGPoint(x: 160, y: 0))
        #expect(fixture.view.contentSize == CGSize(width: 240, height: 600))
    }

    @Test func rightToLeftMirrorsTheLayout() {
        let fixture = show([2], grid())
        fixture.view.semanticContentAttribute = .forceRightToLeft
        fixture.view.collectionViewLayout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 160)
    }

    // MARK: Sizes that views want

    @Test func cellsHaveTheSizeThatTheyWant() {
        WantingCell.height = { CGFloat(60 + $0 % 3 * 20) }
        let fixture = showWanting(30)
        fixture.view.layoutIfNeeded()
        #expect((0..<4).compactMap { fixture.frame($0)?.minY } == [0, 60, 140, 240])
        #expect(fixture.view.visibleCells.count == 8)
        #expect(fixture.wrong == nil)
    }

    @Test func contentDoesNotMoveWhenACellAboveIsMeasured() {
        WantingCell.height = { _ in 80 }
        let fixture = showWanting(100)
        fixture.view.contentOffset.y = 2000
        fixture.view.layoutIfNeeded()
        let path = fixture.view.indexPathsForVisibleItems[3]
        let before = fixture.view.cellForItem(at: path).map { $0.frame.minY - fixture.view.contentOffset.y }
        for _ in 0..<10 {
            let offset = fixture.view.contentOffset.y
            fixture.scroll(to: offset - 5)
        }
        let after = fixture.view.cellForItem(at: path).map { $0.frame.minY - fixture.view.contentOffset.y }
        #expect(after == before.map { $0 + 50 })
    }

    @Test func insertedItemsKeepTheSizesOfTheOthers() {
        WantingCell.height = { _ in 90 }
        let fixture = showWanting(20)
        fixture.view.layoutIfNeeded()
        WantingCell.asked = 0
        fixture.data[0].insert(1000, at: 1)
        fixture.view.insertItems(at: [IndexPath(item: 1, section: 0)])
        fixture.view.layoutIfNeeded()
        #expect(WantingCell.asked == 1)
        #expect(fixture.frame(2)?.minY == 180 && fixture.wrong == nil)
    }

    @Test func aHeaderOfEstimatedHeightIsMeasured() {
        let section = grid()
        section.boundarySupplementaryItems = [band(.top, height: .estimated(30))]
        let layout = UICollectionViewCompositionalLayout(section: section)
        let fixture = CollectionFixture([2], layout: layout)
        fixture.view.register(
            WantingBand.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "band")
        fixture.view.layoutIfNeeded()
        #expect(fixture.header(0)?.frame.height == 77 && fixture.frame(0)?.minY == 77)
    }
}

/// Wants a height that depends on what it shows.
private final class WantingCell: CountedItemCell {
    static var height: (Int) -> CGFloat = { _ in 44 }
    static var asked = 0

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        Self.asked += 1
        layoutAttributes.size.height = Self.height(shown)
        return layoutAttributes
    }
}

private final class WantingBand: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 77
        return layoutAttributes
    }
}
