package import HostInterface

/// A host that records what another one tells a program, and what it answers. Neither of them knows of it.
@MainActor
package final class RecordingHost: ApplicationHost {
    package weak var client: (any HostClient)?
    let base: any ApplicationHost
    let recorder: SessionRecorder
    private let recordingClipboard: RecordingClipboard
    private var windows: [RecordingWindow] = []
    private var openedWindows = 0
    private var dialogs = 0
    private var drags = 0
    private var drag: RecordingDrag?
    private var knownSchemes: [String: Bool] = [:]

    /// Begins a recording.
    ///
    /// - Throws: an error of Foundation if the file cannot be written.
    package init(_ base: any ApplicationHost, header: RecordingHeader, options: RecordingOptions) throws {
        self.base = base
        var header = header
        header.keepsText = options.keepsText
        let log = try SessionLog(path: options.path, header: header, keepingLast: options.kept)
        recorder = SessionRecorder(
            clock: RecordingClock(base.clock), log: log, keepsText: options.keepsText,
            pixelInterval: options.pixelInterval)
        recordingClipboard = RecordingClipboard(base.clipboard, recorder: recorder)
        base.client = self
        if base.preferences != HostPreferences() { recorder.note(.preferences(base.preferences)) }
    }

    // MARK: What a replay gives too

    package var clock: any HostClock { recorder.clock }
    package var clipboard: any HostClipboard { recordingClipboard }
    package var preferences: HostPreferences { base.preferences }

    package func openWindow(_ configuration: HostWindowConfiguration) throws -> any HostWindow {
        recorder.noteTurn()
        let opened = try base.openWindow(configuration)
        openedWindows += 1
        let window = RecordingWindow(opened, number: openedWindows, recorder: recorder)
        windows.append(window)
        recorder.note(.window(RecordedWindow(opened, number: window.number)))
        return window
    }

    package func canOpen(_ address: String) -> Bool {
        note(address, canOpen: base.canOpen(address))
    }

    package func open(_ address: String) -> Bool {
        note(address, canOpen: base.open(address))
    }

    private func note(_ address: String, canOpen: Bool) -> Bool {
        let scheme = address.prefix { $0 != ":" }.lowercased()
        if knownSchemes[scheme] != canOpen {
            knownSchemes[scheme] = canOpen
            recorder.note(.opens(scheme: scheme, canOpen))
        }
        return canOpen
    }

    package func chooseFiles(
        _ request: HostFileRequest, completion: @escaping @MainActor (HostFileAnswer) -> Void
    ) -> any HostFileDialog {
        recorder.noteTurn()
        dialogs += 1
        let number = dialogs
        return base.chooseFiles(request) { [recorder] answer in
            var recorded = answer
            if case .chosen(let paths) = answer { recorded = .chosen(paths.map { recorder.recorded($0) }) }
            recorder.record(.files(dialog: number, recorded)) { completion(answer) }
        }
    }

    package func requestFrame() {
        recorder.noteTurn()
        base.requestFrame()
    }

    package func requestFrame(at time: Double) {
        recorder.noteTurn()
        base.requestFrame(at: recorder.clock.ofHost(time))
    }

    package func run() {
        recorder.endLaunch()
        base.run()
        recorder.end()
    }

    // MARK: What is passed on

    package var haptics: (any HostHaptics)? { base.haptics }
    package var accessibility: (any HostAccessibility)? { base.accessibility }
    package var cursor: HostCursor {
        get { base.cursor }
        set { base.cursor = newValue }
    }
    package var textInput: HostTextInput? {
        get { base.textInput }
        set { base.textInput = newValue }
    }
    package var keepsDisplayAwake: Bool {
        get { base.keepsDisplayAwake }
        set { base.keepsDisplayAwake = newValue }
    }
    package var canChooseFiles: Bool { base.canChooseFiles }

    package func place(x: Double, y: Double, of window: any HostWindow) -> HostPlace {
        guard case .window(let found, let x, let y) = base.place(x: x, y: y, of: host(window)),
            let recording = windows.first(where: { $0.base === found })
        else { return .outside }
        return .window(recording, x: x, y: y)
    }

    package func beginDrag(_ content: any HostDragContent, from window: any HostWindow) -> (any HostOutgoingDrag)? {
        base.beginDrag(content, from: host(window))
    }

    package func stop() { base.stop() }

    private func host(_ window: any HostWindow) -> any HostWindow { (window as? RecordingWindow)?.base ?? window }
}

extension RecordingHost: HostClient {
    package func host(_ host: any ApplicationHost, received event: HostEvent, in window: any HostWindow) {
        guard let window = windows.first(where: { $0.base === window }) else { return }
        let event = inRecordedTime(event)
        switch event {
        case .incomingDrag(let drag): receive(drag, in: window)
        default: deliver(recorded(event, in: window), event, in: window)
        }
    }

    private func deliver(_ recorded: RecordedEvent, _ event: HostEvent, in window: RecordingWindow) {
        recorder.record(recorded) { client?.host(self, received: event, in: window) }
    }

    /// The clock of the host becomes that of the recording.
    private func inRecordedTime(_ event: HostEvent) -> HostEvent {
        switch event {
        case .pointer(var pointer):
            pointer.time = recorder.clock.recorded(pointer.time)
            return .pointer(pointer)
        case .wheel(var wheel):
            wheel.time = recorder.clock.recorded(wheel.time)
            return .wheel(wheel)
        case .key(var key):
            key.time = recorder.clock.recorded(key.time)
            return .key(key)
        default: return event
        }
    }

    /// Returns the event as the recording has it: without what the user has typed, unless texts are kept.
    private func recorded(_ event: HostEvent, in window: RecordingWindow) -> RecordedEvent {
        switch event {
        case .resized: return .resized(RecordedWindow(window.base, number: window.number))
        case .text(let text): return .input(.text(recorder.recorded(text)), window: window.number)
        case .composition(let text, let selection):
            return .input(.composition(recorder.recorded(text), selection: selection), window: window.number)
        case .key(let key) where textInput != nil && key.modifiers.isDisjoint(with: [.command, .control]):
            return .input(.key(recorder.recorded(key)), window: window.number)
        case .dropped(var drop):
            drop.text = drop.text.map { recorder.recorded($0) }
            drop.files = drop.files.map { recorder.recorded($0) }
            return .input(.dropped(drop), window: window.number)
        default: return .input(event, window: window.number)
        }
    }

    private func receive(_ event: IncomingDragEvent, in window: RecordingWindow) {
        let isNew = drag?.base !== event.drag
        let recording = drag(of: event)
        let recorded = RecordedDrag(
            phase: event.phase, number: recording.number, x: event.x, y: event.y,
            types: isNew ? event.drag.types : [],
            addresses: isNew ? event.drag.addresses.map { recorder.recorded($0) } : [])
        if event.phase == .left || event.phase == .dropped { drag = nil }
        deliver(
            .drag(recorded, window: window.number),
            .incomingDrag(IncomingDragEvent(event.phase, recording, x: event.x, y: event.y)), in: window)
    }

    private func drag(of event: IncomingDragEvent) -> RecordingDrag {
        if let drag, drag.base === event.drag { return drag }
        drags += 1
        let number = drags
        let recording = RecordingDrag(event.drag, number: number) { [recorder] type, bytes, completion in
            recorder.record(.dragContent(drag: number, type: type, bytes: recorder.recorded(bytes)), completion)
        }
        drag = recording
        return recording
    }

    package func hostClipboardDidChange(_ host: any ApplicationHost) {
        recorder.record(.copied) { client?.hostClipboardDidChange(self) }
    }

    package func hostPreferencesDidChange(_ host: any ApplicationHost) {
        recorder.record(.preferences(base.preferences)) { client?.hostPreferencesDidChange(self) }
    }

    package func hostFrameIsDue(_ host: any ApplicationHost) {
        recorder.record(.frame) { client?.hostFrameIsDue(self) }
    }

    package func hostWillTerminate(_ host: any ApplicationHost) {
        recorder.record(.end) { client?.hostWillTerminate(self) }
    }
}
