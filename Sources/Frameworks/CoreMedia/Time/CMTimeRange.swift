/// - Linux: works
/// A start and a duration.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    /// Creates the invalid range.
    public init() { self.init(start: .invalid, duration: .invalid) }

    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }

    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange()

    public var isValid: Bool { start.isValid && duration.isValid && duration.epoch == 0 && duration.value >= 0 }
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    public var isEmpty: Bool { isValid && duration == .zero }
    public var end: CMTime { isValid ? start + duration : .invalid }

    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        if isEmpty { return otherRange }
        if otherRange.isEmpty { return self }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }

    /// Returns the range of zero length at zero if the ranges have nothing in common.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let latestStart = max(start, otherRange.start)
        let earliestEnd = min(end, otherRange.end)
        return latestStart < earliestEnd ? CMTimeRange(start: latestStart, end: earliestEnd) : .zero
    }

    public func containsTime(_ time: CMTime) -> Bool {
        isValid && time.isNumeric && start <= time && time < end
    }

    public func containsTimeRange(_ range: CMTimeRange) -> Bool {
        guard isValid, range.isValid else { return false }
        if range.isEmpty { return start <= range.start && range.start <= end }
        return start <= range.start && range.end <= end
    }
}

/// - Linux: works
/// A range of a medium and the range in which it is shown.
public struct CMTimeMapping: Sendable {
    public var source: CMTimeRange
    public var target: CMTimeRange

    public init() { self.init(source: .invalid, target: .invalid) }

    public init(source: CMTimeRange, target: CMTimeRange) {
        self.source = source
        self.target = target
    }

    public static let invalid = CMTimeMapping()
}

public func CMTimeMappingMake(source: CMTimeRange, target: CMTimeRange) -> CMTimeMapping {
    CMTimeMapping(source: source, target: target)
}

public func CMTimeMappingMakeEmpty(target: CMTimeRange) -> CMTimeMapping {
    CMTimeMapping(source: .invalid, target: target)
}
