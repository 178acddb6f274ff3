import Foundation

/// - Linux: works
/// A clock. The only one is that of the computer.
public final class CMClock: Hashable, Sendable {
    public static let hostTimeClock = CMClock()

    private init() {}

    public var time: CMTime {
        CMTime(value: CMTimeValue(DispatchTime.now().uptimeNanoseconds), timescale: 1_000_000_000)
    }

    public static func convertHostTimeToSystemUnits(_ hostTime: CMTime) -> UInt64 {
        let time = hostTime.convertScale(1_000_000_000, method: .default)
        return time.isNumeric ? UInt64(max(0, time.value)) : 0
    }

    public static func convertSystemUnitsToHostTime(_ systemUnits: UInt64) -> CMTime {
        CMTime(value: CMTimeValue(clamping: systemUnits), timescale: 1_000_000_000)
    }

    public static func == (lhs: CMClock, rhs: CMClock) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }

public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }

public func CMClockMakeHostTimeFromSystemUnits(_ hostTime: UInt64) -> CMTime {
    CMClock.convertSystemUnitsToHostTime(hostTime)
}

public func CMClockConvertHostTimeToSystemUnits(_ hostTime: CMTime) -> UInt64 {
    CMClock.convertHostTimeToSystemUnits(hostTime)
}
