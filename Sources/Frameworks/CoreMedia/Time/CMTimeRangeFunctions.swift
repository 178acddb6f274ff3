import CoreVideo
import Foundation
import FoundationAdditions

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}

public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }

public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.union(otherRange)
}

public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.intersection(otherRange)
}

public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }

public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.containsTimeRange(otherRange)
}

public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
    guard time.isValid, range.isValid, !range.isEmpty else { return .invalid }
    return min(max(time, range.start), range.end)
}

/// Returns the invalid time if a range is empty.
public func CMTimeMapTimeFromRangeToRange(_ t: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    CMTimeMapDurationFromRangeToRange(t - fromRange.start, fromRange: fromRange, toRange: toRange) + toRange.start
}

public func CMTimeMapDurationFromRangeToRange(
    _ dur: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange
) -> CMTime {
    guard dur.isValid, dur.epoch == 0, fromRange.isValid, toRange.isValid, !fromRange.isEmpty, !toRange.isEmpty else {
        return .invalid
    }
    if fromRange.duration == toRange.duration { return dur }
    return CMTimeMultiplyByFloat64(dur, multiplier: toRange.duration.seconds / fromRange.duration.seconds)
}

public func CMTimeFoldIntoRange(_ time: CMTime, foldRange: CMTimeRange) -> CMTime {
    guard time.isNumeric, foldRange.isValid, !foldRange.isEmpty else { return .invalid }
    let offset = time - foldRange.start
    let rounds = (offset.seconds / foldRange.duration.seconds).rounded(.down)
    guard rounds.magnitude < Double(Int32.max) else { return .invalid }
    return time - CMTimeMultiply(foldRange.duration, multiplier: Int32(rounds))
}

public let kCMTimeRangeStartKey: String = "start"
public let kCMTimeRangeDurationKey: String = "duration"

public func CMTimeRangeCopyAsDictionary(_ range: CMTimeRange, allocator: CFAllocator?) -> CFDictionary? {
    guard let start = CMTimeCopyAsDictionary(range.start, allocator: allocator),
        let duration = CMTimeCopyAsDictionary(range.duration, allocator: allocator)
    else { return nil }
    return [kCMTimeRangeStartKey: start, kCMTimeRangeDurationKey: duration] as NSDictionary
}

public func CMTimeRangeMakeFromDictionary(_ dictionaryRepresentation: CFDictionary) -> CMTimeRange {
    CMTimeRange(
        start: CMTimeMakeFromDictionary(dictionaryRepresentation[kCMTimeRangeStartKey] as? NSDictionary),
        duration: CMTimeMakeFromDictionary(dictionaryRepresentation[kCMTimeRangeDurationKey] as? NSDictionary))
}

public func CMTimeRangeCopyDescription(allocator: CFAllocator?, range: CMTimeRange) -> String? {
    guard let start = CMTimeCopyDescription(allocator: allocator, time: range.start),
        let duration = CMTimeCopyDescription(allocator: allocator, time: range.duration)
    else { return nil }
    return "{\(start), \(duration)}"
}

public func CMTimeRangeShow(_ range: CMTimeRange) {
    print(CMTimeRangeCopyDescription(allocator: nil, range: range) ?? "")
}

public func CMTIMERANGE_IS_VALID(_ range: CMTimeRange) -> Bool { range.isValid }

public func CMTIMERANGE_IS_INVALID(_ range: CMTimeRange) -> Bool { !range.isValid }

public func CMTIMERANGE_IS_EMPTY(_ range: CMTimeRange) -> Bool { range.isEmpty }

public func CMTIMERANGE_IS_INDEFINITE(_ range: CMTimeRange) -> Bool { range.isIndefinite }
