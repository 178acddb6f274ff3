internal import TableEngine

/// What a table shows before an update: where the update's animation starts, and what keeps its place.
struct TableScene {
    let plan: TransitionPlan.Scene
    let anchor: ScrollAnchor
    /// How far cells are displaced by rooms that the update closes.
    let displacements: [ObjectIdentifier: Double]
}
