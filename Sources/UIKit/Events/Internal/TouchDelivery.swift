import Foundation

/// The calls that the hit view has received for one touch, and those that are delayed.
///
/// Owned by TouchDispatcher from the beginning of the touch until the view has been told of its end.
@MainActor
final class TouchDelivery {
    enum ViewState {
        /// The view has not been told of the touch; a recognizer may delay it.
        case waiting
        /// The view has received `touchesBegan` and receives the following calls.
        case begun
        /// The view receives no further calls, or never received any.
        case finished
    }

    let touch: UITouch
    var viewState: ViewState
    /// Whether a recognizer has claimed the touch, which cancels it in the view.
    var isClaimed = false
    /// Whether the touch has moved since the last call to the view.
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
