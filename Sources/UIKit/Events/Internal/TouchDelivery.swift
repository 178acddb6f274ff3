import Foundation

/// What the hit view has been told of one touch, and what is held back from it.
///
/// Owned by TouchDispatcher from the touch's beginning until the view knows its end.
@MainActor
final class TouchDelivery {
    enum ViewState {
        /// The view has not been told of the touch; a recogniser may be holding it back.
        case waiting
        /// The view has got `touchesBegan` and gets the rest.
        case begun
        /// The view gets nothing more, or never got anything.
        case finished
    }

    let touch: UITouch
    var viewState: ViewState
    /// A recogniser has taken the touch for itself.
    var isClaimed = false
    /// The touch has moved since the view was last told.
    var hasMoved = false

    init(_ touch: UITouch, isForView: Bool) {
        self.touch = touch
        viewState = isForView ? .waiting : .finished
    }

    var isCancelled: Bool { isClaimed || touch.currentPhase == .cancelled }

    var beganIsHeld: Bool {
        touch.recognizers.contains { $0.delaysTouchesBegan && $0.isUndecided(about: touch) }
    }

    var endIsHeld: Bool {
        touch.recognizers.contains { $0.delaysTouchesEnded && $0.isUndecided(about: touch) }
    }
}
