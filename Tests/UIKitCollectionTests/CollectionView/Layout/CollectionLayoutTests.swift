import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Layouts of one's own.
@MainActor @Suite(.serialized) struct CollectionLayoutTests {
    /// Items on a diagonal, a decoration behind each section.
    private final class Diagonal: UICollectionViewLayout {
        var prepared = 0
        var asked: [CGRect] = []
        var invalidatesForBounds = false
        var oldBounds: [CGRect] = []
        private var frames: [CGRect] = []

        override func prepare() {
            super.prepare()
            prepared += 1
            let count = collectionView?.numberOfItems(inSection: 0) ?? 0
            frames = (0..<count).map { CGRect(x: $0 * 40, y: $0 * 40, width: 40, height: 40) }
        }

        override var collectionViewContentSize: CGSize {
            frames.last.map { CGSize(width: $0.maxX, height: $0.maxY) } ?? .zero
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            asked.append(rect)
            let band = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: "band", with: IndexPath(item: 0, section: 0))
            band.frame = CGRect(x: 0, y: 0, width: 500, height: 20)
            band.zIndex = -1
            return [band]
                + frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
                    layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
                }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = frames[indexPath.item]
            if indexPath.item == 1 { attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
            if indexPath.item == 2 { attributes.alpha = 0.25 }
            if indexPath.item == 3 { attributes.isHidden = true }
            return attributes
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            oldBounds.append(collectionView?.bounds ?? .zero)
            return invalidatesForBounds
        }
    }

    private final class Band: UICollectionReusableView {}

    private func fixture() -> (CollectionFixture, Diagonal) {
        let layout = Diagonal()
        layout.register(Band.self, forDecorationViewOfKind: "band")
        let fixture = CollectionFixture([100], layout: layout)
        fixture.view.layoutIfNeeded()
        return (fixture, layout)
    }

    private func cell(_ fixture: CollectionFixture, _ item: Int) -> UICollectionViewCell? {
        fixture.view.cellForItem(at: IndexPath(item: item, section: 0))
    }

    @Test func everyAttributeReachesItsView() {
        let (fixture, _) = fixture()
        #expect(cell(fixture, 0)?.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(cell(fixture, 1)?.frame == CGRect(x: 50, y: 50, width: 20, height: 20))
        #expect(cell(fixture, 2)?.alpha == 0.25)
        #expect(cell(fixture, 3) == nil)
        #expect(cell(fixture, 7) != nil)
        #expect(cell(fixture, 8) == nil)
        #expect(fixture.view.contentSize == CGSize(width: 4000, height: 4000))
    }

    @Test func decorationViewsComeFromTheLayout() {
        let (fixture, _) = fixture()
        let band = fixture.view.subviews.first { $0 is Band }
        #expect(band?.frame == CGRect(x: 0, y: 0, width: 500, height: 20))
        #expect(band?.layer.zPosition == -1)
        fixture.view.contentOffset = CGPoint(x: 1000, y: 1000)
        fixture.view.layoutIfNeeded()
        #expect(band?.isHidden == true)
    }

    @Test func aLayoutIsPreparedOnceAndAskedForMoreThanIsSeen() {
        let (fixture, layout) = fixture()
        #expect(layout.prepared == 1)
        #expect(layout.asked.count == 1)
        for y in stride(from: 10, through: 290, by: 10) {
            fixture.view.contentOffset = CGPoint(x: CGFloat(y) / 2, y: CGFloat(y))
            fixture.view.layoutIfNeeded()
        }
        #expect(layout.prepared == 1)
        #expect(layout.asked.count == 1)
        fixture.view.contentOffset.y = 320
        fixture.view.layoutIfNeeded()
        #expect(layout.asked.count == 2)
    }

    @Test func invalidatingPreparesAnewAndLeavesTheCells() {
        let (fixture, layout) = fixture()
        let first = cell(fixture, 0)
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect(layout.prepared == 2)
        #expect(cell(fixture, 0) === first)
        #expect((first as? CountedItemCell)?.applied == 1)
    }

    @Test func boundsThatChangeAreAskedAboutBeforeTheyDo() {
        let (fixture, layout) = fixture()
        layout.oldBounds = []
        layout.invalidatesForBounds = true
        fixture.view.contentOffset.y = 100
        #expect(layout.oldBounds == [CGRect(x: 0, y: 0, width: 320, height: 600)])
        fixture.view.layoutIfNeeded()
        #expect(layout.prepared == 2)
        fixture.view.frame.size.width = 200
        #expect(layout.oldBounds.last == CGRect(x: 0, y: 100, width: 320, height: 600))
    }

    @Test func attributesOfOnesOwnReachTheCellsAndAreCompared() {
        final class Tinted: UICollectionViewLayoutAttributes {
            var tint = 0

            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone)
                (copy as? Tinted)?.tint = tint
                return copy
            }

            override func isEqual(_ object: Any?) -> Bool {
                super.isEqual(object) && (object as? Tinted)?.tint == tint
            }
        }
        final class TintingLayout: UICollectionViewFlowLayout {
            var tint = 1

            override class var layoutAttributesClass: AnyClass { Tinted.self }

            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let all = super.layoutAttributesForElements(in: rect)
                for attributes in all ?? [] { (attributes as? Tinted)?.tint = tint }
                return all
            }
        }
        final class TintedCell: UICollectionViewCell {
            var tints: [Int] = []

            override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
                tints.append((layoutAttributes as? Tinted)?.tint ?? -1)
            }
        }
        let layout = TintingLayout()
        let fixture = CollectionFixture([1], layout: layout)
        fixture.view.register(TintedCell.self, forCellWithReuseIdentifier: "cell")
        fixture.view.layoutIfNeeded()
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        layout.tint = 2
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect((cell(fixture, 0) as? TintedCell)?.tints == [1, 2])
    }

    @Test func aLayoutThatFlipsIsMirroredAndStartsAtTheRight() {
        final class Flipping: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let layout = Flipping()
        layout.scrollDirection = .horizontal
        let fixture = CollectionFixture([100], layout: layout, size: CGSize(width: 320, height: 110))
        let stage = TouchStage(size: CGSize(width: 320, height: 600), scale: 1, isRightToLeft: true)
        stage.window.addSubview(fixture.view)
        stage.advance(by: 0.1)
        // Two in a column, 50 columns: 2990 points.
        #expect(fixture.view.contentSize.width == 2990)
        #expect(fixture.view.contentOffset.x == 2670)
        #expect(fixture.frame(0)?.maxX == 2990)
        #expect(cell(fixture, 0)?.frame.maxX == 2990)
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 2980, y: 5)) == IndexPath(item: 0, section: 0))
    }

    @Test func aFlowLayoutIsCodedWithItsMetrics() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 1, height: 2)
        layout.sectionInset = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
        layout.scrollDirection = .horizontal
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        layout.encode(with: coder)
        coder.finishEncoding()
        let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        let copy = UICollectionViewFlowLayout(coder: decoder)
        #expect(copy?.itemSize == layout.itemSize)
        #expect(copy?.sectionInset == layout.sectionInset)
        #expect(copy?.scrollDirection == .horizontal)
    }
}
