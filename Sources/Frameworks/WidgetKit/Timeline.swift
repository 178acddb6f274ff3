import Foundation

/// - Linux: works
///
/// A date at which a widget changes.
public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// - Linux: works
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    public var score: Float
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

/// - Linux: works
public struct TimelineReloadPolicy: Equatable, Sendable {
    private let date: Date?
    private let reloads: Bool

    public static let atEnd = TimelineReloadPolicy(date: nil, reloads: true)
    public static let never = TimelineReloadPolicy(date: nil, reloads: false)

    public static func after(_ date: Date) -> TimelineReloadPolicy {
        TimelineReloadPolicy(date: date, reloads: true)
    }
}

/// - Linux: works
///
/// What a widget shows when.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}
