internal import TableEngine
import Testing

@testable import UIKit

/// Context menus of rows, without a table or collection view.
@MainActor @Suite struct RowMenusTests {
    @MainActor
    private final class List: FakeRowList, ListMenuHost {
        var mayShowMenus = true
        var hasMenusBetweenRows = false
        var hasMenu = true
        private(set) lazy var menus = followers.adding(ListMenus(host: self))

        func standardParameters(of cell: UIView) -> UIPreviewParameters { UIPreviewParameters() }

        func configuration(at row: RowIndex?, _ point: CGPoint) -> UIContextMenuConfiguration? {
            call("menu", row)
            return hasMenu ? UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in nil } : nil
        }

        func highlightPreview(_ configuration: UIContextMenuConfiguration, at row: RowIndex?) -> UITargetedPreview? {
            call("highlight", row)
            return nil
        }

        func dismissalPreview(_ configuration: UIContextMenuConfiguration, at row: RowIndex?) -> UITargetedPreview? {
            call("dismiss", row)
            return nil
        }

        func willPerformPreviewAction(
            _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
        ) {}

        func willDisplay(
            _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
        ) { call("display") }

        func willEnd(
            _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
        ) { call("end") }

        func press(_ point: CGPoint) -> UIContextMenuConfiguration? {
            menus.contextMenuInteraction(menus.interaction, configurationForMenuAtLocation: point)
        }

        func lift(_ configuration: UIContextMenuConfiguration) {
            _ = menus.contextMenuInteraction(
                menus.interaction, configuration: configuration,
                highlightPreviewForItemWithIdentifier: "menu" as NSString)
        }
    }

    @Test func theDelegateIsAskedAboutTheRowBelowTheFinger() {
        let list = List([3, 4])
        #expect(list.press(list.point(2, inSection: 1)) != nil)
        #expect(list.takeLog() == ["menu 1-2"])
        #expect(list.menus.interaction.liftsView)
    }

    @Test func nothingIsAskedBesideTheRowsOfATable() {
        let list = List()
        #expect(list.press(list.pointBelow) == nil)
        #expect(list.takeLog() == [])
    }

    @Test func aCollectionViewHasMenusBetweenItsItems() {
        let list = List()
        list.hasMenusBetweenRows = true
        #expect(list.press(list.pointBelow) != nil)
        #expect(list.takeLog() == ["menu"])
        #expect(!list.menus.interaction.liftsView)
    }

    @Test func noMenuOpensWhileARowIsMoved() {
        let list = List()
        list.mayShowMenus = false
        #expect(list.press(list.point(2)) == nil)
        #expect(list.takeLog() == [])
    }

    @Test func theTouchEndsBeforeTheRowIsLifted() throws {
        let list = List()
        let configuration = try #require(list.press(list.point(2)))
        _ = list.takeLog()
        list.lift(configuration)
        #expect(list.takeLog() == ["cancel touches", "highlight 2"])
    }

    @Test func theRowOfTheMenuFollowsUpdates() throws {
        let list = List()
        let configuration = try #require(list.press(list.point(2)))
        list.insert(0)
        _ = list.takeLog()
        list.lift(configuration)
        #expect(list.takeLog() == ["cancel touches", "highlight 3"])
    }

    @Test func aRowThatTheQuestionRemovesHasNoMenu() {
        let list = List()
        list.onCall["menu"] = { list.delete(2) }
        #expect(list.press(list.point(2)) == nil)
    }

    @Test func aRowThatTheQuestionMovesHasItsMenu() throws {
        let list = List()
        list.onCall["menu"] = { list.insert(0) }
        let configuration = try #require(list.press(list.point(2)))
        _ = list.takeLog()
        list.lift(configuration)
        #expect(list.takeLog() == ["cancel touches", "highlight 3"])
    }

    @Test(arguments: [true, false])
    func aMenuWhoseRowIsGoneHasNoRow(isReloaded: Bool) throws {
        let list = List()
        let configuration = try #require(list.press(list.point(2)))
        if isReloaded { list.reload([5]) } else { list.delete(2) }
        _ = list.takeLog()
        list.lift(configuration)
        #expect(list.takeLog() == ["cancel touches", "highlight"])
    }

    @Test func theDelegateIsCalledInPasses() {
        let list = List()
        var depths: [Int] = []
        for name in ["menu", "end"] { list.onCall[name] = { depths.append(list.passDepth) } }
        let configuration = list.press(list.point(2))
        if let configuration {
            list.menus.contextMenuInteraction(list.menus.interaction, willEndFor: configuration, animator: nil)
        }
        #expect(depths == [1, 1])
    }
}
