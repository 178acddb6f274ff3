/// - Linux: works
/// Identifies a short sound.
public typealias SystemSoundID = UInt32

/// - Linux: works
/// Identifies a property of a short sound.
public typealias AudioServicesPropertyID = UInt32

/// - Linux: works
/// Called when a short sound has ended.
public typealias AudioServicesSystemSoundCompletionProc =
    @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569  // isui
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 0x6966_6469  // ifdi

public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F  // pty?
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A  // !siz
public let kAudioServicesBadSpecifierSizeError: OSStatus = 0x2173_7063  // !spc
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501
public let kAudioServicesSystemSoundExceededMaximumDurationError: OSStatus = -1502
