import CoreAudioTypes
import Foundation

/// - Linux: works
/// Lists the inputs and outputs in use, of which there are none.
open class AVAudioSessionRouteDescription: NSObject {
    open var inputs: [AVAudioSessionPortDescription] { [] }
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// - Linux: refuses
/// Describes an input or output. None is ever listed.
open class AVAudioSessionPortDescription: NSObject {
    open var portType: AVAudioSession.Port { AVAudioSession.Port.usbAudio }
    open var portName: String { "" }
    open var uid: String { "" }
    open var hasHardwareVoiceCallProcessing: Bool { false }
    open var isSpatialAudioEnabled: Bool { false }
    open var channels: [AVAudioSessionChannelDescription]? { nil }
    open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
    open var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
    open var preferredDataSource: AVAudioSessionDataSourceDescription? { nil }

    open func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
        throw AudioRefusal.error
    }
}

/// - Linux: refuses
/// Describes a channel of an input or output. None is ever listed.
open class AVAudioSessionChannelDescription: NSObject {
    open var channelName: String { "" }
    open var owningPortUID: String { "" }
    open var channelNumber: Int { 0 }
    open var channelLabel: AudioChannelLabel { 0 }
}

/// - Linux: refuses
/// Describes a microphone or speaker. None is ever listed.
open class AVAudioSessionDataSourceDescription: NSObject {
    open var dataSourceID: NSNumber { 0 }
    open var dataSourceName: String { "" }
    open var location: AVAudioSession.Location? { nil }
    open var orientation: AVAudioSession.Orientation? { nil }
    open var supportedPolarPatterns: [AVAudioSession.PolarPattern]? { nil }
    open var selectedPolarPattern: AVAudioSession.PolarPattern? { nil }
    open var preferredPolarPattern: AVAudioSession.PolarPattern? { nil }

    open func setPreferredPolarPattern(_ pattern: AVAudioSession.PolarPattern?) throws { throw AudioRefusal.error }
}
