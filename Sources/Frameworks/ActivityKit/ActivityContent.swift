import Foundation

/// - Linux: works
public struct ActivityContent<State: Codable & Hashable> {
    public let state: State
    public let staleDate: Date?
    public let relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Sendable where State: Sendable {}

/// - Linux: works
public enum ActivityState: Hashable, Codable, Sendable {
    case active
    case ended
    case dismissed
    case stale
}

/// - Linux: works
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    private let date: Date?

    public static let `default` = ActivityUIDismissalPolicy(date: nil)
    public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)

    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

/// - Linux: works
public struct PushType: Equatable, Sendable {
    public static var token: PushType { PushType() }
}
