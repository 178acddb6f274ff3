import Foundation
internal import HostInterface

/// Follows a drag out of the window in which it began: to other windows of the application, and to other programs. Owned by
/// the drag.
@MainActor
final class DragReach {
    /// Sound: the drag owns this object.
    private unowned(unsafe) let drag: RunningDrag
    /// The drag's content on its way to other programs, while it is outside.
    private var outgoing: (any HostOutgoingDrag)?
    private var content: SharedItems?

    init(drag: RunningDrag) { self.drag = drag }

    private var run: ApplicationRun? { UIApplication.current?.run }

    private var window: (any HostWindow)? { run?.hostWindow(of: drag.source) }

    /// Returns the scene below the drag and the location there; nil outside all windows.
    func place() -> (scene: UIWindowScene, location: CGPoint)? {
        let location = drag.contents.sourceLocation
        guard let run, let window else { return (drag.source, location) }
        switch run.host.place(x: location.x, y: location.y, of: window) {
        case .outside: return nil
        case .window(let below, let x, let y):
            return run.scene(of: below).map { ($0, CGPoint(x: x, y: y)) }
        }
    }

    /// Whether another program may accept the items.
    var canDrop: Bool { outgoing != nil }

    /// Tells other programs that the drag has moved over them, or away.
    func update() {
        guard drag.isOutside else { return leave() }
        let location = drag.contents.sourceLocation
        if outgoing == nil { offer() }
        outgoing?.move(x: location.x, y: location.y)
    }

    func leave() {
        outgoing?.leave()
        outgoing = nil
        content = nil
    }

    func drop() {
        content?.hold(drag)
        outgoing?.drop()
    }

    private func offer() {
        guard drag.dragSession != nil, !drag.contents.isRestricted, let run, let window else { return }
        let content = SharedItems(drag, scale: window.nativeScale)
        guard !content.types.isEmpty else { return }
        self.content = content
        outgoing = run.host.beginDrag(content, from: window)
    }
}
