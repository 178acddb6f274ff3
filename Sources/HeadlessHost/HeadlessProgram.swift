internal import HostInterface

/// The other program of a headless host: it is wherever no window of the application is, and accepts what a test wants.
@MainActor
package final class HeadlessProgram {
    /// The MIME types that it accepts, its favorites first.
    package var acceptedTypes: [String] = []
    /// What was dropped on it, by MIME type.
    package private(set) var received: [String: [UInt8]] = [:]
    /// The types of the drag that was over it last.
    package private(set) var offeredTypes: [String] = []
    /// The loads of the last drop that have not ended, and whether the others have succeeded.
    private var awaited = 0
    private var isComplete = true

    func offer(_ content: any HostDragContent) -> any HostOutgoingDrag { HeadlessOutgoingDrag(content, self) }

    fileprivate func accepts(_ content: any HostDragContent) -> Bool {
        offeredTypes = content.types
        return acceptedTypes.contains { content.types.contains($0) }
    }

    /// Loads the content in all types that are accepted.
    fileprivate func take(_ content: any HostDragContent) {
        let types = acceptedTypes.filter { content.types.contains($0) }
        awaited = types.count
        isComplete = true
        for type in types {
            content.load(type) { [self] bytes in
                received[type] = bytes
                isComplete = isComplete && bytes != nil
                awaited -= 1
                if awaited == 0 { content.wasTransferred(isComplete) }
            }
        }
    }
}

/// A drag of the application over the other program.
@MainActor
private final class HeadlessOutgoingDrag: HostOutgoingDrag {
    private let content: any HostDragContent
    private let program: HeadlessProgram

    init(_ content: any HostDragContent, _ program: HeadlessProgram) {
        self.content = content
        self.program = program
    }

    func move(x: Double, y: Double) {
        content.targetDidAnswer(accepts: program.accepts(content))
    }

    func leave() {}

    func drop() {
        let isAccepted = program.accepts(content)
        content.wasDropped(accepted: isAccepted)
        if isAccepted { program.take(content) }
    }
}
