import Testing
import UIKitTestDriver

@testable import UIKit

/// Sections that scroll across their layout.
@MainActor @Suite(.serialized)
struct OrthogonalSectionTests {
    private func section(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 100
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(80))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        return section
    }

    private func stage(
        _ section: NSCollectionLayoutSection, counts: [Int] = [50, 50, 50, 50, 50, 50, 50, 50, 50, 50]
    ) -> (TestApplication, CollectionFixture) {
        let fixture = CollectionFixture(counts, layout: UICollectionViewCompositionalLayout(section: section))
        let controller = UIViewController()
        controller.view.addSubview(fixture.view)
        let app = try! TestApplication(showing: controller, size: CGSize(width: 320, height: 600), safeArea: .zero)
        app.advance(by: 0.1)
        return (app, fixture)
    }

    private func offset(_ fixture: CollectionFixture, _ section: Int = 0) -> CGFloat? {
        fixture.view.parts.orthogonal.ifMade?.scroller(of: section)?.contentOffset.x
    }

    @Test func aDragScrollsOneSection() {
        let (app, fixture) = stage(section(.continuous))
        #expect(fixture.visibleItems.prefix(4) == ["0-0", "0-1", "0-2", "1-0"])
        app.drag(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 50, y: 40))
        app.advance(by: 3)
        #expect((offset(fixture) ?? 0) > 150 && offset(fixture, 1) == 0)
        #expect(fixture.view.contentOffset.y == 0)
        #expect(!fixture.visibleItems.contains("0-0") && fixture.visibleItems.contains("1-0"))
    }

    @Test func aVerticalDragOnASectionScrollsTheCollectionView() {
        let (app, fixture) = stage(section(.continuous))
        app.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 150))
        app.advance(by: 3)
        #expect(fixture.view.contentOffset.y > 100)
        #expect((1..<6).allSatisfy { offset(fixture, $0) ?? 0 == 0 })
    }

    @Test func aTapSelectsAnItemOfASection() {
        let (app, fixture) = stage(section(.continuous))
        app.tap(at: CGPoint(x: 180, y: 40))
        app.advance(by: 0.5)
        #expect(fixture.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 180, y: 40)) == IndexPath(item: 1, section: 0))
    }

    @Test func aPageTurnsByOneGroup() {
        let (app, fixture) = stage(section(.groupPaging))
        app.drag(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 210, y: 40), duration: 0.1)
        app.advance(by: 3)
        #expect(offset(fixture) == 110)
    }

    @Test func aCentredPageIsInTheMiddle() {
        let (app, fixture) = stage(section(.groupPagingCentered))
        let first = fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(first.map { fixture.view.convert($0.bounds, from: $0).midX } == 160)
        app.drag(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 210, y: 40), duration: 0.1)
        app.advance(by: 3)
        let second = fixture.view.cellForItem(at: IndexPath(item: 1, section: 0))
        #expect(second.map { fixture.view.convert($0.bounds, from: $0).midX } == 160)
    }

    @Test func scrollingEndsWhereAGroupBegins() {
        let (app, fixture) = stage(section(.continuousGroupLeadingBoundary))
        app.drag(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 73, y: 40))
        app.advance(by: 3)
        let end = offset(fixture) ?? 0
        #expect(end > 0 && end.truncatingRemainder(dividingBy: 110) == 0)
    }

    @Test func aPageIsAsWideAsTheCollectionView() {
        let (app, fixture) = stage(section(.paging))
        app.drag(from: CGPoint(x: 280, y: 40), to: CGPoint(x: 100, y: 40))
        app.advance(by: 3)
        #expect(offset(fixture) == 320)
    }

    @Test(arguments: [
        (UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic, true, false),
        (.always, true, true), (.never, false, false),
    ])
    func aSectionBouncesAsItsPropertiesSay(
        bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce, bounces: Bool, alwaysBounces: Bool
    ) throws {
        let section = section(.continuous)
        #expect(section.orthogonalScrollingProperties.bounce == .automatic)
        section.orthogonalScrollingProperties.bounce = bounce
        let (app, fixture) = stage(section)
        let scroller = try #require(fixture.view.parts.orthogonal.ifMade?.scroller(of: 0))
        #expect(scroller.bounces == bounces)
        #expect(scroller.alwaysBounceHorizontal == alwaysBounces && !scroller.alwaysBounceVertical)
        withExtendedLifetime(app) {}
    }

    @Test(arguments: [
        (UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.automatic, 0.998, 0.99),
        (.normal, 0.998, 0.998), (.fast, 0.99, 0.99), (.init(rawValue: 0.5), 0.5, 0.5),
    ])
    func aSectionSlowsDownAsItsPropertiesSay(
        rate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate, free: CGFloat, paging: CGFloat
    ) {
        for (behavior, expected) in [(.continuous, free), (.groupPaging, paging)]
            as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat)]
        {
            let section = section(behavior)
            section.orthogonalScrollingProperties.decelerationRate = rate
            let (app, fixture) = stage(section)
            #expect(fixture.view.parts.orthogonal.ifMade?.scroller(of: 0)?.decelerationRate.rawValue == expected)
            withExtendedLifetime(app) {}
        }
    }

    @Test func aCopyOfASectionHasItsOwnScrollingProperties() throws {
        let section = section(.continuous)
        section.orthogonalScrollingProperties.bounce = .never
        let copy = try #require(section.copy() as? NSCollectionLayoutSection)
        #expect(copy.orthogonalScrollingProperties.bounce == .never)
        copy.orthogonalScrollingProperties.bounce = .always
        #expect(section.orthogonalScrollingProperties.bounce == .never)
    }

    @Test func onlyVisibleItemsHaveCells() {
        let (_, fixture) = stage(section(.continuous), counts: [1_000_000, 1])
        #expect(fixture.view.visibleCells.count == 4)
        fixture.view.scrollToItem(at: IndexPath(item: 500_000, section: 0), at: .left, animated: false)
        fixture.view.layoutIfNeeded()
        #expect(fixture.visibleItems.contains("0-500000"))
        #expect(CountedItemCell.made <= 9)
    }

    @Test func aSectionKeepsItsPlaceWhileItIsOffScreen() {
        let (app, fixture) = stage(section(.continuous), counts: Array(repeating: 50, count: 100))
        app.drag(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 150, y: 40))
        app.advance(by: 3)
        let before = offset(fixture)
        fixture.scroll(to: 4000)
        #expect(offset(fixture) == nil)
        fixture.scroll(to: 0)
        #expect(before ?? 0 > 0 && offset(fixture) == before)
    }

    @Test func rightToLeftSectionsBeginAtTheRight() {
        let section = section(.continuous)
        let (app, fixture) = stage(section)
        fixture.view.semanticContentAttribute = .forceRightToLeft
        fixture.view.collectionViewLayout.invalidateLayout()
        app.advance(by: 0.1)
        let first = fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(first.map { fixture.view.convert($0.bounds, from: $0).maxX } == 300)
        app.drag(from: CGPoint(x: 50, y: 40), to: CGPoint(x: 250, y: 40))
        app.advance(by: 3)
        #expect(!fixture.visibleItems.contains("0-0"))
    }

    @Test func aHandlerSeesTheVisibleItemsInEveryStep() {
        let section = section(.continuous)
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            if items.first?.indexPath.section == 0 { offsets.append(offset.x) }
            for item in items { item.alpha = item.indexPath.item == 0 ? 0.5 : 1 }
        }
        let (app, fixture) = stage(section)
        #expect(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
        app.drag(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 190, y: 40))
        app.advance(by: 2)
        #expect(offsets.count > 3 && offsets.last == offset(fixture))
    }

    @Test func anUpdateMovesSectionsWithTheirOffsets() {
        let (app, fixture) = stage(section(.continuous))
        app.drag(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 150, y: 40))
        app.advance(by: 3)
        let before = offset(fixture)
        fixture.data.insert([7], at: 0)
        fixture.view.insertSections([0])
        app.advance(by: 1)
        #expect(before ?? 0 > 0 && offset(fixture, 1) == before && offset(fixture, 0) == 0)
    }
}
