import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct UICollectionViewControllerTests {
    private class Numbers: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        var selected: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            12
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            super.collectionView(collectionView, didSelectItemAt: indexPath)
            selected.append(indexPath.item)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            CGSize(width: 100, height: 60)
        }
    }

    private func shown() -> (Numbers, TouchStage) {
        let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
        let stage = TouchStage()
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
        return (controller, stage)
    }

    @Test func theCollectionViewFillsAViewOfTheController() {
        let (controller, _) = shown()
        #expect(controller.view !== controller.collectionView)
        #expect(controller.collectionView.superview === controller.view)
        #expect(controller.collectionView.frame == controller.view.bounds)
        #expect(controller.collectionView.visibleCells.count == 12)
        #expect(controller.collectionView.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minY == 70)
    }

    @Test func anOverrideThatCallsSuperIsAsked() {
        let (controller, stage) = shown()
        for x in [50, 50, 200] {
            stage.tap(CGFloat(x), 30)
            stage.advance(by: 0.5)
        }
        #expect(controller.selected == [0, 0, 1])
    }

    @Test func whatNobodyOverridesIsKnownNotToBeImplemented() {
        #expect(CollectionMethod.controllerOverrides != nil)
        let overridden = CollectionMethod.ofControllers.filter { $0.isOverridden(in: Numbers.self) }
        #expect(Set(overridden) == [.numberOfItems, .cellForItem, .didSelect])
    }

    @Test func theSelectionGoesWhenTheViewAppears() {
        let (controller, _) = shown()
        controller.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        controller.viewWillAppear(false)
        #expect(controller.collectionView.indexPathsForSelectedItems == [])
    }

    @Test func methodsThatOnlyASubclassDeclaresAreCalled() {
        class Plain: NSObject, UICollectionViewDelegate {}
        final class Sized: Plain {
            var selected: [Int] = []

            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                selected.append(indexPath.item)
            }
        }
        guard MethodResolution.canSeeUncalledMethods else { return }
        let fixture = CollectionFixture([20])
        let delegate = Sized()
        fixture.view.delegate = delegate
        let stage = TouchStage(showing: fixture.view)
        stage.tap(10, 10)
        stage.advance(by: 0.5)
        #expect(delegate.selected == [0])
    }
}
