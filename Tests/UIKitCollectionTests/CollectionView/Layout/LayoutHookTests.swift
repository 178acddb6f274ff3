import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What a layout is told of changes, and when.
@MainActor @Suite(.serialized) struct LayoutHookTests {
    /// A flow layout with a decoration behind the first items; writes down its calls.
    private final class Hooked: UICollectionViewFlowLayout {
        var name = ""
        var log: (String) -> Void = { _ in }
        var decorationPaths = [IndexPath(item: 0, section: 0)]
        var deletedHeaders: [IndexPath] = []
        var insertedHeaders: [IndexPath] = []
        var deletedDecorations: [IndexPath] = []
        var insertedDecorations: [IndexPath] = []

        override func prepare() {
            super.prepare()
            log("\(name) prepare")
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (super.layoutAttributesForElements(in: rect) ?? [])
                + decorationPaths.compactMap { layoutAttributesForDecorationView(ofKind: "mark", at: $0) }
        }

        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 40, width: 10, height: 10)
            return attributes
        }

        override func prepareForTransition(to newLayout: UICollectionViewLayout) {
            log("\(name) to \((newLayout as? Hooked)?.name ?? "") \(collectionView == nil ? "outside" : "inside")")
        }

        override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
            log("\(name) from \((oldLayout as? Hooked)?.name ?? "") \(collectionView == nil ? "outside" : "inside")")
        }

        override func finalizeLayoutTransition() {
            log("\(name) finalize transition" + (UIView.inheritedAnimationDuration > 0 ? " animated" : ""))
        }

        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
            log("\(name) bounds from \(oldBounds.width) to \(collectionView?.bounds.width ?? 0)")
        }

        override func finalizeAnimatedBoundsChange() {
            log("\(name) finalize bounds \(UIView.inheritedAnimationDuration)")
        }

        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            log("\(name) updates")
        }

        override func finalizeCollectionViewUpdates() { log("\(name) finalize updates") }

        override func initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log("\(name) header appears \(elementIndexPath.section)")
            return nil
        }

        override func finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log("\(name) header disappears \(elementIndexPath.section)")
            return nil
        }

        override func initialLayoutAttributesForAppearingDecorationElement(
            ofKind elementKind: String, at decorationIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log("\(name) \(elementKind) appears \(decorationIndexPath.item)")
            return nil
        }

        override func finalLayoutAttributesForDisappearingDecorationElement(
            ofKind elementKind: String, at decorationIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log("\(name) \(elementKind) disappears \(decorationIndexPath.item)")
            return nil
        }

        override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            elementKind == UICollectionView.elementKindSectionHeader ? deletedHeaders : []
        }

        override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            elementKind == UICollectionView.elementKindSectionHeader ? insertedHeaders : []
        }

        override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
            deletedDecorations
        }

        override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
            insertedDecorations
        }
    }

    private final class Mark: UICollectionReusableView {}

    @MainActor private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    private func layout(_ name: String, height: CGFloat = 40) -> Hooked {
        let layout = Hooked()
        layout.name = name
        layout.itemSize = CGSize(width: 80, height: height)
        layout.log = { [log] in log.lines.append($0) }
        layout.register(Mark.self, forDecorationViewOfKind: "mark")
        return layout
    }

    private func scene(_ layout: Hooked) -> (TouchStage, CollectionFixture) {
        let fixture = CollectionFixture([20], layout: layout)
        let stage = TouchStage(showing: fixture.view)
        log.lines = []
        return (stage, fixture)
    }

    @Test func bothLayoutsAreToldOfAnAnimatedChange() {
        let (stage, fixture) = scene(layout("old"))
        fixture.view.setCollectionViewLayout(layout("new", height: 60), animated: true)
        #expect(
            log.lines == [
                "old to new inside", "new from old inside", "new prepare", "old finalize transition animated",
                "new finalize transition animated",
            ])
        stage.advance(by: 1)
        #expect(fixture.wrong == nil)
    }

    @Test func bothLayoutsAreToldOfAChangeThatIsNotAnimated() {
        let (_, fixture) = scene(layout("old"))
        fixture.view.collectionViewLayout = layout("new")
        #expect(
            log.lines == [
                "old to new inside", "new from old inside", "new prepare", "old finalize transition",
                "new finalize transition",
            ])
    }

    @Test func aLayoutThatWasNeverShownIsNotTold() {
        let fixture = CollectionFixture([20], layout: layout("old"))
        fixture.view.collectionViewLayout = layout("new")
        #expect(log.lines.isEmpty)
    }

    @Test func aLayoutMayChangeTheLayoutWhenItIsTold() {
        let old = layout("old")
        let (stage, fixture) = scene(old)
        let third = layout("third", height: 60)
        var isFirst = true
        old.log = { line in
            if isFirst, line.hasPrefix("old to new") {
                isFirst = false
                fixture.view.setCollectionViewLayout(third, animated: false)
            }
        }
        fixture.view.setCollectionViewLayout(layout("new"), animated: true)
        stage.advance(by: 1)
        #expect(fixture.wrong == nil)
    }

    @Test func aSizeThatIsAnimatedIsTold() {
        let (stage, fixture) = scene(layout("flow"))
        UIView.animate(withDuration: 0.5) { fixture.view.frame.size.width = 200 }
        #expect(log.lines == ["flow prepare", "flow bounds from 320.0 to 200.0", "flow finalize bounds 0.5"])
        #expect(fixture.places == nil, "the cells have their new places")
        stage.advance(by: 1)
        #expect(fixture.wrong == nil)
    }

    @Test func aSizeThatIsNotAnimatedIsNotTold() {
        let (_, fixture) = scene(layout("flow"))
        fixture.view.frame.size.width = 200
        fixture.view.layoutIfNeeded()
        #expect(log.lines == ["flow prepare"])
    }

    @Test func cellsMoveWithAnAnimatedSize() {
        let (stage, fixture) = scene(layout("flow"))
        let cell = fixture.view.cellForItem(at: IndexPath(item: 4, section: 0))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fixture.view.frame.size.width = 170 }
        #expect(cell?.frame.minY == 100)
        stage.advance(by: 0.5)
        let seen = cell?.layer.presentation()?.frame.minY ?? 0
        #expect(seen > 55 && seen < 95)
        stage.advance(by: 1)
        #expect(fixture.wrong == nil)
    }

    @Test func decorationsAreAskedForByTheirOwnMethods() {
        let layout = layout("flow")
        let (stage, fixture) = scene(layout)
        layout.decorationPaths = [IndexPath(item: 1, section: 0)]
        fixture.data[0].append(1000)
        fixture.view.insertItems(at: [IndexPath(item: 20, section: 0)])
        #expect(log.lines.contains("flow mark appears 1"))
        #expect(!log.lines.contains { $0.contains("header") })
        stage.advance(by: 1)
        #expect(fixture.view.subviews.count { $0 is Mark && !$0.isHidden } == 1)
    }

    @Test func aLayoutReplacesADecoration() {
        let layout = layout("flow")
        let (stage, fixture) = scene(layout)
        layout.deletedDecorations = [IndexPath(item: 0, section: 0)]
        layout.insertedDecorations = [IndexPath(item: 0, section: 0)]
        fixture.data[0].append(1000)
        fixture.view.insertItems(at: [IndexPath(item: 20, section: 0)])
        #expect(
            log.lines.filter { $0.contains("mark") || $0.contains("update") } == [
                "flow updates", "flow mark appears 0", "flow mark disappears 0", "flow finalize updates",
            ])
        #expect(fixture.view.subviews.count { $0 is Mark && !$0.isHidden } == 2)
        stage.advance(by: 1)
        #expect(fixture.view.subviews.count { $0 is Mark && !$0.isHidden } == 1)
    }

    @Test func aLayoutReplacesAHeader() {
        let layout = layout("flow")
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        let (stage, fixture) = scene(layout)
        let header = fixture.header(0)
        layout.deletedHeaders = [IndexPath(item: 0, section: 0)]
        layout.insertedHeaders = [IndexPath(item: 0, section: 0)]
        fixture.data[0].append(1000)
        fixture.view.insertItems(at: [IndexPath(item: 20, section: 0)])
        #expect(log.lines.contains("flow header appears 0") && log.lines.contains("flow header disappears 0"))
        #expect(fixture.header(0) !== header)
        stage.advance(by: 1)
        #expect(fixture.wrong == nil)
    }

    @Test func withoutReplacementsHeadersStay() {
        let layout = layout("flow")
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        let (_, fixture) = scene(layout)
        let header = fixture.header(0)
        fixture.data[0].append(1000)
        fixture.view.insertItems(at: [IndexPath(item: 20, section: 0)])
        #expect(fixture.header(0) === header)
        #expect(!log.lines.contains { $0.contains("header") })
    }

    // MARK: Invalidation contexts

    @Test func aContextNamesItsElementsByKind() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedSupplementaryIndexPaths == nil && context.invalidatedDecorationIndexPaths == nil)
        let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1))
        context.invalidateSupplementaryElements(ofKind: "header", at: [first])
        context.invalidateSupplementaryElements(ofKind: "header", at: [second])
        context.invalidateSupplementaryElements(ofKind: "footer", at: [first])
        context.invalidateDecorationElements(ofKind: "mark", at: [second])
        #expect(context.invalidatedSupplementaryIndexPaths == ["header": [first, second], "footer": [first]])
        #expect(context.invalidatedDecorationIndexPaths == ["mark": [second]])
    }

    @Test func theAdjustmentOfAContextIsAddedToTheContentSizeUntilTheLayoutGivesItsOwn() {
        let layout = layout("flow")
        let (_, fixture) = scene(layout)
        let size = fixture.view.contentSize
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.contentSizeAdjustment = CGSize(width: 0, height: 50)
        layout.invalidateLayout(with: context)
        #expect(fixture.view.contentSize.height == size.height + 50)
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.contentSize == size)
    }
}
