internal import HostInterface

/// The pages that are connected, of which one drives.
@MainActor
final class Viewers {
    private(set) var all: [Viewer] = []
    private(set) weak var driver: Viewer?
    /// Connections that have not introduced themselves.
    private var strangers: [Connection] = []
    private unowned let host: WebHost
    private lazy var input = ViewerInput(host: host)

    static let most = 8

    init(host: WebHost) {
        self.host = host
    }

    /// Whether a page is visible.
    var isWatched: Bool { all.contains(where: \.isVisible) }

    func add(_ changes: HostFrameChanges, of window: WebWindow) {
        for viewer in all { viewer.add(changes, of: window.id) }
    }

    func update() {
        for viewer in all { viewer.update(from: host) }
    }

    func copy(_ text: String) {
        driver?.clipboard = text
        host.needsUpdate()
    }

    func announce(_ text: String, isAssertive: Bool) {
        for viewer in all { viewer.announce(text, isAssertive: isAssertive) }
    }

    /// Tells all viewers that the program has ended. Waits until they have been told, which takes no longer than the
    /// time here for a viewer that takes nothing.
    func end() {
        for viewer in all { viewer.end() }
        for viewer in all { viewer.connection.waitForEnd(0.1) }
        for stranger in strangers { stranger.close(.ended) }
        (all, strangers) = ([], [])
    }

    // MARK: Connections

    /// Reads the messages of a connection until its end.
    func serve(_ connection: Connection) async {
        strangers.append(connection)
        if strangers.count > Self.most { strangers.removeFirst().close(.full) }
        var messages = connection.messages.makeAsyncIterator()
        let first = await messages.next()
        strangers.removeAll { $0 === connection }
        guard case .hello(let hello) = first else { return connection.close(.malformed) }
        guard let viewer = admit(hello, connection) else { return connection.close(.full) }
        while let message = await messages.next() {
            guard isServed(viewer) else { break }
            guard receive(message, from: viewer) else {
                connection.close(.malformed)
                break
            }
        }
        remove(viewer)
    }

    private func isServed(_ viewer: Viewer) -> Bool { all.contains { $0 === viewer } }

    /// A page that connects again takes the place of its former connection. The first one drives.
    private func admit(_ hello: ClientMessage.Hello, _ connection: Connection) -> Viewer? {
        let former = all.first { $0.id == hello.viewer }
        guard former != nil || all.count < Self.most else { return nil }
        let drove = former != nil && former === driver
        if let former {
            former.connection.close(.replaced)
            remove(former, passingOn: false)
        }
        let viewer = Viewer(id: hello.viewer, connection: connection, screen: hello.screen)
        all.append(viewer)
        if driver == nil || drove { makeDriver(viewer) }
        host.requestFrame()
        viewer.update(from: host)
        return viewer
    }

    private func remove(_ viewer: Viewer, passingOn: Bool = true) {
        guard isServed(viewer) else { return }
        all.removeAll { $0 === viewer }
        input.forget(viewer)
        host.pageAccessibility.viewersChanged()
        guard viewer === driver else { return }
        driver = nil
        if passingOn, let next = all.first(where: \.isVisible) ?? all.first { makeDriver(next) }
    }

    private func makeDriver(_ viewer: Viewer) {
        guard viewer !== driver else { return }
        input.release()
        driver = viewer
        for window in host.windows { window.adopt(viewer.screen) }
        host.needsUpdate()
    }

    // MARK: Messages

    /// Returns false for a message that no page sends.
    private func receive(_ message: ClientMessage, from viewer: Viewer) -> Bool {
        switch message {
        case .hello:
            return false
        case .shown(let number):
            guard viewer.wasShown(number) else { return false }
            viewer.update(from: host)
        case .visibility(let isVisible):
            viewer.isVisible = isVisible
            if isVisible { host.requestFrame() }
            viewer.update(from: host)
        case .takeOver:
            makeDriver(viewer)
        case .readsElements(let reads):
            viewer.readsElements = reads
            host.pageAccessibility.viewersChanged()
        case .screen(let screen):
            viewer.screen = screen
            guard viewer === driver else { break }
            for window in host.windows { window.adopt(screen) }
        default:
            guard viewer === driver else { break }
            return input.receive(message, from: viewer)
        }
        return true
    }
}
