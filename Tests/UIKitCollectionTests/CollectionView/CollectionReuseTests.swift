import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct CollectionReuseTests {
    @Test func theFirstLayoutMakesOneScreenOfCells() {
        let fixture = CollectionFixture([1000])
        #expect(fixture.itemsAskedFor { fixture.view.layoutIfNeeded() } == (0..<50).map { "0-\($0)" })
        #expect(CountedItemCell.made == 50)
        #expect(fixture.wrong == nil)
    }

    @Test func scrollingToAnItemBeforeTheFirstLayoutAsksForNoCells() {
        let fixture = CollectionFixture([1000])
        let path = IndexPath(item: 500, section: 0)
        #expect(fixture.itemsAskedFor { fixture.view.scrollToItem(at: path, at: .top, animated: false) } == [])
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.cellForItem(at: path)?.frame.minY == fixture.view.contentOffset.y)
        #expect(CountedItemCell.made <= 55)
    }

    @Test func aLayoutWithoutScrollingAsksForNothing() {
        let fixture = CollectionFixture([1000])
        fixture.view.layoutIfNeeded()
        let before = fixture.calls
        fixture.view.setNeedsLayout()
        fixture.view.layoutIfNeeded()
        #expect(fixture.calls == before)
        #expect(fixture.view.visibleCells.allSatisfy { ($0 as? CountedItemCell)?.applied == 1 })
    }

    @Test func scrollingBringsTheCellsThatComeIntoSightAndNoOthers() {
        let fixture = CollectionFixture([1000])
        fixture.view.layoutIfNeeded()
        #expect(fixture.itemsAskedFor { fixture.scroll(to: 60) } == (50..<55).map { "0-\($0)" })
        #expect(fixture.wrong == nil)
    }

    @Test func aLongWayNeedsOneScreenAndALineOfCells() {
        let fixture = CollectionFixture([1000])
        fixture.view.layoutIfNeeded()
        for step in 1...200 { fixture.scroll(to: CGFloat(step) * 30) }
        #expect(CountedItemCell.made == 55)
        #expect(fixture.wrong == nil)
    }

    @Test func reloadingMakesNoCells() {
        let fixture = CollectionFixture([1000])
        fixture.view.layoutIfNeeded()
        fixture.view.reloadData()
        #expect(fixture.view.visibleCells.isEmpty)
        fixture.view.layoutIfNeeded()
        #expect(CountedItemCell.made == 50)
        #expect(fixture.view.visibleCells.allSatisfy { ($0 as? CountedItemCell)?.reuses == 1 })
        #expect(fixture.wrong == nil)
    }

    @Test func aCellIsDequeuedInTheSizeOfItsItem() {
        final class Sized: UICollectionViewCell {
            static var size = CGSize.zero

            override init(frame: CGRect) {
                super.init(frame: frame)
                Self.size = frame.size
            }

            required init?(coder: NSCoder) {
                super.init(coder: coder)
            }
        }
        let fixture = CollectionFixture([1])
        fixture.view.register(Sized.self, forCellWithReuseIdentifier: "cell")
        fixture.flow.itemSize = CGSize(width: 70, height: 30)
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.visibleCells.first is Sized)
        #expect(Sized.size == CGSize(width: 70, height: 30))
    }

    @Test func headersAreReusedByKind() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
        let fixture = CollectionFixture(Array(repeating: 5, count: 100), layout: layout)
        fixture.view.layoutIfNeeded()
        let headers = fixture.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.count == 6)
        fixture.scroll(to: 5000)
        let views = fixture.view.subviews.filter {
            $0 is UICollectionReusableView && !($0 is UICollectionViewCell)
        }
        #expect(views.count <= 14)
        #expect(fixture.wrong == nil)
    }

    @Test func theDelegateHearsWhatComesAndGoes() {
        final class Listener: NSObject, UICollectionViewDelegate {
            var heard: [String] = []

            func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) {
                heard.append("come \(indexPath.item)")
            }

            func collectionView(
                _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) {
                heard.append("go \(indexPath.item)")
            }
        }
        let listener = Listener()
        let fixture = CollectionFixture([20], size: CGSize(width: 50, height: 100))
        fixture.view.delegate = listener
        fixture.view.layoutIfNeeded()
        #expect(listener.heard == ["come 0", "come 1"])
        listener.heard = []
        fixture.scroll(to: 55)
        #expect(listener.heard == ["go 0", "come 2"])
    }

    @Test func memoryWarningsLetGoOfIdleCells() {
        let fixture = CollectionFixture([1000])
        fixture.view.layoutIfNeeded()
        fixture.view.frame.size.height = 60
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.subviews.count { $0 is UICollectionViewCell } == 50)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        #expect(fixture.view.subviews.count { $0 is UICollectionViewCell } == 5)
    }

    @Test func aViewOfAnUnregisteredIdentifierRaises() {
        let fixture = CollectionFixture([1])
        let exceptions = raised {
            _ = fixture.view.dequeueReusableCell(withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
        }
        #expect(
            exceptions.map(\.reason) == [
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must register a nib or a "
                    + "class for the identifier or connect a prototype cell in a storyboard"
            ])
    }

    @Test func itemsAreFoundByPlace() {
        let fixture = CollectionFixture([20])
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 70)) == IndexPath(item: 5, section: 0))
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 55)) == nil)
    }
}
