internal import TableEngine

/// The operations of a view that ``ListUpdates`` needs. Implemented for tables, for collection views, and by a fake in
/// the tests.
///
/// Methods marked *client* may run code of the application, which may change the view in any way.
@MainActor
protocol ListHost: AnyObject {
    /// What is on screen before an update, stored for the animation that starts from it.
    associatedtype Scene

    // MARK: State

    var contents: any ListContents { get }
    var hasLaidOut: Bool { get }
    /// True during a layout pass.
    var isLayingOut: Bool { get }
    /// True while the data source or delegate is asked for something that must be answered before the view can change.
    var isAsking: Bool { get }
    var scene: Scene { get }

    // MARK: Services

    /// Runs `body`, and retains the view, its data source and its delegate meanwhile.
    func pass(_ body: () -> Void)

    func setNeedsLayout()

    func raiseUpdateDuringQuestion()

    func raise(_ fault: UpdateFault)

    // MARK: Reloading

    /// Asks the data source for everything that the view stores of it. *Client.*
    func load()

    /// Discards the counts; the next query for them asks the data source. *Client.*
    func forget()

    /// Runs `load` for `reloadData`, and preserves the parts of the view's state that survive a reload. *Client.*
    func reload(_ load: () -> Void)

    /// Runs `load` after an invalid update was reported, keeps scroll position and selection where they are still
    /// valid, and lays out. *Client.*
    func recover(_ load: () -> Void)

    // MARK: Updating

    /// Whether the view can show an animation now.
    var mayAnimate: Bool { get }

    /// Returns whether the calls of an update ask for an animation.
    ///
    /// - Parameter isExplicit: False for a single call outside of `performBatchUpdates` and `beginUpdates`.
    func asksForAnimation(_ changes: ChangeSet, isExplicit: Bool) -> Bool

    /// Takes the counts after the plan, and what follows from them: heights, for which client code is asked, or the
    /// layout's knowledge of its elements.
    func takeCounts(_ plan: UpdatePlan)

    /// Called when all rows have their new numbers: prepares the layout pass that follows. *Client.*
    ///
    /// - Parameter scene: What was on screen before the update.
    func didRenumber(_ plan: UpdatePlan, from scene: Scene, animated: Bool, _ update: RunningUpdate)

    /// Lays out the view after an update. If `animated`, leaving views are kept for
    /// ``animate(_:from:number:completion:)`` or ``retireLeavingViews()``. Does nothing inside a running layout pass,
    /// which picks up the changes itself. *Client.*
    func layOut(animated: Bool)

    /// Starts the animations from `scene` to what is on screen now. Leaving views are kept until
    /// ``animationDidEnd(_:)``. *Client.*
    ///
    /// - Parameter completion: Called once, after the animations; with false if they were interrupted.
    func animate(
        _ plan: UpdatePlan, from scene: Scene, _ update: RunningUpdate, completion: @escaping (Bool) -> Void)

    /// Retires views that were kept for an animation that is not shown. *Client.*
    func retireLeavingViews()

    /// Retires the views that left with the update of this number. *Client.*
    func animationDidEnd(_ number: Int)
}
