import Foundation
internal import FoundationRepairs
internal import HeadlessHost
internal import HostInterface
internal import SessionRecording
import UIKit

/// Replays a session that `TRESTLE_RECORD` has recorded: the application gets the same input at the same times, and shows
/// the same frames. `docs/RECORDING.md` says what is recorded and what is not.
///
/// ```swift
/// let replay = try SessionReplay(contentsOf: file, delegate: AppDelegate.self)
/// let outcome = try await replay.run()
/// #expect(outcome.firstDifference == nil)
/// ```
@preconcurrency @MainActor
public final class SessionReplay {
    /// What a replay makes besides frames.
    public struct Products: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Tests of the session.
        public static let tests = Products(rawValue: 1)
        /// A film of the first window.
        public static let film = Products(rawValue: 2)
    }

    let recording: Recording
    private let delegate: any (NSObject & UIApplicationDelegate).Type
    private let start: (Launch) throws -> TestApplication

    /// Reads a recording of the application with this delegate. Nothing is launched yet.
    ///
    /// - Throws: ``DriverError`` if the file cannot be read, or is no recording; with the number of the line that is
    ///   wrong.
    public init<Delegate: NSObject & UIApplicationDelegate>(
        contentsOf file: URL, delegate: Delegate.Type
    ) throws {
        recording = try Self.read(file)
        self.delegate = delegate
        start = { launch in
            TestApplication.setLocale(launch.locale, ofApplicationWith: delegate)
            return try TestApplication(
                settings: launch.settings, state: StateMemory(), clock: launch.clock, makeHost: launch.makeHost,
                makeDelegate: { ApplicationRun.makeDelegate(of: delegate) })
        }
    }

    /// What an application is launched with.
    private struct Launch {
        var settings: ScreenSettings
        var locale: LocaleSettings?
        var clock: ManualClock
        var makeHost: (HeadlessHost) -> ReplayingHost
    }

    private static func read(_ file: URL) throws -> Recording {
        let text: String
        do { text = try String(contentsOf: file, encoding: .utf8) } catch {
            throw DriverError("\(file.path) cannot be read: \(error.localizedDescription)")
        }
        do { return try Recording(text: text) } catch { throw DriverError("\(file.path), \(error)") }
    }

    // MARK: Running

    /// Launches the application and replays the session. The application has ended when the method returns.
    ///
    /// - Parameter products: what is made meanwhile.
    public func run(making products: Products = []) async throws -> Outcome {
        guard let first = recording.entries.first else { throw DriverError("the recording has no event") }
        ApplicationFolders.beginTest()
        let windows = recording.entries.lazy.flatMap(\.answers).compactMap { answer in
            if case .window(let window) = answer { window } else { nil }
        }
        var made: ReplayingHost?
        let launch = Launch(
            settings: settings, locale: LocaleSettings(environment: recording.header.environment),
            clock: ManualClock(now: first.time.seconds)
        ) { base in
            let host = ReplayingHost(base, windows: Array(windows))
            host.prepare(first.answers)
            made = host
            return host
        }
        let app = try start(launch)
        guard let host = made else { preconditionFailure("the application was started without a host") }
        defer { app.end() }
        let player = SessionPlayer(app: app, host: host, recording: recording, products: products)
        await player.play()
        var outcome = player.outcome
        if products.contains(.tests) { write(player, to: &outcome) }
        return outcome
    }

    /// The settings of the first window and of the user.
    private var settings: ScreenSettings {
        var settings = ScreenSettings(environment: recording.header.environment)
        settings.layoutDirection = recording.header.isRightToLeft ? .rightToLeft : .leftToRight
        if let window = recording.firstWindow {
            settings.size = CGSize(width: window.size.width, height: window.size.height)
        }
        return settings
    }

    private func write(_ player: SessionPlayer, to outcome: inout Outcome) {
        let names = String(reflecting: delegate).split(separator: ".", maxSplits: 1).map(String.init)
        let subject = ScriptSubject(
            module: names[0], delegate: names.count > 1 ? names[1] : names[0], date: recording.header.date,
            window: recording.firstWindow, texts: player.texts)
        outcome.test = DriverTestText(subject: subject, actions: player.actions).source
        outcome.interfaceTest = InterfaceTestText(subject: subject, actions: player.actions).source
    }
}

extension Recording {
    /// The window of the launch.
    var firstWindow: RecordedWindow? {
        entries.first?.answers.lazy.compactMap { answer in
            if case .window(let window) = answer { window } else { nil }
        }.first
    }
}
