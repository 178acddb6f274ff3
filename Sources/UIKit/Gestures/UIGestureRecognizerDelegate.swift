import Foundation

/// Decides for a gesture recogniser whether it may begin and how it gets along with others. Every method is optional.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Asked when the recogniser is about to leave `.possible`; false makes it fail.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    /// True lets both recognise at once. One delegate's true is enough; false promises nothing.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// True makes the recogniser wait until the other has failed; asked once per pair and attempt.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// True makes the other wait until the recogniser has failed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Asked before `touchesBegan`; false hides the touch from the recogniser.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

    /// Asked before `gestureRecognizer(_:shouldReceive:)` of a touch.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

// The defaults ask who answers in the object's place (``OptionalMethod``); what they then return is what UIKit does without the method.
extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        GestureMethods.shouldBegin.answer(
            for: self, found: { $0.call(gestureRecognizer) },
            forwarded: { $0.gestureRecognizerShouldBegin(gestureRecognizer) }) ?? true
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        GestureMethods.shouldRecognizeSimultaneously.answer(
            for: self, found: { $0.call(gestureRecognizer, otherGestureRecognizer) },
            forwarded: {
                $0.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
            }) ?? false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        GestureMethods.shouldRequireFailure.answer(
            for: self, found: { $0.call(gestureRecognizer, otherGestureRecognizer) },
            forwarded: { $0.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) })
            ?? false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        GestureMethods.shouldBeRequiredToFail.answer(
            for: self, found: { $0.call(gestureRecognizer, otherGestureRecognizer) },
            forwarded: { $0.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) })
            ?? false
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        GestureMethods.shouldReceiveTouch.answer(
            for: self, found: { $0.call(gestureRecognizer, touch) },
            forwarded: { $0.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }) ?? true
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        GestureMethods.shouldReceiveEvent.answer(
            for: self, found: { $0.call(gestureRecognizer, event) },
            forwarded: { $0.gestureRecognizer(gestureRecognizer, shouldReceive: event) }) ?? true
    }
}
