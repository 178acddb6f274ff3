import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// The states that a table gives its cells.
@MainActor @Suite(.serialized)
struct ConfigurationStateTests {
    /// The states of a cell at each update, in words.
    @MainActor
    private final class States {
        private(set) var words: [String] = []

        func follow(_ cell: UITableViewCell?) {
            cell?.configurationUpdateHandler = { [unowned self] _, state in words.append(Self.words(for: state)) }
        }

        func take(_ body: () throws -> Void) rethrows -> [String] {
            words = []
            try body()
            return words
        }

        private static func words(for state: UICellConfigurationState) -> String {
            let list = [
                ("selected", state.isSelected), ("highlighted", state.isHighlighted), ("focused", state.isFocused),
                ("editing", state.isEditing), ("swiped", state.isSwiped), ("moved", state.isReordering),
                ("disabled", state.isDisabled),
            ]
            return list.filter(\.1).map(\.0).joined(separator: " ")
        }
    }

    private let states = States()

    @Test func aTapHighlightsThenSelectsInOneUpdateEach() throws {
        let stage = try KeyboardStage()
        let cell = try #require(stage.cell(1))
        states.follow(cell)
        stage.app.frame()
        let point = cell.convert(CGPoint(x: 50, y: 20), to: nil)
        #expect(
            states.take {
                stage.app.touchDown(at: point)
                stage.app.advance(by: 0.3)
            } == ["highlighted"])
        #expect(
            states.take {
                stage.app.touchUp()
                stage.app.advance(by: 0.3)
            } == ["selected"])
        #expect(
            states.take {
                stage.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
                stage.app.advance(by: 1)
            } == [""])
    }

    @Test func aDeselectedBackgroundFades() throws {
        let stage = try KeyboardStage()
        let cell = try #require(stage.cell(1))
        cell.backgroundConfiguration = .listPlainCell()
        stage.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        stage.app.frame()
        let shape = try #require(cell.subviews.first?.subviews.first)
        func isAnimated() -> Bool { shape.layer.animationKeys()?.isEmpty == false }
        #expect(shape.backgroundColor == SystemColor.selectedRow.dynamic)
        #expect(!isAnimated())
        stage.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
        stage.app.frame()
        #expect(shape.backgroundColor == .systemBackground)
        #expect(isAnimated())
        stage.app.advance(by: 1)
        #expect(!isAnimated())
    }

    @Test func theRowThatKeysReachIsFocused() throws {
        let stage = try KeyboardStage()
        states.follow(stage.cell(0))
        stage.app.frame()
        #expect(states.take { stage.press(.keyboardDownArrow) }.last == "focused")
        #expect(states.take { stage.press(.keyboardDownArrow) }.last == "")
    }

    @Test func aRowIsMovedWhileItIsHeld() throws {
        let rows = MovableRows(style: .plain)
        let app = try TestApplication(showing: rows)
        app.advance(by: 0.5)
        let grip = rows.grip(0)
        states.follow(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        app.frame()
        let held = states.take {
            app.touchDown(at: grip)
            app.advance(by: 0.1)
            app.touchMove(to: CGPoint(x: grip.x, y: grip.y + 50))
            app.advance(by: 0.4)
        }
        #expect(held.last == "editing moved")
        let dropped = states.take {
            app.touchUp()
            app.advance(by: 1)
        }
        #expect(dropped.last == "editing")
    }

    @Test func aRowIsSwipedUntilItsActionsLeave() throws {
        let stage = try SwipeTable()
        let cell = try #require(stage.cell(2))
        states.follow(cell)
        stage.app.frame()
        #expect(try states.take { try stage.open(2) }.last == "swiped")
        let closing = states.take {
            stage.table.setEditing(false, animated: true)
            stage.app.advance(by: 1)
        }
        #expect(closing.last == "")
    }

    @Test func anEditedTableEditsItsCells() throws {
        let rows = MovableRows(style: .plain)
        let app = try TestApplication(showing: rows)
        app.advance(by: 0.5)
        states.follow(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        app.frame()
        let ending = states.take {
            rows.setEditing(false, animated: true)
            app.advance(by: 1)
        }
        #expect(ending == [""])
    }

    @Test func statesOfTheApplicationAreKeptAndDescribed() {
        let key = UIConfigurationStateCustomKey("com.example.archived")
        var state = UICellConfigurationState(traitCollection: UITraitCollection(displayScale: 2))
        state.isSwiped = true
        state[key] = true
        var other = state
        other[key] = false
        #expect(state != other)
        #expect(state[key] == AnyHashable(true))
        #expect(state.description.hasSuffix("isSwiped = true; com.example.archived = true>"))
    }
}
