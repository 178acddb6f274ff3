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

    @Test func whatIsSeenOnTheWayIsThere() {
        large.itemSize = CGSize(width: 320, height: 50)
        fixture.data = [Array(0..<600)]
        view.reloadData()
        app.frame()
        let layout = view.startInteractiveTransition(to: large)
        layout.transitionProgress = 0.5
        app.frame()
        fixture.scroll(to: 3500)
        app.frame()
        // At 1200 points in the grid, at 6000 in the list.
        #expect(cellFrame(100)?.minY == 3600 && fixture.wrong == nil)
    }

    @Test func anotherProgressAsksNeitherLayoutForItsWholeContentAgain() {
        let counting = CountingLayout()
        fixture.data = [Array(0..<600)]
        view.reloadData()
        app.frame()
        let layout = view.startInteractiveTransition(to: counting)
        for step in 1...4 {
            layout.transitionProgress = CGFloat(step) / 10
            app.frame()
        }
        #expect(counting.wholes == 1)
        fixture.data[0].removeLast()
        view.reloadData()
        app.frame()
        #expect(counting.wholes == 2)
    }

    @Test(arguments: [true, false]) func aMirroredLayoutAndOneThatIsNotMeet(isNextMirrored: Bool) {
        let mirrored = MirroredLayout()
        mirrored.itemSize = large.itemSize
        view.semanticContentAttribute = .forceRightToLeft
        small.invalidateLayout()
        view.setCollectionViewLayout(isNextMirrored ? small : mirrored, animated: false)
        app.frame()
        let layout = view.startInteractiveTransition(to: isNextMirrored ? mirrored : small)
        #expect(layout.flipsHorizontallyInOppositeLayoutDirection == isNextMirrored)
        let widths: [CGFloat] = isNextMirrored ? [50, 100, 150] : [150, 100, 50]
        for (progress, width) in zip([0, 0.5, 1], widths) {
            layout.transitionProgress = progress
            app.frame()
            #expect(cellFrame(0)?.maxX == 320 && cellFrame(0)?.width == width)
        }
    }

    @Test func theCompletionOfAnInterruptedTransitionSeesTheNewLayout() {
        var widths: [CGFloat?] = []
        _ = view.startInteractiveTransition(to: large) { [self] _, _ in widths.append(cellFrame(0)?.width) }
        app.frame()
        let other = UICollectionViewFlowLayout()
        other.itemSize = CGSize(width: 80, height: 80)
        view.setCollectionViewLayout(other, animated: false)
        #expect(widths == [80] && fixture.wrong == nil)
    }

    @Test func aCellMayInterruptATransitionThatEnds() throws {
        view.register(ChangingCell.self, forCellWithReuseIdentifier: "cell")
        view.reloadData()
        app.frame()
        var ends: [[Bool]] = []
        _ = view.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
        app.frame()
        let other = UICollectionViewFlowLayout()
        ChangingCell.onChange = { [view] in view.collectionViewLayout = other }
        view.finishInteractiveTransition()
        app.advance(by: 1)
        #expect(view.collectionViewLayout === large && ends == [[true, true]] && fixture.wrong == nil)
        #expect(small.collectionView == nil && other.collectionView == nil)
        try expectException(named: .internalInconsistencyException) { view.finishInteractiveTransition() }
    }

    @Test func theCompletionIsCalledIfTheDelegateChangesTheLayout() {
        let delegate = ProvidingDelegate()
        delegate.onAsked = { $0.collectionViewLayout = UICollectionViewFlowLayout() }
        view.delegate = delegate
        var ends: [[Bool]] = []
        _ = view.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
        #expect(ends == [[false, false]] && view.layoutTransition == nil)
    }
}

@MainActor
private final class OwnTransitionLayout: UICollectionViewTransitionLayout {}

@MainActor
private final class CountingLayout: UICollectionViewFlowLayout {
    var wholes = 0

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        if rect.height > 3000 { wholes += 1 }
        return super.layoutAttributesForElements(in: rect)
    }
}

@MainActor
private final class MirroredLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@MainActor
private final class ChangingCell: CountedItemCell {
    /// Called once.
    static var onChange: (() -> Void)?

    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        let change = Self.onChange
        Self.onChange = nil
        change?()
    }
}

@MainActor
private final class ProvidingDelegate: NSObject, UICollectionViewDelegate {
    var onAsked: (UICollectionView) -> Void = { _ in }

    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        onAsked(collectionView)
        return OwnTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
}
