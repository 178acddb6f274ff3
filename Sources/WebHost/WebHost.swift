import Foundation
package import HostInterface

/// A host whose windows are shown by browsers: a page that the program serves, on a canvas for each window.
///
/// Several viewers may be connected. One of them drives: it has the pointer and the keyboard, and its screen decides
/// scale and appearance. The others watch, and can take over. The application does not notice when viewers come and go.
///
/// UIKit finds this class by its name (``EnvironmentHost``), so that programs that do not link the product WebHost have
/// neither it nor its server.
@MainActor
package final class WebHost: ApplicationHost {
    package let clock: any HostClock = SystemClock()
    package weak var client: (any HostClient)?
    package private(set) var windows: [WebWindow] = []
    package var cursor = HostCursor.arrow { didSet { if cursor != oldValue { needsUpdate() } } }
    package var textInput: HostTextInput? { didSet { if textInput != oldValue { needsUpdate() } } }
    package var keepsDisplayAwake = false { didSet { needsUpdate() } }
    package var clipboard: any HostClipboard { ownClipboard }
    package var accessibility: (any HostAccessibility)? { pageAccessibility }

    /// The address of the page, with the token.
    package private(set) var url = ""
    /// The open file dialogs, by number.
    private(set) var dialogs: [UInt32: WebFileDialog] = [:]
    private(set) lazy var viewers = Viewers(host: self)
    private(set) lazy var pageAccessibility = PageAccessibility(host: self)
    private lazy var ownClipboard = WebClipboard { [weak self] in self?.viewers.copy($0) }
    private var server: WebServer?
    private var frames = FrameTimer()
    private var isStopped = false
    private var isUpdating = false
    private var nextDialog: UInt32 = 1
    private var nextWindow: UInt16 = 1
    /// The window that has the keyboard.
    private(set) weak var activeWindow: WebWindow?

    /// Starts to listen. Throws ``HostError`` if the port is taken.
    ///
    /// - Parameter names: under which the server is reached, apart from addresses and `localhost`.
    package init(at address: WebAddress, names: Set<String> = []) throws {
        let token = AccessToken()
        let server = try WebServer(at: address, check: RequestCheck(token: token, names: names)) {
            [weak self] connection in
            guard let self else { return connection.close(.ended) }
            await viewers.serve(connection)
        }
        self.server = server
        url = address.url(port: server.port, token: token)
    }

    package func openWindow(_ configuration: HostWindowConfiguration) throws -> any HostWindow {
        let window = WebWindow(configuration, id: nextWindow, host: self)
        nextWindow &+= 1
        windows.append(window)
        if let screen = viewers.driver?.screen { window.adopt(screen) }
        if activeWindow == nil { activeWindow = window }
        needsUpdate()
        return window
    }

    func forget(_ window: WebWindow) {
        windows.removeAll { $0 === window }
        if activeWindow === window || activeWindow == nil { activeWindow = windows.last }
        needsUpdate()
    }

    /// Makes a window the one that has the keyboard.
    func activate(_ window: WebWindow) {
        guard window !== activeWindow, !window.isClosed else { return }
        let former = activeWindow
        activeWindow = window
        needsUpdate()
        if let former { post(.activation(false), in: former) }
        post(.activation(true), in: window)
    }

    func post(_ event: HostEvent, in window: WebWindow) {
        guard !window.isClosed else { return }
        client?.host(self, received: event, in: window)
    }

    // MARK: The desktop

    package func canOpen(_ address: String) -> Bool {
        let scheme = address.prefix { $0 != ":" }.lowercased()
        return ["http", "https", "mailto", "tel"].contains(scheme) && address.count > scheme.count
    }

    /// The browser of the driving viewer opens it. Returns false without a viewer.
    package func open(_ address: String) -> Bool {
        guard canOpen(address), let driver = viewers.driver else { return false }
        driver.open(address)
        needsUpdate()
        return true
    }

    package var canChooseFiles: Bool { true }

    /// A browser gives files, but no folder of this machine.
    package func chooseFiles(
        _ request: HostFileRequest, completion: @escaping @MainActor (HostFileAnswer) -> Void
    ) -> any HostFileDialog {
        let dialog = WebFileDialog(request, id: nextDialog, host: self, completion: completion)
        nextDialog &+= 1
        dialogs[dialog.id] = dialog
        if request.choice == .folder {
            DispatchQueue.main.async { MainActor.assumeIsolated { dialog.answer(.unavailable) } }
        } else {
            needsUpdate()
        }
        return dialog
    }

    /// Returns false if the dialog is closed already.
    @discardableResult
    func forget(_ dialog: WebFileDialog) -> Bool {
        guard dialogs.removeValue(forKey: dialog.id) != nil else { return false }
        needsUpdate()
        return true
    }

    func clipboardChanged(to text: String) {
        if ownClipboard.adopt(text) { client?.hostClipboardDidChange(self) }
    }

    /// The server does not know where the page shows its windows.
    package func place(x: Double, y: Double, of window: any HostWindow) -> HostPlace {
        let isInside = (0..<window.size.width).contains(x) && (0..<window.size.height).contains(y)
        return isInside ? .window(window, x: x, y: y) : .outside
    }

    /// A page cannot begin a drag of the desktop by itself.
    package func beginDrag(_ content: any HostDragContent, from window: any HostWindow) -> (any HostOutgoingDrag)? {
        nil
    }

    // MARK: Frames

    package func requestFrame() {
        frames.request(at: clock.now, now: clock.now, period: framePeriod) { [weak self] in self?.giveFrame() }
    }

    package func requestFrame(at time: Double) {
        frames.request(at: time, now: clock.now, period: framePeriod) { [weak self] in self?.giveFrame() }
    }

    /// In seconds. While nobody looks, animations go on in few frames.
    private var framePeriod: Double {
        guard viewers.isWatched else { return 0.25 }
        return 1 / Double(windows.lazy.map(\.refreshRate).max() ?? 60)
    }

    private func giveFrame() {
        frames.begin(at: clock.now)
        client?.hostFrameIsDue(self)
    }

    func windowChanged(_ window: WebWindow, _ changes: HostFrameChanges) {
        viewers.add(changes, of: window)
        pageAccessibility.somethingChanged()
        viewers.update()
    }

    /// Sends changes other than frames at the end of the turn.
    func needsUpdate() {
        guard !isUpdating else { return }
        isUpdating = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.isUpdating = false
                self?.viewers.update()
            }
        }
    }

    func state(for viewer: Viewer) -> ServerMessage.State {
        ServerMessage.State(
            drives: viewer === viewers.driver, keepsDisplayAwake: keepsDisplayAwake, cursor: cursor,
            textInput: textInput, activeWindow: activeWindow?.id ?? 0)
    }

    // MARK: The run loop

    package func run() {
        let signals = TerminationSignals { [weak self] in
            guard let self else { return }
            client?.hostWillTerminate(self)
            stop()
        }
        while !isStopped {
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
        signals.cancel()
        isStopped = false
        viewers.end()
    }

    package func stop() {
        isStopped = true
        // The end of a timer does not make `RunLoop.run` return; a block of the main queue does.
        DispatchQueue.main.async {}
    }
}
