import CoreMedia
import Foundation

/// - Linux: refuses
/// What a player has read. There are no entries.
open class AVPlayerItemAccessLog: NSObject {
    open var events: [AVPlayerItemAccessLogEvent] { [] }

    open func extendedLogData() -> Data? { nil }
}

/// - Linux: refuses
/// An entry about what a player has read.
open class AVPlayerItemAccessLogEvent: NSObject {
    open var numberOfMediaRequests: Int { 0 }
    open var playbackStartDate: Date? { nil }
    open var uri: String? { nil }
    open var serverAddress: String? { nil }
    open var numberOfServerAddressChanges: Int { 0 }
    open var playbackSessionID: String? { nil }
    open var playbackStartOffset: TimeInterval { 0 }
    open var segmentsDownloadedDuration: TimeInterval { 0 }
    open var durationWatched: TimeInterval { 0 }
    open var numberOfStalls: Int { 0 }
    open var numberOfBytesTransferred: Int64 { 0 }
    open var transferDuration: TimeInterval { 0 }
    open var observedBitrate: Double { 0 }
    open var indicatedBitrate: Double { 0 }
    open var indicatedAverageBitrate: Double { 0 }
    open var averageVideoBitrate: Double { 0 }
    open var averageAudioBitrate: Double { 0 }
    open var numberOfDroppedVideoFrames: Int { 0 }
    open var startupTime: TimeInterval { 0 }
    open var downloadOverdue: Int { 0 }
    open var observedMaxBitrate: Double { 0 }
    open var observedMinBitrate: Double { 0 }
    open var observedBitrateStandardDeviation: Double { 0 }
    open var playbackType: String? { nil }
    open var mediaRequestsWWAN: Int { 0 }
    open var switchBitrate: Double { 0 }
}

/// - Linux: refuses
/// What a player could not read. There are no entries.
open class AVPlayerItemErrorLog: NSObject {
    open var events: [AVPlayerItemErrorLogEvent] { [] }

    open func extendedLogData() -> Data? { nil }
}

/// - Linux: refuses
/// An entry about what a player could not read.
open class AVPlayerItemErrorLogEvent: NSObject {
    open var date: Date? { nil }
    open var uri: String? { nil }
    open var serverAddress: String? { nil }
    open var playbackSessionID: String? { nil }
    open var errorStatusCode: Int { 0 }
    open var errorDomain: String { "" }
    open var errorComment: String? { nil }
}
