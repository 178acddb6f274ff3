import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Swipe actions of items in lists.
@MainActor @Suite(.serialized) struct ListSwipeTests {
    private final class Log { var lines: [String] = [] }

    private func open(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, deletes: Bool = true
    ) throws -> (ListStage, Log) {
        let log = Log()
        var stage: ListStage?
        let made = try ListStage(appearance) { configuration in
            configuration.trailingSwipeActionsConfigurationProvider = { path in
                log.lines.append("trailing \(path.item)")
                let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    log.lines.append("delete \(path.item)")
                    if let stage, let item = stage.source.itemIdentifier(for: path) {
                        var snapshot = stage.source.snapshot()
                        snapshot.deleteItems([item])
                        stage.source.apply(snapshot)
                    }
                    done(true)
                }
                return UISwipeActionsConfiguration(actions: [delete])
            }
            configuration.leadingSwipeActionsConfigurationProvider = { path in
                guard path.item != 2 else { return nil }
                let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
                    log.lines.append("flag \(path.item)")
                    done(true)
                }
                let configuration = UISwipeActionsConfiguration(actions: [flag])
                configuration.performsFirstActionWithFullSwipe = false
                return configuration
            }
        }
        stage = made
        made.show(0..<6)
        return (made, log)
    }

    private func cell(_ stage: ListStage, _ item: Int) throws -> UICollectionViewListCell {
        try #require(stage.view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
    }

    private func swipe(_ stage: ListStage, _ item: Int, by distance: CGFloat) throws {
        let cell = try cell(stage, item)
        let middle = cell.convert(CGPoint(x: 195, y: cell.bounds.midY), to: nil)
        stage.app.drag(
            from: CGPoint(x: middle.x - distance / 2, y: middle.y),
            to: CGPoint(x: middle.x + distance / 2, y: middle.y), duration: 0.3, holding: 0.2)
        stage.app.advance(by: 1)
    }

    private func buttons(_ stage: ListStage) -> [RowActionButton] {
        stage.view.parts.rowActions.ifMade?.current?.buttons.buttons ?? []
    }

    @Test func aListWithoutActionsHasNoGesture() throws {
        let stage = try ListStage()
        stage.show(0..<3)
        #expect(stage.view.parts.swipePan.ifMade == nil && stage.view.parts.rowActions.ifMade == nil)
        try swipe(stage, 1, by: -130)
        #expect(try cell(stage, 1).frame.minX == 0)
    }

    @Test func aSwipeShowsTheButtonsOfItsSide() throws {
        let (stage, log) = try open()
        try swipe(stage, 1, by: -130)
        #expect(log.lines == ["trailing 1"] && buttons(stage).map(\.action.title) == ["Delete"])
        #expect(try cell(stage, 1).frame.minX < -60 && cell(stage, 1).configurationState.isSwiped)
        stage.view.collectionViewLayout.invalidateLayout()
        stage.app.advance(by: 0.1)
        #expect(try cell(stage, 1).frame.minX < -60)
        try swipe(stage, 3, by: 130)
        #expect(buttons(stage).map(\.action.title) == ["Flag"])
        #expect(try cell(stage, 3).frame.minX > 60 && cell(stage, 1).frame.minX == 0)
        #expect(try !cell(stage, 1).configurationState.isSwiped)
    }

    @Test func aSideWithoutActionsDoesNotOpen() throws {
        let (stage, _) = try open()
        try swipe(stage, 2, by: 130)
        #expect(try cell(stage, 2).frame.minX == 0 && buttons(stage).isEmpty)
    }

    @Test func aButtonPerformsItsActionAndTheRowCloses() throws {
        let (stage, log) = try open()
        try swipe(stage, 1, by: 130)
        try stage.app.tap(#require(buttons(stage).first))
        stage.app.advance(by: 1)
        #expect(log.lines == ["flag 1"])
        #expect(try cell(stage, 1).frame.minX == 0 && stage.view.parts.rowActions.ifMade?.all.isEmpty == true)
    }

    @Test func aFullSwipeDeletesTheItem() throws {
        let (stage, log) = try open()
        try swipe(stage, 1, by: -340)
        #expect(log.lines == ["trailing 1", "delete 1"])
        #expect(stage.source.snapshot().itemIdentifiers == [0, 2, 3, 4, 5])
        #expect(try cell(stage, 1).frame.minX == 0 && stage.view.parts.rowActions.ifMade?.all.isEmpty == true)
        #expect(stage.view.visibleCells.count == 5)
    }

    @Test func aTouchElsewhereClosesTheRowAndSelectsNothing() throws {
        let (stage, _) = try open()
        try swipe(stage, 1, by: -130)
        stage.app.tap(at: try cell(stage, 4).convert(CGPoint(x: 100, y: 10), to: nil))
        stage.app.advance(by: 1)
        #expect(try cell(stage, 1).frame.minX == 0)
        #expect(stage.view.indexPathsForSelectedItems == [])
    }

    @Test func editingAndReloadingCloseTheRow() throws {
        let (stage, _) = try open()
        try swipe(stage, 1, by: -130)
        stage.view.isEditing = true
        stage.app.advance(by: 1)
        #expect(try cell(stage, 1).frame.minX == 0)
        try swipe(stage, 1, by: -130)
        #expect(try cell(stage, 1).frame.minX == 0)
        stage.view.isEditing = false
        try swipe(stage, 1, by: -130)
        stage.view.reloadData()
        stage.app.advance(by: 0.1)
        #expect(try cell(stage, 1).frame.minX == 0 && stage.view.parts.rowActions.ifMade?.all.isEmpty == true)
    }

    @Test func theRowOfACardStaysInItsCard() throws {
        let (stage, _) = try open(.insetGrouped)
        let place = try cell(stage, 0).frame
        try swipe(stage, 0, by: -130)
        let swiped = try cell(stage, 0)
        #expect(swiped.frame.minX < place.minX - 60)
        let mask = try #require(swiped.layer.mask)
        #expect(mask.frame.minX + swiped.frame.minX == place.minX && mask.cornerRadius > 0)
        #expect(mask.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        stage.view.parts.rowActions.ifMade?.close(animated: false)
        stage.app.advance(by: 0.1)
        #expect(swiped.layer.mask == nil && swiped.layer.cornerRadius > 0 && swiped.frame == place)
    }

    @Test func assistiveTechnologiesGetTheActions() throws {
        let (stage, log) = try open()
        let actions = try #require(try cell(stage, 3).accessibilityCustomActions)
        #expect(actions.map(\.name) == ["Delete", "Flag"])
        _ = actions[1].actionHandler?(actions[1])
        #expect(log.lines.last == "flag 3")
    }
}
