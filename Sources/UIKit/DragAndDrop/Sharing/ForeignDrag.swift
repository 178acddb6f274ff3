import Foundation
internal import HostInterface

/// A drag of another program over a scene's window. The scene owns it until it leaves or is dropped.
@MainActor
final class ForeignDrag {
    let source: any HostIncomingDrag
    private let contents: ForeignItems
    private let drag: RunningDrag
    private let rest: ForeignRest

    /// - Parameter rest: takes what no interaction accepts.
    init(_ event: IncomingDragEvent, in scene: UIWindowScene, rest: ForeignRest) {
        source = event.drag
        contents = ForeignItems(event.drag)
        drag = RunningDrag(items: contents.items, at: CGPoint(x: event.x, y: event.y), scene: scene)
        self.rest = rest
    }

    func move(to location: CGPoint) {
        drag.moveFromOutside(to: location)
        source.answer(accepts: drag.target.operation.transfersData || restIsTaken)
    }

    func leave() { drag.leaveFromOutside() }

    func drop() {
        let source = source
        if drag.dropFromOutside(completion: { source.finish(accepted: true) }) { return }
        let files = contents.files
        if !files.isEmpty {
            rest.open(files)
            source.finish(accepted: true)
        } else if let name = contents.textName, rest.takesText {
            source.load(name) { _, _ in
            } completion: { [rest] bytes in
                if let bytes { rest.insert(String(decoding: bytes, as: UTF8.self)) }
                source.finish(accepted: bytes != nil)
            }
        } else {
            source.finish(accepted: false)
        }
    }

    private var restIsTaken: Bool {
        !contents.files.isEmpty || (contents.textName != nil && rest.takesText)
    }
}

/// Takes what no drop interaction accepts: the application opens files, and the first responder gets text.
@MainActor
struct ForeignRest {
    let lifeCycle: SceneLifeCycle
    let keyboardText: KeyboardText

    var takesText: Bool { keyboardText.hasReceiver }

    func open(_ files: [URL]) { lifeCycle.open(files) }
    func insert(_ text: String) { keyboardText.insert(text) }
}
