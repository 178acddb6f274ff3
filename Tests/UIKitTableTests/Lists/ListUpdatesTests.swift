internal import TableEngine
import Testing

@testable import UIKit

/// The list-update core against a list without a view.
@MainActor @Suite struct ListUpdatesTests {
    /// A list on screen that shows what its data source has.
    @MainActor
    private final class List {
        var view: FakeListHost.FakeView? = FakeListHost.FakeView()
        let host: FakeListHost
        let updates: ListUpdates<FakeListHost>
        var completions: [String] = []

        init(_ data: [Int] = [3, 2], isLoaded: Bool = true) {
            host = FakeListHost(data, view: view!)
            updates = ListUpdates(host: host)
            updates.followers.add(host.follower)
            if isLoaded { updates.load() } else { host.hasLaidOut = false }
            _ = host.takeLog()
        }

        /// Inserts one row as the last one of a section.
        func insert(_ section: Int = 0) {
            host.data[section] += 1
            updates.add(.insertRows([RowRange(RowIndex(section: section, row: host.data[section] - 1))]))
        }

        func batch(_ name: String = "done", _ body: @escaping () -> Void) {
            updates.perform(body) { self.completions.append("\(name) \($0)") }
        }
    }

    private let applied = ["ask", "follow", "lay out"]

    // MARK: Phases

    @Test func anUpdatePassesAllPhases() {
        let list = List()
        var phases: [UpdatePhase] = []
        for step in ["ask", "follow", "lay out", "animate from [3, 2]"] {
            list.host.onStep[step] = { phases.append(list.updates.phase) }
        }
        #expect(list.updates.phase == .idle)
        list.batch {
            phases.append(list.updates.phase)
            list.insert()
        }
        #expect(phases == [.collecting, .validating, .applying, .applying, .animating])
        #expect(list.updates.phase == .animating)
        list.host.endAnimation(list.updates.generation)
        #expect(list.updates.phase == .idle)
        #expect(list.host.takeLog() == applied + ["animate from [3, 2]", "animation ended"])
    }

    @Test func nothingIsLaidOutWhileTheDataMayBeAheadOfTheView() {
        let list = List()
        var answers: [Bool] = []
        for step in ["ask", "load", "lay out"] { list.host.onStep[step] = { answers.append(list.updates.mayLayOut) } }
        list.batch {
            answers.append(list.updates.mayLayOut)
            list.insert()
        }
        list.updates.reload()
        #expect(answers == [false, false, true, false])
        #expect(list.updates.mayLayOut)
    }

    @Test func aSingleCallIsAnUpdate() {
        let list = List()
        list.insert()
        #expect(list.host.rows == [4, 2])
        #expect(list.host.takeLog() == applied + ["animate from [3, 2]"])
    }

    @Test func withoutAnimationViewsLeaveAtOnce() {
        let list = List()
        list.host.showsAnimations = false
        list.batch { list.insert() }
        #expect(list.host.takeLog() == applied + ["retire"])
        #expect(list.updates.phase == .idle)
        #expect(list.completions == ["done true"])
    }

    // MARK: Nesting

    @Test func theOutermostEndAppliesAll() {
        let list = List()
        list.updates.begin()
        list.insert()
        list.batch("inner") { list.insert(1) }
        #expect(list.host.takeLog() == [])
        #expect(list.updates.phase == .collecting)
        list.updates.end()
        #expect(list.host.rows == [4, 3])
        #expect(list.host.takeLog() == applied + ["animate from [3, 2]"])
    }

    @Test func completionsComeOnceEachAndInOrder() {
        let list = List()
        list.batch("outer") {
            list.batch("first") { list.insert() }
            list.batch("second") { list.insert() }
        }
        #expect(list.completions == [])
        list.host.endAnimation(list.updates.generation, finished: false)
        #expect(list.completions == ["first false", "second false", "outer false"])
    }

    @Test func anEndWithoutABeginDoesNothing() {
        let list = List()
        list.updates.end()
        #expect(list.host.takeLog() == [])
        list.insert()
        #expect(list.host.rows == [4, 2])
    }

    @Test func aBlockThatEndsMoreThanItBeganStillCompletes() {
        let list = List()
        list.batch {
            list.insert()
            list.updates.end()
        }
        #expect(list.host.rows == [4, 2])
        #expect(list.completions == ["done true"])
    }

    // MARK: Reloading

    @Test func aReloadDropsAndLoads() {
        let list = List()
        list.host.data = [7]
        list.updates.reload()
        #expect(list.host.takeLog() == ["drop", "load"])
        #expect(list.host.rows == [7])
        #expect(!list.updates.needsReload)
    }

    @Test func aReloadInsideAnUpdateTakesItsPlace() {
        let list = List()
        list.batch {
            list.host.data = [9]
            list.updates.add(.deleteSections([0..<1]))
            list.updates.reload()
            #expect(list.host.takeLog() == [])
        }
        #expect(list.host.takeLog() == ["drop", "load"])
        #expect(list.completions == ["done true"])
    }

    @Test func aReloadInsideALayoutPassWaits() {
        let list = List()
        list.host.onStep["lay out"] = { list.updates.reload() }
        list.batch { list.insert() }
        #expect(list.updates.needsReload)
        #expect(list.host.takeLog() == applied + ["needs layout", "retire"])
        #expect(list.completions == ["done true"])
    }

    @Test func anUpdateBeforeAWaitingReloadIsPartOfIt() {
        let list = List()
        list.host.isLayingOut = true
        list.updates.reload()
        list.host.isLayingOut = false
        list.insert()
        list.batch { list.insert() }
        #expect(!list.host.takeLog().contains("ask"))
        #expect(list.completions == ["done true"])
        list.updates.load()
        #expect(list.host.rows == [5, 2])
    }

    @Test func anUpdateWhileViewsAreDroppedIsPartOfTheReload() {
        let list = List()
        list.host.onStep["drop"] = { list.insert() }
        list.updates.reload()
        #expect(list.host.takeLog() == ["drop", "needs layout", "load"])
        #expect(list.host.rows == [4, 2])
    }

    @Test func aReloadEndsRunningAnimations() {
        let list = List()
        list.batch { list.insert() }
        let number = list.updates.generation
        list.updates.reload()
        #expect(list.updates.phase == .idle)
        _ = list.host.takeLog()
        list.host.endAnimation(number, finished: false)
        #expect(list.host.takeLog() == [])
        #expect(list.completions == ["done false"])
    }

    @Test func aReloadFromAViewThatFollowsTheUpdateEndsIt() {
        let list = List()
        list.host.onStep["follow"] = { list.updates.reload() }
        list.batch { list.insert() }
        #expect(list.host.takeLog() == ["ask", "follow", "drop", "load", "lay out", "retire"])
        #expect(list.completions == ["done true"])
    }

    @Test func aReloadBeforeTheViewFollowsTakesTheUpdatesPlace() {
        let list = List()
        list.host.onStep["will follow"] = { list.updates.reload() }
        list.batch { list.insert() }
        #expect(list.host.takeLog() == ["ask", "drop", "load", "needs layout"])
        #expect(list.updates.needsReload)
        #expect(list.completions == ["done true"])
    }

    // MARK: A list that has not loaded

    @Test func anUpdateOfAListThatNeverLoadedIsLeftToItsLoad() {
        let list = List([], isLoaded: false)
        list.host.data = [1]
        list.updates.begin()
        list.updates.add(.insertSections([0..<1]))
        list.updates.end()
        list.batch { list.insert() }
        list.insert()
        let log = list.host.takeLog()
        #expect(!log.contains("ask"))
        #expect(!log.contains("raise: fault"))
        #expect(!list.host.contents.isLoaded)
        #expect(list.completions == ["done true"])
    }

    @Test func countsThatWereAskedForInTheMiddleOfItsFirstUpdateAreAskedForAgain() {
        let list = List([1], isLoaded: false)
        list.batch {
            list.host.load()
            list.insert()
        }
        #expect(!list.host.contents.isLoaded)
        #expect(!list.host.takeLog().contains("raise: fault"))
    }

    @Test func anotherDataSourceInTheMiddleOfAnUpdateVoidsIt() {
        let list = List()
        list.host.hasLaidOut = false
        list.batch {
            list.insert()
            list.host.data = [8]
            list.updates.forget()
            list.host.load()
        }
        #expect(!list.host.contents.isLoaded)
        #expect(!list.host.takeLog().contains("ask"))
        #expect(list.completions == ["done true"])
    }

    // MARK: Refusing

    @Test func anUpdateThatBreaksARuleIsRaisedAndTheListLoads() {
        let list = List()
        list.batch { list.updates.add(.insertRows([RowRange(RowIndex(section: 0, row: 0))])) }
        #expect(list.host.takeLog() == ["ask", "raise: fault", "drop", "load", "recover"])
        #expect(list.completions == ["done false"])
        #expect(list.updates.phase == .idle)
        list.insert()
        #expect(list.host.rows == [4, 2])
    }

    @Test func anUpdateInsteadOfAnAnswerRaisesAndTheListReloads() {
        let list = List()
        list.host.onStep["ask"] = {
            list.host.onStep = [:]
            list.batch("inner") {
                list.insert(1)
                list.batch("innermost") { list.insert(1) }
            }
        }
        list.batch("outer") { list.insert() }
        #expect(list.host.takeLog() == ["ask", "raise: question", "needs layout", "needs layout"])
        #expect(list.updates.needsReload)
        #expect(list.completions == ["innermost false", "inner false", "outer true"])
        list.updates.load()
        #expect(list.host.rows == [4, 4])
    }

    @Test func anEndInsteadOfAnAnswerRaises() {
        let list = List()
        list.updates.begin()
        list.insert()
        list.host.isAsking = true
        list.updates.end()
        list.host.isAsking = false
        #expect(list.host.takeLog() == ["raise: question", "needs layout"])
        #expect(list.updates.phase == .idle)
    }

    @Test func anotherDataSourceInsteadOfAnAnswerVoidsTheUpdate() {
        let list = List()
        list.host.onStep["ask"] = {
            list.host.onStep = [:]
            list.host.data = []
            list.updates.forget()
        }
        list.batch { list.insert() }
        #expect(list.host.takeLog() == ["ask", "drop", "forget", "needs layout", "needs layout"])
        #expect(list.completions == ["done true"])
    }

    @Test func anotherLayoutInsteadOfAnAnswerMakesTheListLoadAgain() {
        let list = List()
        list.host.onStep["ask"] = {
            list.host.onStep = [:]
            list.updates.rearrange(animated: false) {
            } completion: { _ in
            }
        }
        list.batch { list.insert() }
        #expect(list.updates.needsReload)
        #expect(list.completions == ["done true"])
        list.updates.load()
        #expect(list.host.rows == [4, 2])
    }

    // MARK: An update inside another

    @Test(arguments: ["follow", "lay out"])
    func anUpdateInsideAnotherTakesEffectAtOnceAndTheOuterIsNotAnimated(step: String) {
        let list = List()
        list.host.onStep[step] = {
            list.host.onStep = [:]
            list.host.showsAnimations = false
            list.batch("inner") { list.insert(1) }
            list.host.showsAnimations = true
            #expect(list.host.rows == [4, 3])
            #expect(list.updates.phase == .applying)
        }
        list.batch("outer") { list.insert() }
        #expect(list.completions == ["inner true", "outer true"])
        #expect(list.host.ends.isEmpty)
        #expect(list.updates.phase == .idle)
    }

    @Test func anUpdateFromACompletionFollowsTheOther() {
        let list = List()
        list.host.showsAnimations = false
        list.updates.perform {
            list.insert()
        } completion: { _ in
            #expect(list.updates.phase == .idle)
            list.batch("second") { list.insert() }
        }
        #expect(list.host.rows == [5, 2])
        #expect(list.completions == ["second true"])
    }

    @Test func updatesAnimateSideBySide() {
        let list = List()
        list.batch("first") { list.insert() }
        let first = list.updates.generation
        list.batch("second") { list.insert() }
        list.host.endAnimation(first)
        #expect(list.completions == ["first true"])
        #expect(list.updates.phase == .animating)
        list.host.endAnimation(list.updates.generation)
        #expect(list.updates.phase == .idle)
    }

    // MARK: Known updates

    private func apply(_ list: List, _ counts: [Int], animated: Bool = true) {
        list.updates.apply(
            ChangeSet([.insertRows([RowRange(RowIndex(section: 0, row: 0))])]), countsAfter: SectionCounts(counts),
            animated: animated
        ) {
            list.host.data = counts
        } completion: {
            list.completions.append("applied \($0)")
        }
    }

    @Test func aKnownUpdateAsksForNoCounts() {
        let list = List()
        apply(list, [4, 2])
        #expect(list.host.takeLog() == ["follow", "lay out", "animate from [3, 2]"])
        #expect(list.host.rows == [4, 2])
    }

    @Test func aKnownUpdateInsideAnotherIsPartOfIt() {
        let list = List()
        list.batch { apply(list, [4, 2]) }
        #expect(list.host.rows == [4, 2])
        list.host.endAnimation(list.updates.generation)
        #expect(list.completions == ["applied true", "done true"])
    }

    @Test func aKnownUpdateThatIsRefusedMakesItsChangesAndCompletes() {
        let list = List()
        list.host.isAsking = true
        apply(list, [4, 2])
        list.host.isAsking = false
        #expect(list.host.data == [4, 2])
        #expect(list.completions == ["applied false"])
        #expect(list.updates.needsReload)
    }

    // MARK: A view that goes

    @Test(arguments: ["ask", "follow", "lay out", "animate from [3, 2]", "retire"])
    func theViewStaysAliveUntilTheStepIsDone(step: String) {
        let list = List()
        list.host.showsAnimations = step != "retire"
        var isAlive: [Bool] = []
        list.host.onStep[step] = {
            list.view = nil
            isAlive.append(list.host.view != nil)
        }
        list.batch { list.insert() }
        #expect(isAlive == [true])
        #expect(list.host.view == nil)
    }

    @Test func theViewStaysAliveWhileItsLeavingViewsAreRetired() {
        let list = List()
        list.batch { list.insert() }
        var isAlive = false
        list.host.onStep["animation ended"] = {
            list.view = nil
            isAlive = list.host.view != nil
        }
        list.host.endAnimation(list.updates.generation)
        #expect(isAlive)
        #expect(list.completions == ["done true"])
    }

    @Test func completionsComeWhenTheViewHasGone() {
        var list: List? = List()
        let host = list!.host
        var finished: [Bool] = []
        let number = list!.updates.generation + 1
        list!.updates.perform { [unowned list = list!] in
            list.insert()
        } completion: {
            finished.append($0)
        }
        list = nil
        host.endAnimation(number, finished: false)
        #expect(finished == [false])
    }

    // MARK: Another layout

    @Test func aRearrangementIsShownLikeAnUpdate() {
        let list = List()
        list.updates.rearrange(animated: true) {
            list.host.setNeedsLayout()
        } completion: {
            list.completions.append("rearranged \($0)")
        }
        #expect(list.host.takeLog() == ["needs layout", "lay out", "animate from [3, 2]"])
        list.host.endAnimation(list.updates.generation)
        #expect(list.completions == ["rearranged true"])
    }
}
