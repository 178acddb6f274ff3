import Testing
import UIKitTestDriver

@testable import UIKit

/// Interactive transitions between two layouts.
@MainActor @Suite(.serialized) struct TransitionLayoutTests {
    private let small = UICollectionViewFlowLayout()
    private let large = UICollectionViewFlowLayout()
    private let fixture: CollectionFixture
    private let app: TestApplication

    private var view: UICollectionView { fixture.view }

    init() throws {
        large.itemSize = CGSize(width: 150, height: 150)
        fixture = CollectionFixture([6], layout: small)
        let controller = UIViewController()
        app = try TestApplication(showing: controller, size: CGSize(width: 320, height: 600), scale: 1)
        controller.view.addSubview(fixture.view)
        app.frame()
    }

    private func cellFrame(_ item: Int) -> CGRect? { view.cellForItem(at: IndexPath(item: item, section: 0))?.frame }

    @Test func elementsAreAsFarOnTheirWayAsTheProgressSays() {
        let before = cellFrame(0)
        let layout = view.startInteractiveTransition(to: large)
        app.frame()
        #expect(view.collectionViewLayout === layout && layout.currentLayout === small && layout.nextLayout === large)
        #expect(cellFrame(0) == before)
        layout.transitionProgress = 0.5
        app.frame()
        #expect(cellFrame(0) == CGRect(x: 0, y: 0, width: 100, height: 100))
        layout.transitionProgress = 1
        app.frame()
        #expect(cellFrame(0) == CGRect(x: 0, y: 0, width: 150, height: 150))
        #expect(view.contentSize.height == 470)
    }

    @Test func finishingMovesOnToTheNewLayout() {
        var ends: [[Bool]] = []
        let layout = view.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
        layout.transitionProgress = 0.5
        app.frame()
        view.finishInteractiveTransition()
        #expect(view.collectionViewLayout === large && large.collectionView === view && ends.isEmpty)
        app.advance(by: 1)
        #expect(cellFrame(0)?.width == 150 && ends == [[true, true]])
        #expect(small.collectionView == nil && fixture.wrong == nil)
    }

    @Test func cancellingMovesBackToTheFormerLayout() {
        var ends: [[Bool]] = []
        view.startInteractiveTransition(to: large) { ends.append([$0, $1]) }.transitionProgress = 0.8
        app.frame()
        view.cancelInteractiveTransition()
        app.advance(by: 1)
        #expect(view.collectionViewLayout === small && cellFrame(0)?.width == 50 && ends == [[true, false]])
        #expect(large.collectionView == nil && fixture.wrong == nil)
    }

    @Test func updatesDuringATransitionReachBothLayouts() {
        let layout = view.startInteractiveTransition(to: large)
        layout.transitionProgress = 0.5
        app.frame()
        fixture.data[0].removeLast(4)
        view.reloadData()
        app.frame()
        #expect(view.visibleCells.count == 2 && cellFrame(1)?.width == 100)
        view.finishInteractiveTransition()
        app.advance(by: 1)
        #expect(fixture.wrong == nil)
    }

    @Test func anElementThatOneLayoutHasFades() {
        large.headerReferenceSize = CGSize(width: 0, height: 40)
        let layout = view.startInteractiveTransition(to: large)
        layout.transitionProgress = 0.25
        app.frame()
        let header = layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.alpha == 0.25)
    }

    @Test func theDelegateMayProvideTheLayout() {
        let delegate = ProvidingDelegate()
        view.delegate = delegate
        let layout = view.startInteractiveTransition(to: large)
        #expect(layout is OwnTransitionLayout && view.collectionViewLayout === layout)
        layout.updateValue(3, forAnimatedKey: "distance")
        #expect(layout.value(forAnimatedKey: "distance") == 3 && layout.value(forAnimatedKey: "angle") == 0)
        view.cancelInteractiveTransition()
    }

    @Test func aSecondTransitionAndAnEndWithoutOneRaise() throws {
        try expectException(named: .internalInconsistencyException) { view.finishInteractiveTransition() }
        _ = view.startInteractiveTransition(to: large)
        try expectException(
            named: .internalInconsistencyException,
            reason: "the collection is already part of an interactive transition"
        ) { _ = view.startInteractiveTransition(to: UICollectionViewFlowLayout()) }
    }

    @Test func anotherLayoutEndsTheTransition() throws {
        var ends: [[Bool]] = []
        _ = view.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
        let other = UICollectionViewFlowLayout()
        view.collectionViewLayout = other
        #expect(ends == [[false, false]] && large.collectionView == nil && other.collectionView === view)
        try expectException(named: .internalInconsistencyException) { view.cancelInteractiveTransition() }
    }
}

@MainActor
private final class OwnTransitionLayout: UICollectionViewTransitionLayout {}

@MainActor
private final class ProvidingDelegate: NSObject, UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        OwnTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
}
