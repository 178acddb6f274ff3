internal import TableEngine

extension ListSelection: RowFollower {
    var turn: FollowingTurn { .selection }

    func listWillReload() { forget() }

    func listDidReload() { forgetMissing() }

    func renumber(_ plan: UpdatePlan) { remap(plan.map) }
}
