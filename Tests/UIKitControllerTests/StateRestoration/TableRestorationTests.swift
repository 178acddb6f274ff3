import Testing

@testable import UIKit
@testable import UIKitTestDriver

/// What a table with a restoration identifier shows after the application has been launched again.
@MainActor @Suite(.serialized) struct TableRestorationTests {
    private func app(_ controller: UIViewController) throws -> TestApplication {
        try TestApplication(showing: controller, size: CGSize(width: 320, height: 440), scale: 1)
    }

    // Seeds 234.
    @Test func selectedRowsAreSelectedAgain() throws {
        let app = try app(NamesController(NamesController.hundred))
        try app.tap(text: "row 2")
        try app.tap(text: "row 5")
        let again = NamesController(NamesController.hundred)
        _ = try app.relaunched(showing: again)
        #expect(again.selectedNames == ["row 2", "row 5"])
    }

    // Seeds 235.
    @Test func theTopmostRowIsTopmostAgainWithThePartThatWasSeenOfIt() throws {
        let names = NamesController(NamesController.hundred)
        let app = try app(names)
        names.tableView.contentOffset.y = 44 * 30 + 10
        app.frame()
        let again = NamesController(NamesController.hundred)
        _ = try app.relaunched(showing: again)
        #expect(again.firstName == "row 30")
        #expect(again.tableView.contentOffset.y == 1330)
    }

    // Seeds 235.
    @Test func theFirstFrameShowsTheRestoredRows() throws {
        let names = NamesController(NamesController.hundred)
        let app = try app(names)
        names.tableView.contentOffset.y = 44 * 50
        app.frame()
        let second = try app.relaunched(showing: NamesController(NamesController.hundred))
        #expect(second.visibleTexts.contains("row 50") && !second.visibleTexts.contains("row 0"))
    }

    // Seeds 236, 238.
    @Test func aDataSourceThatNamesItsRowsFindsThemInTheirNewPlaces() throws {
        let names = AssociatedNamesController(NamesController.hundred)
        let app = try app(names)
        names.tableView.contentOffset.y = 44 * 20
        app.frame()
        try app.tap(text: "row 22")
        let again = AssociatedNamesController(["new 1", "new 2", "new 3"] + NamesController.hundred)
        _ = try app.relaunched(showing: again)
        #expect(again.selectedNames == ["row 22"])
        #expect(again.firstName == "row 20")
        #expect(again.tableView.contentOffset.y == 1012)
    }

    // Seeds 237.
    @Test func theRowsAreSavedByTheNamesThatTheDataSourceGivesThem() throws {
        let names = AssociatedNamesController(["Lisbon", "Oslo"])
        let app = try app(names)
        try app.tap(text: "Oslo")
        app.end()
        let file = try #require(app.state.contents(named: "interface"))
        let table = (file["objects"] as? [[String: Any]] ?? []).first { $0["path"] as? [String] == ["names", "table"] }
        let text = String(decoding: table?["state"] as? Data ?? Data(), as: UTF8.self)
        #expect(text.contains("Oslo") && text.contains("Lisbon"))
    }

    // Seeds 238.
    @Test func aNamedRowThatIsGoneIsNotRestored() throws {
        let names = AssociatedNamesController(NamesController.hundred)
        let app = try app(names)
        names.tableView.contentOffset.y = 44 * 20
        app.frame()
        try app.tap(text: "row 22")
        let again = AssociatedNamesController(["only"])
        _ = try app.relaunched(showing: again)
        #expect(again.selectedNames == [] && again.tableView.contentOffset.y == 0)
    }

    // Seeds 239.
    @Test func withoutNamesTheIndexPathsCount() throws {
        let names = NamesController(NamesController.hundred)
        let app = try app(names)
        names.tableView.contentOffset.y = 44 * 20
        app.frame()
        try app.tap(text: "row 22")
        let again = NamesController(["new 1", "new 2"] + NamesController.hundred)
        _ = try app.relaunched(showing: again)
        #expect(again.selectedNames == ["row 20"])
        #expect(again.tableView.contentOffset.y == 880)
    }

    @Test func rowsBeyondAShorterTableAreNotRestored() throws {
        let names = NamesController(NamesController.hundred)
        let app = try app(names)
        names.tableView.contentOffset.y = 44 * 80
        app.frame()
        try app.tap(text: "row 82")
        let again = NamesController((0..<20).map { "row \($0)" })
        _ = try app.relaunched(showing: again)
        #expect(again.selectedNames == [])
        #expect(again.tableView.contentOffset.y == 440)
    }

    // Seeds 240.
    @Test func aTableWithoutAnIdentifierIsNotSaved() throws {
        let names = NamesController(NamesController.hundred, tableIdentifier: nil)
        let app = try app(names)
        names.tableView.contentOffset.y = 44 * 20
        app.frame()
        try app.tap(text: "row 22")
        let again = NamesController(NamesController.hundred, tableIdentifier: nil)
        _ = try app.relaunched(showing: again)
        #expect(again.selectedNames == [] && again.tableView.contentOffset.y == 0)
    }

    // Seeds 240.
    @Test func aControllerWithoutAnIdentifierIsNotSavedWithItsTable() throws {
        let names = NamesController(NamesController.hundred, identifier: nil)
        let app = try app(names)
        try app.tap(text: "row 2")
        app.end()
        let objects = app.state.contents(named: "interface")?["objects"] as? [Any]
        #expect(objects?.isEmpty == true)
    }

    @Test func aTableWhoseRowsComeLaterIsRestoredWhenTheyDo() throws {
        let names = NamesController(NamesController.hundred)
        let app = try app(names)
        names.tableView.contentOffset.y = 44 * 30
        app.frame()
        try app.tap(text: "row 33")
        let again = NamesController([])
        let second = try app.relaunched(showing: again)
        second.advance(by: 1)
        again.names = NamesController.hundred
        again.tableView.reloadData()
        second.frame()
        #expect(again.selectedNames == ["row 33"] && again.firstName == "row 30")
    }

    @Test func aTableThatWasNotShownKeepsItsStateForTheNextLaunch() throws {
        let names = NamesController(NamesController.hundred)
        let app = try app(names)
        names.tableView.contentOffset.y = 44 * 30
        app.frame()
        let second = try app.relaunched(showing: NamesController([]))
        let again = NamesController(NamesController.hundred)
        _ = try second.relaunched(showing: again)
        #expect(again.firstName == "row 30")
    }

    @Test func theTopOfATableUnderALargeTitleStaysTheTop() throws {
        func stack() -> UINavigationController {
            let navigation = UINavigationController(rootViewController: NamesController(NamesController.hundred))
            navigation.restorationIdentifier = "navigation"
            navigation.navigationBar.prefersLargeTitles = true
            return navigation
        }
        let app = try app(stack())
        let before = try #require(app.tableView).contentOffset
        let second = try app.relaunched(showing: stack())
        #expect(second.tableView?.contentOffset == before)
    }

    @Test func aDataSourceMayReloadWhileItIsAskedForARow() throws {
        final class Reloading: NamesController, UIDataSourceModelAssociation {
            func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }

            func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
                names = Array(names.prefix(3))
                (view as? UITableView)?.reloadData()
                return IndexPath(row: 50, section: 0)
            }
        }
        let names = Reloading(NamesController.hundred)
        let app = try app(names)
        names.tableView.contentOffset.y = 44 * 50
        app.frame()
        try app.tap(text: "row 52")
        let again = Reloading(NamesController.hundred)
        let second = try app.relaunched(showing: again)
        second.frame()
        #expect(again.selectedNames == [] && second.visibleTexts == ["row 0", "row 1", "row 2"])
    }
}

extension TestApplication {
    /// The first table of the window.
    var tableView: UITableView? {
        func find(_ view: UIView) -> UITableView? {
            view as? UITableView ?? view.subviews.lazy.compactMap(find).first
        }
        return find(window)
    }
}
