internal import TableEngine

/// What ``ListUpdates`` needs of the view that it updates. Tables, collection views and the fake of its tests implement it.
///
/// Methods marked *client* may run code of the application, which may do anything with the view.
@MainActor
protocol ListHost: AnyObject {
    /// What is on screen at one moment, as an animation away from it needs it.
    associatedtype Scene

    // MARK: State

    var contents: any ListContents { get }
    var hasLaidOut: Bool { get }
    /// True during a layout pass.
    var isLayingOut: Bool { get }
    /// True while the data source or delegate is asked for something that has to be answered before the view can change.
    var isAsking: Bool { get }
    var scene: Scene { get }

    // MARK: Services

    /// Runs `body`, and keeps the view, its data source and its delegate alive meanwhile.
    func holding(_ body: () -> Void)

    func setNeedsLayout()

    func raiseUpdateDuringQuestion()

    func raise(_ fault: UpdateFault)

    // MARK: Reloading

    /// Retires all views, on screen and leaving, and forgets selection and touches. *Client.*
    func dropViews()

    /// Asks the data source for everything that the view keeps of it. *Client.*
    func load()

    /// Drops the counts: the next question about them asks the data source. *Client.*
    func forget()

    /// Runs `load` for `reloadData`, and keeps what has to stay in place around it. *Client.*
    func reload(_ load: () -> Void)

    /// Runs `load` after a reported mistake, keeps position and selection as far as they make sense, and lays out. *Client.*
    func recover(_ load: () -> Void)

    // MARK: Updating

    /// Whether the view can show an animation now.
    var mayAnimate: Bool { get }

    /// Whether the calls of an update ask for an animation.
    ///
    /// - Parameter isExplicit: False for a single call outside of `performBatchUpdates` and `beginUpdates`.
    func asksForAnimation(_ changes: ChangeSet, isExplicit: Bool) -> Bool

    /// Carries everything that knows index paths over to those of after the plan. *Client*, in the end.
    func follow(_ plan: UpdatePlan, animated: Bool)

    /// Lays out what an update made of the view. If `animated`, views that leave are kept for ``animate(_:from:number:completion:)`` or
    /// ``retireLeavingViews()``. Does nothing inside a running layout pass, which takes the changes over. *Client.*
    func layOut(animated: Bool)

    /// Starts animations from `scene` to what is on screen now. Views that leave stay until ``animationDidEnd(_:)``. *Client.*
    ///
    /// - Parameter completion: Called once, when the animations are over: with false when they were cut short.
    func animate(_ plan: UpdatePlan, from scene: Scene, number: Int, completion: @escaping (Bool) -> Void)

    /// Retires views that were kept for an animation that is not shown. *Client.*
    func retireLeavingViews()

    /// Retires the views that left with the update of this number. *Client.*
    func animationDidEnd(_ number: Int)
}
