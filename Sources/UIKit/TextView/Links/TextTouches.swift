import Foundation

/// Turns the touches of a text view into selections and taps of links. Its methods return false if the text can be
/// neither edited nor selected.
@MainActor
final class TextTouches {
    /// Sound: the view owns this object.
    private unowned(unsafe) let view: UITextView
    private let selecting: TextSelecting
    private var taps: TextTaps { TextTaps(view: view) }
    /// Whether a mouse may drag a selection, so that the view must not scroll.
    private(set) var isSelecting = false
    /// The link, or what else can be tapped, on which the touch has begun, where and when.
    private var touched: (part: TappableText, place: CGPoint, time: TimeInterval)?

    /// A touch that moves farther, in points, is no tap.
    private static let allowance = 10.0  // as for UITapGestureRecognizer
    /// A touch that is longer, in seconds, is no tap.
    private static let longestTap = 0.5  // as for UILongPressGestureRecognizer

    init(view: UITextView) {
        self.view = view
        selecting = TextSelecting(editor: view.editor)
    }

    func begin(_ touches: Set<UITouch>) -> Bool {
        guard let touch = taken(touches) else { return false }
        isSelecting = touch.type == .indirectPointer && view.isFirstResponder
        let part = touch.tapCount == 1 ? taps.part(at: touch.location(in: view)) : nil
        touched = part.map { ($0, touch.location(in: nil), touch.timestamp) }
        selecting.begin(touch, at: position(of: touch), selectsAfterStay: part == nil)
        return true
    }

    func move(_ touches: Set<UITouch>) -> Bool {
        guard let touch = taken(touches) else { return false }
        let place = touch.location(in: nil)
        if let start = touched?.place, hypot(place.x - start.x, place.y - start.y) > Self.allowance { touched = nil }
        selecting.drag(touch, to: position(of: touch))
        return true
    }

    func end(_ touches: Set<UITouch>) -> Bool {
        isSelecting = false
        guard let touch = taken(touches) else { return false }
        let began = touched
        touched = nil
        if let began, taps.part(at: touch.location(in: view)) == began.part {
            selecting.cancel()
            if touch.timestamp - began.time < Self.longestTap { taps.tap(began.part) }
        } else {
            selecting.end(touch, at: position(of: touch))
        }
        return true
    }

    func cancel() {
        isSelecting = false
        touched = nil
        selecting.cancel()
    }

    private func taken(_ touches: Set<UITouch>) -> UITouch? {
        view.isEditable || view.isSelectable ? touches.first : nil
    }

    private func position(of touch: UITouch) -> Int { view.editor.offset(at: touch.location(in: view)) }
}
