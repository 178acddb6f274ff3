internal import HostInterface

/// A drag of another program, which a test moves over the windows of a headless host.
@MainActor
package final class HeadlessDrag: HostIncomingDrag {
    package let types: [String]
    package let addresses: [String]
    private let contents: [String: [UInt8]]
    /// The last answer: whether a drop would be accepted.
    package private(set) var isAccepted = false
    /// Whether the drop was accepted; nil before its end.
    package private(set) var result: Bool?
    /// The types that were loaded, in order.
    package private(set) var loadedTypes: [String] = []
    /// Whether loads wait for ``serveLoads()``.
    package var holdsLoads = false
    private var waiting: [@MainActor () -> Void] = []
    private weak var window: HeadlessWindow?
    private var position = (x: 0.0, y: 0.0)

    /// - Parameter contents: by MIME type, in the order of the other program's preference.
    package init(_ contents: [(type: String, bytes: [UInt8])]) {
        types = contents.map(\.type)
        self.contents = Dictionary(contents.map { ($0.type, $0.bytes) }) { first, _ in first }
        addresses =
            self.contents["text/uri-list"].map { bytes in
                String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
                    .filter { !$0.hasPrefix("#") }.map(String.init)
            } ?? []
    }

    // MARK: The other program

    /// Moves the drag to a point of a window: it leaves the former window.
    package func move(x: Double, y: Double, in window: HeadlessWindow) {
        let isNew = window !== self.window
        if isNew { leave() }
        self.window = window
        position = (x, y)
        post(isNew ? .entered : .moved)
    }

    package func leave() {
        post(.left)
        window = nil
        isAccepted = false
    }

    /// Drops the content if the last answer accepts it.
    package func drop() {
        guard isAccepted else { return leave() }
        post(.dropped)
        window = nil
    }

    /// Answers the loads that are waiting.
    package func serveLoads() {
        let due = waiting
        waiting = []
        for load in due { load() }
    }

    private func post(_ phase: IncomingDragEvent.Phase) {
        window?.post(.incomingDrag(IncomingDragEvent(phase, self, x: position.x, y: position.y)))
    }

    // MARK: The application

    package func answer(accepts: Bool) { isAccepted = accepts }

    package func load(
        _ type: String, progress: @escaping @MainActor (Int, Int) -> Void,
        completion: @escaping @MainActor ([UInt8]?) -> Void
    ) {
        loadedTypes.append(type)
        let bytes = contents[type]
        guard holdsLoads else { return completion(bytes) }
        if let bytes { progress(bytes.count / 2, bytes.count) }
        waiting.append { completion(bytes) }
    }

    package func finish(accepted: Bool) {
        if result == nil { result = accepted }
    }
}
