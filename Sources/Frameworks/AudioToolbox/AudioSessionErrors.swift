// The errors of AudioSession.h. Source: the header of iOS 16.5, whose enumeration has no name, so that its values are of
// type Int.

/// - Linux: works
public let kAudioSessionNoError = 0
public let kAudioSessionNotInitialized = 0x2169_6E69  // !ini
public let kAudioSessionAlreadyInitialized = 0x696E_6974  // init
public let kAudioSessionInitializationError = 0x696E_693F  // ini?
public let kAudioSessionUnsupportedPropertyError = 0x7074_793F  // pty?
public let kAudioSessionBadPropertySizeError = 0x2173_697A  // !siz
public let kAudioSessionNotActiveError = 0x2161_6374  // !act
public let kAudioServicesNoHardwareError = 0x6E6F_6877  // nohw
public let kAudioSessionNoCategorySet = 0x3F63_6174  // ?cat
public let kAudioSessionIncompatibleCategory = 0x2163_6174  // !cat
public let kAudioSessionUnspecifiedError = 0x7768_6174  // what

// The states of an interruption.
public let kAudioSessionBeginInterruption = 1
public let kAudioSessionEndInterruption = 0
