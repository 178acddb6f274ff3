import FrameworkAbsence
import Foundation
import Intents

public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"

/// - Linux: no effect
///
/// Knows the widgets of the program; a desktop shows none.
// Sound: it has no state.
public class WidgetCenter: @unchecked Sendable {
    /// - Linux: works
    public struct UserInfoKey {
        public static let kind = "WGWidgetUserInfoKeyKind"
        public static let family = "WGWidgetUserInfoKeyFamily"
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }

    public static let shared = WidgetCenter()

    private init() {}

    public func reloadTimelines(ofKind kind: String) { report() }

    public func reloadAllTimelines() { report() }

    public func invalidateConfigurationRecommendations() {}

    /// Ends with no widgets, on another thread.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        nonisolated(unsafe) let completion = completion  // sound: handed over, and called once
        DispatchQueue.global().async { completion(.success([])) }
    }

    private func report() { Absence.report("WidgetKit", "a desktop's place for widgets", "no widget is drawn") }
}

/// - Linux: refuses
///
/// A widget that the user placed; there is none.
public struct WidgetInfo: Identifiable, Hashable {
    public let configuration: INIntent?
    public let family: WidgetFamily
    public let kind: String

    public var id: WidgetInfo { self }
}
