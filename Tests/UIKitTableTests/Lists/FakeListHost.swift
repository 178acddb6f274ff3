internal import TableEngine

@testable import UIKit

/// A list without a view: counts, a log of what ``ListUpdates`` asked for, and places where a test runs client code.
@MainActor
final class FakeListHost: ListHost {
    /// What the data source has.
    var data: [Int]
    private(set) var log: [String] = []

    /// The view: what has to stay alive while it is updated. Emptied when nobody but the host holds it.
    private(set) weak var view: FakeView?

    var hasLaidOut = true
    var isLayingOut = false
    var isAsking = false
    var showsAnimations = true
    /// Called by the step of this name.
    var onStep: [String: () -> Void] = [:]
    /// The ends of the animations that run.
    private(set) var ends: [Int: (Bool) -> Void] = [:]

    private let counted: Counted
    var contents: any ListContents { counted }

    init(_ data: [Int], view: FakeView) {
        self.data = data
        self.view = view
        counted = Counted()
        counted.host = self
    }

    final class FakeView {}

    final class Counted: ListContents {
        unowned(unsafe) var host: FakeListHost!
        private(set) var isLoaded = false
        private(set) var counts = SectionCounts([])

        func load() {
            isLoaded = true
            counts = SectionCounts(host.data)
        }

        func forget() {
            isLoaded = false
            counts = SectionCounts([])
        }

        func askCounts() -> SectionCounts {
            let outer = host.isAsking
            host.isAsking = true
            host.step("ask")
            host.isAsking = outer
            return SectionCounts(host.data)
        }

        func follow(_ plan: UpdatePlan) { counts = plan.map.countsAfter }
    }

    private func step(_ name: String) {
        log.append(name)
        onStep[name]?()
    }

    /// The steps since the last call.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    var rows: [Int] { (0..<counted.counts.numberOfSections).map { counted.counts[$0] } }

    func endAnimation(_ number: Int, finished: Bool = true) { ends.removeValue(forKey: number)?(finished) }

    // MARK: ListHost

    var scene: [Int] { rows }

    func pass(_ body: () -> Void) {
        let held = view
        body()
        withExtendedLifetime(held) {}
    }

    func setNeedsLayout() { step("needs layout") }

    func raiseUpdateDuringQuestion() { step("raise: question") }

    func raise(_ fault: UpdateFault) { step("raise: fault") }

    func load() {
        step("load")
        counted.load()
    }

    func forget() {
        counted.forget()
        step("forget")
    }

    func reload(_ load: () -> Void) { load() }

    func recover(_ load: () -> Void) {
        load()
        step("recover")
    }

    var mayAnimate: Bool { showsAnimations && !isLayingOut }

    func asksForAnimation(_ changes: ChangeSet, isExplicit: Bool) -> Bool { true }

    func takeCounts(_ plan: UpdatePlan) { counted.follow(plan) }

    func didRenumber(_ plan: UpdatePlan, from scene: [Int], animated: Bool, _ update: RunningUpdate) { step("follow") }

    /// What follows the rows of the list.
    private(set) lazy var follower = Follower(host: self)

    @MainActor
    final class Follower: RowFollower {
        private unowned let host: FakeListHost

        init(host: FakeListHost) { self.host = host }

        var turn: FollowingTurn { .views }
        func listWillReload() { host.step("drop") }
        /// Not in the log: nobody has to be notified of most updates.
        func willFollow(_ plan: UpdatePlan) { host.onStep["will follow"]?() }
    }

    func layOut(animated: Bool) {
        guard !isLayingOut else { return step("left to the layout") }
        isLayingOut = true
        step("lay out")
        isLayingOut = false
    }

    func animate(
        _ plan: UpdatePlan, from scene: [Int], _ update: RunningUpdate, completion: @escaping (Bool) -> Void
    ) {
        ends[update.number] = completion
        step("animate from \(scene)")
    }

    func retireLeavingViews() { step("retire") }

    func animationDidEnd(_ number: Int) { step("animation ended") }
}
