import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct RowActionTests {
    @Test func actionsHaveTheColorOfTheirStyleUntilTheyGetAnother() {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        #expect(delete.backgroundColor == .systemRed)
        delete.backgroundColor = .systemBlue
        #expect(delete.backgroundColor == .systemBlue)
        delete.backgroundColor = nil
        #expect(delete.backgroundColor == .systemRed)
    }

    // Seeds 172.
    @Test func aHandlerIsGivenItsActionAndTellsHowItEnded() {
        var given: UIContextualAction?
        let action = UIContextualAction(style: .normal, title: "Flag") { action, _, done in
            given = action
            done(false)
        }
        var result: Bool?
        action.handler(action, UIView()) { result = $0 }
        #expect(given === action)
        #expect(result == false)
    }

    @Test func aFullSwipePerformsTheFirstActionUnlessToldOtherwise() {
        #expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
    }

    @Test func aCopyOfARowActionHasItsColor() throws {
        let action = UITableViewRowAction(style: .normal, title: "More") { _, _ in }
        action.backgroundColor = .orange
        let copy = try #require(action.copy() as? UITableViewRowAction)
        #expect(copy.title == "More")
        #expect(copy.backgroundColor == .orange)
    }
}
