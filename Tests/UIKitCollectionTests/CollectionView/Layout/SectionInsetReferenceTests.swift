import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized) struct SectionInsetReferenceTests {
    private func show(_ reference: UICollectionViewFlowLayout.SectionInsetReference) throws -> (
        UICollectionView, TestApplication
    ) {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        layout.sectionInsetReference = reference
        let fixture = CollectionFixture([3], layout: layout)
        fixture.view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        let controller = UIViewController()
        controller.view = fixture.view
        let app = try TestApplication(
            showing: controller, size: CGSize(width: 400, height: 300), scale: 1,
            safeArea: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30))
        return (fixture.view, app)
    }

    private func left(_ view: UICollectionView) -> CGFloat? {
        view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX
    }

    @Test func sectionsBeginAtTheContentInsetByDefault() throws {
        #expect(UICollectionViewFlowLayout().sectionInsetReference == .fromContentInset)
        #expect(try left(show(.fromContentInset).0) == 5)
    }

    @Test func theSafeAreaCanCount() throws {
        #expect(try left(show(.fromSafeArea).0) == 35)
    }

    @Test func theMarginsCanCount() throws {
        let (view, _) = try show(.fromLayoutMargins)
        #expect(left(view) == view.layoutMargins.left + 5 && view.layoutMargins.left >= 20)
    }

    @Test func anotherSafeAreaMovesTheItems() throws {
        let (view, app) = try show(.fromSafeArea)
        app.setSafeArea(UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0))
        #expect(left(view) == 55)
    }

    @Test(arguments: [UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, .fromSafeArea])
    func aNegativeInsetBeginsOutside(_ reference: UICollectionViewFlowLayout.SectionInsetReference) throws {
        let (view, app) = try show(reference)
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        layout.sectionInset.left = -40
        app.frame()
        #expect(left(view) == (reference == .fromContentInset ? -40 : -10))
        view.contentInset.left = 60
        app.frame()
        #expect(left(view) == -40)
    }

    @Test func aLargerContentInsetCountsInPlaceOfBoth() throws {
        let (view, app) = try show(.fromSafeArea)
        view.contentInset.left = 60
        app.frame()
        #expect(left(view) == 0)
    }
}
