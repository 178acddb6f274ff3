internal import HostInterface

/// A window of a program that is recorded. It passes everything on, and notes what the program is lent and shows.
@MainActor
final class RecordingWindow: HostWindow {
    let base: any HostWindow
    let number: Int
    private let recorder: SessionRecorder
    private var lent: HostFrame?
    private var shownFrames = 0
    private var recordedRate: Int

    init(_ base: any HostWindow, number: Int, recorder: SessionRecorder) {
        self.base = base
        self.number = number
        self.recorder = recorder
        recordedRate = base.refreshRate
    }

    func beginFrame() -> HostFrame? {
        if base.refreshRate != recordedRate {
            recordedRate = base.refreshRate
            recorder.note(.rate(window: number, recordedRate))
        }
        lent = base.beginFrame()
        if lent == nil, base.isVisible { recorder.note(.unpainted(window: number)) }
        return lent
    }

    func endFrame(damage: [PixelRect]) {
        if !damage.isEmpty { notePixels() }
        base.endFrame(damage: damage)
    }

    func endFrame(_ changes: HostFrameChanges) {
        if !changes.damage.isEmpty { notePixels() }
        base.endFrame(changes)
    }

    private func notePixels() {
        defer {
            shownFrames += 1
            lent = nil
        }
        guard let lent, recorder.recordsPixels(ofFrame: shownFrames) else { return }
        recorder.note(.pixels(window: number, PixelHash.hash(of: lent)))
    }

    var size: HostSize { base.size }
    var scale: Double { base.scale }
    var nativeScale: Double { base.nativeScale }
    var appearance: HostAppearance { base.appearance }
    var placement: HostPlacement { base.placement }
    var refreshRate: Int { base.refreshRate }
    var isVisible: Bool { base.isVisible }
    var title: String {
        get { base.title }
        set { base.title = newValue }
    }

    func activate() { base.activate() }
    func limitSize(minimum: HostSize, maximum: HostSize) { base.limitSize(minimum: minimum, maximum: maximum) }
    func close() { base.close() }
}
