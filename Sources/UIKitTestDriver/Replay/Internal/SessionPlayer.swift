import Foundation
internal import HeadlessHost
internal import HostInterface
internal import SessionRecording
import UIKit

/// Plays the entries of a recording, one after the other.
@MainActor
final class SessionPlayer {
    private let app: TestApplication
    private let host: ReplayingHost
    private let recording: Recording
    private let collector: ActionCollector?
    private var film: ReplayFilm?
    private(set) var outcome = SessionReplay.Outcome()
    /// The texts on the screen at the end, or before what has ended the application.
    private(set) var texts: [String] = []

    /// A delay begins at the time of the call in which the program asked for it, before real time has got as far. So a
    /// timer is due here a little before it was in the session. It runs in the turn that the recording has of it; only
    /// what has no turn, because it did nothing that shows, runs after this time.
    private static let greatestLatency = 0.1

    init(app: TestApplication, host: ReplayingHost, recording: Recording, products: SessionReplay.Products) {
        self.app = app
        self.host = host
        self.recording = recording
        collector = products.contains(.tests) ? ActionCollector(app: app) : nil
        film = products.contains(.film) ? ReplayFilm(scale: recording.firstWindow?.scale ?? 2) : nil
    }

    /// What was done, for tests of it.
    var actions: [TimedAction] { collector?.actions ?? [] }

    func play() async {
        _ = DelayedWork.shared.beginAdvance(app.delayOwner, by: 0)
        if !recording.isWhole { outcome.remarks.append("The beginning of the session is missing: frames differ.") }
        if recording.isCutOff { outcome.remarks.append("The last line is not whole, and was not read.") }
        for (index, entry) in recording.entries.enumerated() {
            let next = recording.entries.indices.contains(index + 1) ? recording.entries[index + 1] : nil
            await play(entry, isBeforeTurn: next?.isTurn == true)
            // The application may have ended by itself.
            guard isRunning else { break }
        }
        if collector != nil, isRunning { texts = app.visibleTexts }
        DelayedWork.shared.endAdvance(app.delayOwner)
        collector?.finish()
        outcome.film = film?.data(with: host.window(1))
    }

    private var isRunning: Bool { ApplicationRun.current === app.run }

    private func play(_ entry: RecordingEntry, isBeforeTurn: Bool) async {
        let time = entry.time.seconds
        film?.show(host.window(1), until: time)
        app.manualClock.move(to: time)
        runDelayedWork(until: entry.isTurn ? time : time - Self.greatestLatency)
        if entry.isTurn { await app.serveMainQueue() }
        let before = actions.count
        if collector != nil, entry.mayEndApplication { texts = app.visibleTexts }
        collector?.willHandle(entry)
        host.prepare(entry.answers)
        if !host.deliver(entry.event) {
            outcome.remarks.append("At \(time) s the recording has an event of something that is not there.")
        }
        RunLoopTurn.end()
        // Nothing can be expected of an application that has ended.
        if !isRunning { collector?.forget(downTo: before) }
        compare(entry)
        film?.note(entry)
        // What blocks do that show runs in a turn.
        if !entry.isTurn, !isBeforeTurn { await app.serveMainQueue() }
    }

    private func runDelayedWork(until time: Double) {
        DelayedWork.shared.run(at: time, of: app.delayOwner, onQueue: true)
        DelayedWork.shared.setClock(app.time, of: app.delayOwner)
    }

    private func compare(_ entry: RecordingEntry) {
        if case .frame = entry.event { outcome.frames += 1 }
        guard outcome.firstDifference == nil, recording.isWhole else { return }
        for case .pixels(let number, let hash) in entry.answers {
            outcome.comparedFrames += 1
            let shown = host.window(number)?.capture()
            if shown.map({ PixelHash.hash(of: $0.bytes, width: $0.width, height: $0.height) }) != hash {
                outcome.firstDifference = (outcome.frames, entry.time.seconds)
                return
            }
        }
    }
}

extension RecordingEntry {
    /// Whether timers and blocks of the main queue run in it.
    fileprivate var isTurn: Bool {
        if case .turn = event { true } else { false }
    }

    /// Whether it closes a window, quits, or ends the process.
    fileprivate var mayEndApplication: Bool {
        switch event {
        case .end, .input(.closeRequested, _): true
        case .input(.key(let key), _): key.isDown && !key.modifiers.isDisjoint(with: [.command, .control])
        default: false
        }
    }
}
