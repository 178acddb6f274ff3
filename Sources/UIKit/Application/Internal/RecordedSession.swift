import Foundation
internal import HostInterface
internal import SessionRecording

/// The recording of a session, if the environment asks for one (`docs/RECORDING.md`).
@MainActor
enum RecordedSession {
    /// Whether the whole session is recorded, from the launch on.
    static func isWhole(_ environment: [String: String]) -> Bool { environment["TRESTLE_RECORD"]?.isEmpty == false }

    /// Returns a host that records what the given one does; or that one, if nothing is recorded.
    static func host(
        _ host: any ApplicationHost, environment: [String: String], settings: ScreenSettings
    ) throws -> any ApplicationHost {
        let options = RecordingOptions(environment: environment) { complaint in
            FileHandle.standardError.write(Data("\(complaint)\n".utf8))
        }
        guard let options else { return host }
        var header = RecordingHeader(
            program: ProcessInfo.processInfo.processName, date: ISO8601DateFormatter().string(from: Date()))
        header.isRightToLeft = settings.layoutDirection == .rightToLeft
        header.environment = environment.filter { RecordingHeader.variables.contains($0.key) }
        if header.environment["TZ"] == nil { header.environment["TZ"] = TimeZone.current.identifier }
        do {
            return try RecordingHost(host, header: header, options: options)
        } catch {
            throw HostError("\(options.path) cannot be written, so that the session cannot be recorded: \(error)")
        }
    }
}
