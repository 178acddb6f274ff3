@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationAdditions

/// - Linux: works
/// Four characters in an integer.
public typealias FourCharCode = UInt32

/// - Linux: works
/// Four characters in an integer, which name a type.
public typealias OSType = FourCharCode

/// - Linux: works
/// The name of a format of audio data.
public typealias AudioFormatID = UInt32

/// - Linux: works
/// The flags of a format of audio data.
public typealias AudioFormatFlags = UInt32

/// - Linux: works
/// Says where the channels of audio data are heard.
public typealias AudioChannelLayoutTag = UInt32

/// - Linux: works
/// Says where a channel of audio data is heard.
public typealias AudioChannelLabel = UInt32

public let kAudio_UnimplementedError: OSStatus = -4
public let kAudio_FileNotFoundError: OSStatus = -43
public let kAudio_FilePermissionError: OSStatus = -54
public let kAudio_ParamError: OSStatus = -50
public let kAudio_MemFullError: OSStatus = -108
