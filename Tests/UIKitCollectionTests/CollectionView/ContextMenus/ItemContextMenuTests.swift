import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct ItemContextMenuTests {
    @Test func theCallsOfAMenuByLongPress() throws {
        let stage = NewItemMenuStage()
        try stage.app.longPress(text: "Porto")
        stage.app.advance(by: 0.6)
        try stage.app.tap(text: "Copy name")
        stage.app.advance(by: 0.6)
        #expect(
            stage.log == [
                "should highlight 1", "configuration [1]", "actions", "did unhighlight 1", "highlight 1",
                "will display cities [1]", "displayed", "dismiss 1", "will end cities [1]", "copy cities [1]", "ended",
            ])
        #expect(stage.view.indexPathsForSelectedItems == [])
    }

    @Test func theMethodsOfIOS13AreCalledWithoutThoseOfIOS16() throws {
        let stage = OldItemMenuStage()
        try stage.app.longPress(text: "Porto")
        stage.app.advance(by: 0.6)
        try stage.app.tap(text: "Copy name")
        stage.app.advance(by: 0.6)
        #expect(
            stage.log == [
                "should highlight 1", "configuration 1", "actions", "did unhighlight 1", "highlight city 1",
                "will display city 1", "displayed", "dismiss city 1", "will end city 1", "copy city 1", "ended",
            ])
    }

    @Test func aSecondaryClickOpensTheMenuAtThePointer() throws {
        let stage = NewItemMenuStage()
        try stage.app.secondaryClick(stage.app.view(text: "Porto"))
        stage.app.advance(by: 0.6)
        #expect(stage.app.shows(text: "Copy name"))
        #expect(stage.view.contextMenuInteraction?.menuAppearance == .compact)
        #expect(stage.log == ["configuration [1]", "actions", "will display cities [1]", "displayed"])
    }

    @Test func theMenuKeyOpensTheMenuOfTheFocusedItem() throws {
        let stage = NewItemMenuStage()
        stage.app.press(.keyboardDownArrow)
        stage.app.press(.keyboardDownArrow)
        stage.app.press(.keyboardF10, modifiers: .shift)
        stage.app.advance(by: 0.6)
        #expect(stage.app.shows(text: "Copy name"))
        #expect(stage.log.contains("configuration [1]"))
    }

    @Test func aPressOnOneOfSeveralSelectedItemsIsForAllOfThem() throws {
        let stage = NewItemMenuStage()
        stage.view.allowsMultipleSelection = true
        for item in [0, 1] {
            stage.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        try stage.app.longPress(text: "Porto")
        #expect(stage.log.contains("configuration [0, 1]"))
        #expect(stage.log.contains("highlight 1"))
    }

    @Test func aPressOnAnotherItemThanTheSelectedOnesIsForThatItem() throws {
        let stage = NewItemMenuStage()
        stage.view.allowsMultipleSelection = true
        for item in [0, 1] {
            stage.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        try stage.app.longPress(text: "Braga")
        #expect(stage.log.contains("configuration [2]"))
    }

    @Test func aMenuBetweenItemsLiftsNothing() throws {
        let stage = NewItemMenuStage()
        stage.hasMenuBetweenItems = true
        stage.app.longPress(at: CGPoint(x: 100, y: 300))
        stage.app.advance(by: 0.6)
        #expect(stage.app.shows(text: "Copy name"))
        #expect((try? stage.app.view(LiftedPreview.self)) == nil)
        #expect(stage.log == ["configuration []", "actions", "will display cities []", "displayed"])
    }

    @Test func theMethodOfIOS13IsNotCalledBetweenItems() throws {
        let stage = OldItemMenuStage()
        stage.app.longPress(at: CGPoint(x: 100, y: 300))
        #expect(stage.log.isEmpty)
    }

    @Test func anItemWithoutAMenuKeepsItsTouch() throws {
        let stage = NewItemMenuStage()
        stage.itemsWithMenus = [1]
        try stage.app.longPress(text: "Lisbon")
        #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        #expect(stage.log.filter { $0.hasPrefix("configuration") } == ["configuration [0]"])
    }

    @Test func aTapOnThePreviewOfAControllerPerformsThePreviewAction() throws {
        let stage = NewItemMenuStage()
        let preview = UIViewController()
        preview.preferredContentSize = CGSize(width: 200, height: 120)
        stage.preview = preview
        try stage.app.longPress(text: "Porto")
        stage.app.advance(by: 0.6)
        stage.log = []
        try stage.app.tap(preview.view)
        stage.app.advance(by: 0.6)
        #expect(stage.log == ["perform cities [1]", "dismiss 1", "will end cities [1]", "performed", "ended"])
    }

    @Test func theDelegateChoosesWhatIsLifted() throws {
        let stage = NewItemMenuStage()
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 10, y: 0, width: 40, height: 40))
        stage.highlighted = { UITargetedPreview(view: stage.view.visibleCells[1], parameters: parameters) }
        try stage.app.longPress(text: "Porto")
        stage.app.advance(by: 0.6)
        #expect(try stage.app.view(LiftedPreview.self).bounds.size == CGSize(width: 40, height: 40))
    }

    @Test func theLiftedItemFollowsUpdates() throws {
        let stage = NewItemMenuStage()
        try stage.app.longPress(text: "Porto")
        stage.app.advance(by: 0.6)
        stage.cities.insert("Alverca", at: 0)
        stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        stage.app.advance(by: 0.6)
        try stage.app.tap(text: "Copy name")
        stage.app.advance(by: 0.6)
        #expect(stage.log.contains("dismiss 2"))
    }

    @Test func aMenuOutlivesAReload() throws {
        let stage = NewItemMenuStage()
        try stage.app.longPress(text: "Porto")
        stage.app.advance(by: 0.6)
        stage.view.reloadData()
        stage.app.advance(by: 0.1)
        try stage.app.tap(text: "Copy name")
        stage.app.advance(by: 0.6)
        #expect(stage.log.last == "ended")
        #expect(!stage.log.contains("dismiss 1"))
    }

    @Test func anItemThatTheDelegateDeletesWhenItIsAskedHasNoMenu() throws {
        let stage = NewItemMenuStage()
        stage.configured = {
            stage.cities.remove(at: 1)
            stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        }
        try stage.app.secondaryClick(stage.app.view(text: "Porto"))
        stage.app.advance(by: 0.6)
        #expect(!stage.app.shows(text: "Copy name"))
    }

    @Test func theInteractionMayOutliveItsCollectionView() throws {
        var interaction: UIContextMenuInteraction?
        var delegate: (any UIContextMenuInteractionDelegate)?
        do {
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            let source = EmptyDelegate()
            view.delegate = source
            interaction = view.contextMenuInteraction
            delegate = interaction?.delegate
        }
        let owner = try #require(interaction)
        #expect(delegate?.contextMenuInteraction(owner, configurationForMenuAtLocation: .zero) == nil)
    }

    @Test func aControllerWithoutMenusHasNoInteraction() throws {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let app = try TestApplication(showing: controller)
        app.longPress(at: CGPoint(x: 100, y: 100))
        #expect(controller.collectionView.interactions.isEmpty)
        #expect(controller.collectionView.contextMenuInteraction == nil)
    }
}

private final class EmptyDelegate: NSObject, UICollectionViewDelegate {}
