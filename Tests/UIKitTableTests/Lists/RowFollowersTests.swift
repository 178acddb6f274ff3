internal import TableEngine
import Testing

@testable import UIKit

/// The parts of a list that follow its rows, without a list.
@MainActor @Suite struct RowFollowersTests {
    @MainActor
    private final class Part: CellMarker {
        let turn: FollowingTurn
        let keptRows: [RowIndex]
        private let note: (FollowingTurn, String) -> Void

        init(_ turn: FollowingTurn, kept: [RowIndex] = [], note: @escaping (FollowingTurn, String) -> Void) {
            self.turn = turn
            keptRows = kept
            self.note = note
        }

        func listWillReload() { note(turn, "will reload") }
        func willFollow(_ plan: UpdatePlan) { note(turn, "will follow") }
        func cellArrives(_ cell: UIView, at row: RowIndex) { note(turn, "cell at \(row.row)") }
    }

    @Test func partsFollowInTheirTurnWheneverTheyAreMade() {
        let followers = RowFollowers()
        var log: [FollowingTurn] = []
        for turn in [FollowingTurn.menus, .editing, .selection, .movement] {
            followers.add(Part(turn) { turn, _ in log.append(turn) })
        }
        followers.listWillReload()
        #expect(log == [.editing, .movement, .selection, .menus])
    }

    @Test func aPartThatIsMadeOnTheWayFollowsFromTheNextEventOn() {
        let followers = RowFollowers()
        var log: [FollowingTurn] = []
        followers.add(
            Part(.editing) { turn, _ in
                if log.isEmpty { followers.add(Part(.menus) { turn, _ in log.append(turn) }) }
                log.append(turn)
            })
        followers.listWillReload()
        #expect(log == [.editing])
        followers.listWillReload()
        #expect(log == [.editing, .editing, .menus])
    }

    @Test func rowsOfAllPartsAreKept() {
        let followers = RowFollowers()
        followers.add(Part(.focus, kept: [RowIndex(section: 0, row: 9)]) { _, _ in })
        followers.add(Part(.menus) { _, _ in })
        followers.add(Part(.movement, kept: [RowIndex(section: 1, row: 2)]) { _, _ in })
        #expect(followers.keptRows == [RowIndex(section: 1, row: 2), RowIndex(section: 0, row: 9)])
    }

    @Test func theRowOfACellThatComesIsLookedUpAgainForEachPart() {
        let followers = RowFollowers()
        var row: RowIndex? = RowIndex(section: 0, row: 3)
        var log: [String] = []
        followers.add(
            Part(.editing) { _, event in
                log.append(event)
                row = RowIndex(section: 0, row: 4)
            })
        followers.add(
            Part(.dragging) { _, event in
                log.append(event)
                row = nil
            })
        followers.add(Part(.menus) { _, event in log.append(event) })
        followers.cellArrives(UIView(), at: { row })
        #expect(log == ["cell at 3", "cell at 4"])
    }

    @Test func partsThatShowNothingInCellsAreNotAskedForThem() {
        @MainActor final class Silent: RowFollower { let turn = FollowingTurn.movement }
        let followers = RowFollowers()
        var (lookups, log) = (0, [String]())
        followers.add(Silent())
        followers.add(Part(.menus) { _, event in log.append(event) })
        followers.add(Silent())
        followers.cellArrives(UIView()) {
            lookups += 1
            return RowIndex(section: 0, row: 3)
        }
        #expect(log == ["cell at 3"])
        #expect(lookups == 1)
    }

    @Test func anUpdateThatClientCodeHasOvertakenIsNotToldToTheRemainingParts() {
        let followers = RowFollowers()
        var (log, isCurrent) = ([FollowingTurn](), true)
        followers.add(Part(.editing) { turn, _ in log.append(turn) })
        followers.add(
            Part(.rowActions) { turn, _ in
                log.append(turn)
                isCurrent = false
            })
        followers.add(Part(.menus) { turn, _ in log.append(turn) })
        let counts = SectionCounts([1])
        let plan = Reconciler(ChangeSet([]), before: counts, after: counts).plan()
        followers.willFollow(plan, while: { isCurrent })
        #expect(log == [.editing, .rowActions])
    }
}
