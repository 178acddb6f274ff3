internal import HostInterface

/// A page that shows the windows, and what it has not got yet.
///
/// Everything that the page lacks is a state and not a queue, so that a page that does not answer needs no more memory:
/// for each window one ``PendingChanges``, for the rest the last value.
@MainActor
final class Viewer {
    let id: UInt64
    let connection: Connection
    var screen: ClientMessage.Screen
    var isVisible = true
    var clock = PageClock()

    /// What the application has copied, for the page's clipboard.
    var clipboard: String?
    private(set) var addresses: [String] = []
    /// Whether the visitor's screen reader has the elements.
    var readsElements = false
    private var announcements: [(text: String, isAssertive: Bool)] = []
    /// The elements and the focus that the page has.
    private var elements: [UInt16: String] = [:]
    private var focused = ""
    /// The windows that the page has.
    private var pictures: [UInt16: Picture] = [:]
    /// The file dialogs that the page shows.
    private var dialogs: Set<UInt32> = []
    private var state: ServerMessage.State?
    private var nextNumber: UInt32 = 1
    /// The numbers of the updates that the page has not shown yet.
    private(set) var underWay: [UInt32] = []

    /// The most updates on their way to the page.
    nonisolated static let mostUpdates = 4
    /// The bytes on their way above which no second update follows: at 1 MB/s a tenth of a second.
    static let mostBytes = 96 << 10
    private static let mostAddresses = 16
    private static let mostAnnouncements = 8

    /// A window as the page has it.
    private struct Picture {
        var size: HostSize
        var pixelWidth: Int
        var pixelHeight: Int
        var title: String
        var pending: PendingChanges
    }

    init(id: UInt64, connection: Connection, screen: ClientMessage.Screen) {
        (self.id, self.connection, self.screen) = (id, connection, screen)
    }

    // MARK: What the page lacks

    func add(_ changes: HostFrameChanges, of window: UInt16) {
        pictures[window]?.pending.add(changes)
    }

    func open(_ address: String) {
        addresses = (addresses + [address]).suffix(Self.mostAddresses)
    }

    func announce(_ text: String, isAssertive: Bool) {
        if readsElements { announcements = (announcements + [(text, isAssertive)]).suffix(Self.mostAnnouncements) }
    }

    /// Returns false if no such update is on its way.
    func wasShown(_ number: UInt32) -> Bool {
        guard underWay.first == number else { return false }
        underWay.removeFirst()
        connection.wasShown(number)
        return true
    }

    // MARK: Updates

    private var hasRoom: Bool {
        underWay.isEmpty || underWay.count < Self.mostUpdates && connection.bytesUnderWay < Self.mostBytes
    }

    /// Sends what the page lacks, if there is something and it can take it.
    func update(from host: WebHost) {
        guard isVisible, hasRoom else { return }
        var messages = changedState(of: host)
        for id in pictures.keys where !host.windows.contains(where: { $0.id == id }) {
            pictures[id] = nil
            messages.append(.windowClosed(id))
        }
        for window in host.windows { messages += changes(of: window) }
        if readsElements { messages += changedElements(of: host.pageAccessibility) }
        guard !messages.isEmpty else { return }
        send(messages)
    }

    /// Sends the end of the program.
    func end() {
        send([.ended])
        connection.close(.ended)
    }

    private func send(_ messages: [ServerMessage]) {
        underWay.append(nextNumber)
        connection.send(Update(number: nextNumber, messages: messages))
        nextNumber &+= 1
    }

    private func changedState(of host: WebHost) -> [ServerMessage] {
        var messages: [ServerMessage] = []
        let newState = host.state(for: self)
        if state != newState {
            state = newState
            messages.append(.state(newState))
        }
        if let clipboard {
            messages.append(.clipboard(clipboard))
            self.clipboard = nil
        }
        messages += addresses.map(ServerMessage.open)
        addresses = []
        let open = newState.drives ? host.dialogs : [:]
        messages += dialogs.filter { open[$0] == nil }.map(ServerMessage.dialogClosed)
        messages += open.filter { !dialogs.contains($0.key) }.map { .choose($0.key, $0.value.request) }
        dialogs = Set(open.keys)
        return messages
    }

    private func changedElements(of accessibility: PageAccessibility) -> [ServerMessage] {
        var messages: [ServerMessage] = []
        for (id, text) in accessibility.elements where pictures[id] != nil && elements[id] != text {
            messages.append(.elements(id, text))
        }
        elements = accessibility.elements
        if focused != accessibility.focused ?? "" {
            focused = accessibility.focused ?? ""
            messages.append(.focused(focused))
        }
        messages += announcements.map { .announcement($0.text, isAssertive: $0.isAssertive) }
        announcements = []
        return messages
    }

    private func changes(of window: WebWindow) -> [ServerMessage] {
        let pixels = window.pixels
        var messages: [ServerMessage] = []
        var picture =
            pictures[window.id]
            ?? Picture(
                size: window.size, pixelWidth: 0, pixelHeight: 0, title: "", pending: PendingChanges(whole: 0, 0))
        if (picture.pixelWidth, picture.pixelHeight) != (pixels.width, pixels.height) {
            picture.pending = PendingChanges(whole: pixels.width, pixels.height)
        }
        if pictures[window.id] == nil || picture.size != window.size || picture.title != window.title
            || (picture.pixelWidth, picture.pixelHeight) != (pixels.width, pixels.height)
        {
            (picture.size, picture.title) = (window.size, window.title)
            (picture.pixelWidth, picture.pixelHeight) = (pixels.width, pixels.height)
            messages.append(
                .window(
                    window.id, size: window.size, pixelWidth: pixels.width, pixelHeight: pixels.height,
                    title: window.title))
        }
        if pixels.holdsFrame, !picture.pending.isEmpty {
            let tiles = picture.pending.rects.flatMap { pixels.tiles(of: $0) }
            messages.append(.frame(window.id, moves: picture.pending.moves, tiles: tiles))
            picture.pending.clear()
        }
        pictures[window.id] = picture
        return messages
    }
}
