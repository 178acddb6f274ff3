/// - Linux: works
/// The kind of a medium by its four characters.
public typealias CMMediaType = FourCharCode

/// - Linux: works
/// The codec of a video by its four characters.
public typealias CMVideoCodecType = FourCharCode

/// - Linux: works
/// The codec of audio data by its four characters.
public typealias CMAudioCodecType = FourCharCode

/// - Linux: works
/// Identifies a track in its asset.
public typealias CMPersistentTrackID = Int32

/// - Linux: works
/// A number of samples.
public typealias CMItemCount = Int

/// - Linux: works
/// The number of a sample in its buffer.
public typealias CMItemIndex = Int

public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

public let kCMMediaType_Video: CMMediaType = 0x7669_6465  // vide
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E  // soun
public let kCMMediaType_Muxed: CMMediaType = 0x6D75_7878  // muxx
public let kCMMediaType_Text: CMMediaType = 0x7465_7874  // text
public let kCMMediaType_ClosedCaption: CMMediaType = 0x636C_6370  // clcp
public let kCMMediaType_Subtitle: CMMediaType = 0x7362_746C  // sbtl
public let kCMMediaType_TimeCode: CMMediaType = 0x746D_6364  // tmcd
public let kCMMediaType_Metadata: CMMediaType = 0x6D65_7461  // meta

public let kCMVideoCodecType_422YpCbCr8: CMVideoCodecType = 0x3276_7579  // 2vuy
public let kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6A70_6567  // jpeg
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331  // avc1
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331  // hvc1
public let kCMVideoCodecType_MPEG4Video: CMVideoCodecType = 0x6D70_3476  // mp4v

public let kCMSampleBufferError_AllocationFailed: OSStatus = -12730
public let kCMSampleBufferError_RequiredParameterMissing: OSStatus = -12731
public let kCMSampleBufferError_InvalidMediaFormat: OSStatus = -12743
public let kCMSampleBufferError_Invalidated: OSStatus = -12744
public let kCMBlockBufferNoErr: OSStatus = 0
public let kCMBlockBufferBadOffsetParameterErr: OSStatus = -12703

/// - Linux: works
/// Says whether an attachment is copied.
public typealias CMAttachmentMode = UInt32

public let kCMAttachmentMode_ShouldNotPropagate: CMAttachmentMode = 0
public let kCMAttachmentMode_ShouldPropagate: CMAttachmentMode = 1

public let kCMMetadataBaseDataType_UTF8: String = "com.apple.metadata.datatype.UTF-8"
public let kCMMetadataBaseDataType_SInt8: String = "com.apple.metadata.datatype.int8"
public let kCMMetadataBaseDataType_SInt32: String = "com.apple.metadata.datatype.int32"
public let kCMMetadataBaseDataType_Float32: String = "com.apple.metadata.datatype.float32"
public let kCMMetadataBaseDataType_JPEG: String = "com.apple.metadata.datatype.JPEG"
public let kCMMetadataBaseDataType_PNG: String = "com.apple.metadata.datatype.PNG"
