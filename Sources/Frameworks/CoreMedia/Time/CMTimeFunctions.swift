import CoreVideo
import Foundation
import FoundationAdditions

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    var time = CMTime(value: value, timescale: timescale)
    time.epoch = epoch
    return time
}

public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(newTimescale, method: method)
}

public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    if time.isNegativeInfinity { return .positiveInfinity }
    guard time.isNumeric, time.value < 0 else { return time }
    return CMTimeMultiply(time, multiplier: -1)
}

public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    CMTimeMultiplyByRatio(time, multiplier: multiplier, divisor: 1)
}

/// Chooses the largest timescale that has the exact value, or else the largest one possible.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    let isNegative = (multiplier < 0) != (divisor < 0)
    guard time.isNumeric else { return isNegative ? time.withOppositeInfinity : time }
    guard divisor != 0 else {
        guard multiplier != 0, time.value != 0 else { return .invalid }
        return (multiplier < 0) != (time.value < 0) ? .negativeInfinity : .positiveInfinity
    }
    let numerator = Int128(time.value) * Int128(multiplier) * (divisor < 0 ? -1 : 1)
    let denominator = Int128(time.timescale) * Int128(divisor.magnitude)
    let exactTimescale = denominator <= Int128(kCMTimeMaxTimescale) ? denominator : Int128(time.timescale)
    return CMTime(
        numerator, over: denominator, as: exactTimescale, method: .default, isRounded: time.hasBeenRounded,
        epoch: time.epoch)
}

/// Keeps the timescale, but doubles it until it is at least 65536.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    guard time.isNumeric else { return multiplier < 0 ? time.withOppositeInfinity : time }
    guard !multiplier.isNaN else { return .invalid }
    var timescale = time.timescale
    while timescale < 65536 { timescale *= 2 }
    let product = Double(time.value) * Double(timescale / time.timescale) * multiplier
    while timescale > 1, (time.seconds * multiplier * Double(timescale)).magnitude >= 0x1p63 { timescale /= 2 }
    let value = timescale < time.timescale ? time.seconds * multiplier * Double(timescale) : product
    guard value.magnitude < 0x1p63 else { return value < 0 ? .negativeInfinity : .positiveInfinity }
    var result = CMTime(value: CMTimeValue(value.rounded()), timescale: timescale)
    result.epoch = time.epoch
    if time.hasBeenRounded || value != value.rounded() { result.flags.insert(.hasBeenRounded) }
    return result
}

extension CMTime {
    fileprivate var withOppositeInfinity: CMTime {
        if isPositiveInfinity { return .negativeInfinity }
        return isNegativeInfinity ? .positiveInfinity : self
    }
}

public let kCMTimeValueKey: String = "value"
public let kCMTimeScaleKey: String = "timescale"
public let kCMTimeEpochKey: String = "epoch"
public let kCMTimeFlagsKey: String = "flags"

public func CMTimeCopyAsDictionary(_ time: CMTime, allocator: CFAllocator?) -> CFDictionary? {
    [
        kCMTimeValueKey: time.value, kCMTimeScaleKey: time.timescale, kCMTimeEpochKey: time.epoch,
        kCMTimeFlagsKey: time.flags.rawValue,
    ] as NSDictionary
}

/// Returns the invalid time for a dictionary that lacks a field.
public func CMTimeMakeFromDictionary(_ dictionaryRepresentation: CFDictionary?) -> CMTime {
    guard let fields = dictionaryRepresentation, let value = fields[kCMTimeValueKey] as? NSNumber,
        let timescale = fields[kCMTimeScaleKey] as? NSNumber, let epoch = fields[kCMTimeEpochKey] as? NSNumber,
        let flags = fields[kCMTimeFlagsKey] as? NSNumber
    else { return .invalid }
    return CMTime(
        value: value.int64Value, timescale: timescale.int32Value, flags: CMTimeFlags(rawValue: flags.uint32Value),
        epoch: epoch.int64Value)
}

public func CMTimeCopyDescription(allocator: CFAllocator?, time: CMTime) -> String? {
    if !time.isValid { return "{INVALID}" }
    if time.isPositiveInfinity { return "{+INFINITY}" }
    if time.isNegativeInfinity { return "{-INFINITY}" }
    if time.isIndefinite { return "{INDEFINITE}" }
    let rounded = time.hasBeenRounded ? ", rounded" : ""
    return "{\(time.value)/\(time.timescale) = \(String(format: "%.3f", time.seconds))\(rounded)}"
}

public func CMTimeShow(_ time: CMTime) { print(CMTimeCopyDescription(allocator: nil, time: time) ?? "") }
