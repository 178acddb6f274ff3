import Foundation

/// One animation between `beginAnimations(_:context:)` and `commitAnimations()`.
///
/// Its settings hold for the changes that follow them, so each setting begins another block; all blocks are closed by
/// the commit.
@MainActor
final class LegacyAnimation {
    /// The animations that were begun and not committed, the innermost last.
    private static var begun: [LegacyAnimation] = []

    private let identifier: String?
    private let context: UnsafeMutableRawPointer?
    private var settings = Settings()
    private var blocks: [AnimationBlock] = []
    private var transitions: [(transition: ViewTransition, picture: CALayer)] = []
    private var pending = 0
    private var allFinished = true

    private struct Settings {
        var duration = 0.2
        var delay = 0.0
        var curve = UIView.AnimationCurve.easeInOut
        var repeatCount: Float = 0
        var autoreverses = false
        var beginsFromCurrentState = false
        /// Retained until the animation has ended, as in UIKit.
        var delegate: AnyObject?
        var willStart: Selector?
        var didStop: Selector?
    }

    private init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
        self.identifier = identifier
        self.context = context
    }

    static func begin(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
        let new = LegacyAnimation(identifier, context)
        begun.append(new)
        new.enter()
    }

    /// Ends the innermost animation; does nothing without one.
    static func commit() { begun.popLast()?.commit() }

    // MARK: Settings of the innermost animation, ignored without one

    static func set(duration: TimeInterval) { change { $0.duration = duration } }
    static func set(delay: TimeInterval) { change { $0.delay = delay } }
    static func set(curve: UIView.AnimationCurve) { change { $0.curve = curve } }
    static func set(repeatCount: Float) { change { $0.repeatCount = repeatCount } }
    static func set(autoreverses: Bool) { change { $0.autoreverses = autoreverses } }
    static func set(beginsFromCurrentState: Bool) { change { $0.beginsFromCurrentState = beginsFromCurrentState } }
    static func set(delegate: AnyObject?) { begun.last?.settings.delegate = delegate }
    static func set(willStart: Selector?) { begun.last?.settings.willStart = willStart }
    static func set(didStop: Selector?) { begun.last?.settings.didStop = didStop }

    /// Keeps what the view shows now, for a transition that begins with the animations.
    static func add(_ transition: UIView.AnimationTransition, of view: UIView) {
        guard let last = begun.last else { return }
        last.transitions.removeAll { $0.transition.view === view }
        let options = UIView.AnimationOptions(rawValue: UInt(transition.rawValue) << 20)
        let new = ViewTransition(view: view, duration: last.settings.duration, options: options)
        if transition != .none, let picture = new.picture { last.transitions.append((new, picture)) }
    }

    private static func change(_ body: (inout Settings) -> Void) {
        guard let last = begun.last else { return }
        body(&last.settings)
        last.leave()
        last.enter()
    }

    // MARK: Blocks

    private func enter() {
        guard AnimationBlock.animationsEnabled else { return AnimationBlock.running.append(nil) }
        var options = settings.curve.option
        if settings.beginsFromCurrentState { options.insert(.beginFromCurrentState) }
        if settings.autoreverses { options.insert(.autoreverse) }
        pending += 1
        let block = AnimationBlock(
            duration: settings.duration, delay: settings.delay, options: options,
            completion: { self.blockDidEnd($0) })
        block.repeatCount = settings.repeatCount
        blocks.append(block)
        AnimationBlock.running.append(block)
    }

    private func leave() { _ = AnimationBlock.running.popLast() }

    private func commit() {
        if let block = AnimationBlock.running.last ?? nil {
            for (transition, picture) in transitions { transition.play(from: picture, in: block) }
        }
        leave()
        let settings = settings
        if let delegate = settings.delegate, let selector = settings.willStart {
            send(selector, to: delegate, identifier, context)
        }
        let closing = blocks
        blocks = []
        for block in closing { block.close() }
        if closing.isEmpty { _ = DelayedCall(after: 0) { self.end() } }
    }

    private func blockDidEnd(_ finished: Bool) {
        allFinished = allFinished && finished
        pending -= 1
        if pending == 0 { end() }
    }

    private func end() {
        for (_, picture) in transitions { picture.removeFromSuperlayer() }
        transitions = []
        guard let delegate = settings.delegate else { return }
        settings.delegate = nil
        if let selector = settings.didStop {
            send(selector, to: delegate, identifier, NSNumber(value: allFinished), context)
        }
    }

    /// Sends a message if the delegate has such a method.
    private func send(_ selector: Selector, to delegate: AnyObject, _ arguments: Any?...) {
        guard (delegate as? NSObject)?.responds(to: selector) == true else { return }
        switch arguments.count {
        case 2: MessageSend.send(selector, to: delegate, arguments[0], arguments[1])
        default: MessageSend.send(selector, to: delegate, arguments[0], arguments[1], arguments[2])
        }
    }
}
