internal import HeadlessHost
internal import HostInterface
internal import SessionRecording

/// A host that tells the application what a recording says, and nothing else. Its windows are in memory.
///
/// The host below has no client: what it would tell by itself, such as that a window became active, is in the recording
/// if it has happened.
@MainActor
final class ReplayingHost: ApplicationHost {
    weak var client: (any HostClient)?
    private let base: HeadlessHost
    /// The windows of the recording, in the order in which they are opened.
    private var expected: ArraySlice<RecordedWindow>
    private var windows: [Int: HeadlessWindow] = [:]
    private var drags: [Int: ReplayedDrag] = [:]
    private var dialogs: [HeadlessFileDialog] = []
    private(set) var preferences = HostPreferences()

    init(_ base: HeadlessHost, windows: [RecordedWindow]) {
        self.base = base
        expected = windows[...]
    }

    func window(_ number: Int) -> HeadlessWindow? { windows[number] }

    // MARK: What the recording says

    /// Has the host answer as the recording says.
    func prepare(_ answers: [RecordedAnswer]) {
        for answer in answers {
            switch answer {
            case .preferences(let first): preferences = first
            case .clipboard(let text): base.clipboard.text = text
            case .opens(let scheme, true): base.openableSchemes.insert(scheme)
            case .opens(let scheme, false): base.openableSchemes.remove(scheme)
            case .rate(let number, let rate): windows[number]?.adopt(refreshRate: rate)
            case .unpainted(let number): windows[number]?.isBusy = true
            case .window, .pixels: break
            }
        }
    }

    /// Tells the application of an event. Returns false if what it is about is not there.
    func deliver(_ event: RecordedEvent) -> Bool {
        defer { for window in windows.values { window.isBusy = false } }
        switch event {
        case .launch, .resume, .turn: return true
        case .frame: client?.hostFrameIsDue(self)
        case .copied: client?.hostClipboardDidChange(self)
        case .end: client?.hostWillTerminate(self)
        case .preferences(let changed):
            preferences = changed
            client?.hostPreferencesDidChange(self)
        case .input(let event, let number): return deliver(event, to: number)
        case .resized(let state):
            windows[state.number]?.adopt(state)
            return deliver(.resized, to: state.number)
        case .drag(let step, let number): return deliver(step, to: number)
        case .dragContent(let number, let type, let bytes):
            guard let drag = drags[number] else { return false }
            drag.deliver(bytes, as: type)
        case .files(let number, let answer):
            guard dialogs.indices.contains(number - 1) else { return false }
            dialogs[number - 1].answer(answer)
        }
        return true
    }

    private func deliver(_ event: HostEvent, to number: Int) -> Bool {
        guard let window = windows[number], !window.isClosed else { return false }
        switch event {
        case .visibility(let isVisible): window.setVisible(isVisible)
        case .appearanceChanged(let appearance): window.setAppearance(appearance)
        default: break
        }
        client?.host(self, received: event, in: window)
        return true
    }

    private func deliver(_ step: RecordedDrag, to number: Int) -> Bool {
        let drag = drags[step.number] ?? ReplayedDrag(types: step.types, addresses: step.addresses)
        drags[step.number] = drag
        return deliver(.incomingDrag(IncomingDragEvent(step.phase, drag, x: step.x, y: step.y)), to: number)
    }

    // MARK: What the application asks

    var clock: any HostClock { base.clock }
    var clipboard: any HostClipboard { base.clipboard }
    var haptics: (any HostHaptics)? { base.haptics }
    var accessibility: (any HostAccessibility)? { base.accessibility }
    var cursor: HostCursor {
        get { base.cursor }
        set { base.cursor = newValue }
    }
    var textInput: HostTextInput? {
        get { base.textInput }
        set { base.textInput = newValue }
    }
    var keepsDisplayAwake: Bool {
        get { base.keepsDisplayAwake }
        set { base.keepsDisplayAwake = newValue }
    }
    var canChooseFiles: Bool { base.canChooseFiles }

    func canOpen(_ address: String) -> Bool { base.canOpen(address) }
    func open(_ address: String) -> Bool { base.open(address) }

    func chooseFiles(
        _ request: HostFileRequest, completion: @escaping @MainActor (HostFileAnswer) -> Void
    ) -> any HostFileDialog {
        let dialog = base.chooseFiles(request, completion: completion)
        if let dialog = dialog as? HeadlessFileDialog { dialogs.append(dialog) }
        return dialog
    }

    func openWindow(_ configuration: HostWindowConfiguration) throws -> any HostWindow {
        let recorded = expected.popFirst()
        var configuration = configuration
        if let recorded {
            configuration.size = recorded.size
            configuration.scale = recorded.scale
            configuration.frameRate = recorded.refreshRate
            configuration.appearance = recorded.appearance
        }
        let window = try base.openWindow(configuration)
        if let window = window as? HeadlessWindow {
            window.followsLimits = false
            if let recorded { window.adopt(recorded) }
            windows[recorded?.number ?? windows.count + 1] = window
        }
        return window
    }

    func place(x: Double, y: Double, of window: any HostWindow) -> HostPlace { base.place(x: x, y: y, of: window) }

    func beginDrag(_ content: any HostDragContent, from window: any HostWindow) -> (any HostOutgoingDrag)? {
        base.beginDrag(content, from: window)
    }

    /// Frames come when the recording says so.
    func requestFrame() {}

    func requestFrame(at time: Double) {}

    func run() { preconditionFailure("a recording is replayed step by step") }

    func stop() {}
}

extension HeadlessWindow {
    fileprivate func adopt(_ state: RecordedWindow) {
        adopt(
            size: state.size, scale: state.scale, nativeScale: state.nativeScale, refreshRate: state.refreshRate)
    }

    fileprivate func adopt(refreshRate: Int) {
        adopt(size: size, scale: scale, nativeScale: nativeScale, refreshRate: refreshRate)
    }
}
