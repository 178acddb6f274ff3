import Foundation

/// The long press that opens a context menu. It fails if there is no menu for its location, so that the view keeps the
/// touch.
@MainActor
final class ContextMenuPress: UILongPressGestureRecognizer {
    /// Called with the location in the view when the press is long enough; returns whether there is a menu.
    private let prepare: @MainActor (CGPoint) -> Bool

    init(prepare: @escaping @MainActor (CGPoint) -> Bool) {
        self.prepare = prepare
        super.init(target: nil, action: nil)
    }

    override func shouldBegin() -> Bool {
        super.shouldBegin() && prepare(location(in: view))
    }
}
