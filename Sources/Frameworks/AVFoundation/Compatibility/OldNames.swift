// The names of types and constants in Swift 3. The list is that of the iOS SDK (its notes for Swift 3), for those that
// exist here.

@available(*, deprecated, renamed: "AVAssetExportSession.Status")
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
@available(*, deprecated, renamed: "AVAssetImageGenerator.ApertureMode")
public typealias AVAssetImageGeneratorApertureMode = AVAssetImageGenerator.ApertureMode
@available(*, deprecated, renamed: "AVAssetImageGenerator.Result")
public typealias AVAssetImageGeneratorResult = AVAssetImageGenerator.Result
@available(*, deprecated, renamed: "AVAssetReader.Status")
public typealias AVAssetReaderStatus = AVAssetReader.Status
@available(*, deprecated, renamed: "AVAssetWriter.Status")
public typealias AVAssetWriterStatus = AVAssetWriter.Status
@available(*, deprecated, renamed: "AVCaptureDevice.AutoFocusRangeRestriction")
public typealias AVCaptureAutoFocusRangeRestriction = AVCaptureDevice.AutoFocusRangeRestriction
@available(*, deprecated, renamed: "AVCaptureDevice.Position")
public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
@available(*, deprecated, renamed: "AVCaptureDevice.DeviceType")
public typealias AVCaptureDeviceType = AVCaptureDevice.DeviceType
@available(*, deprecated, renamed: "AVCaptureDevice.ExposureMode")
public typealias AVCaptureExposureMode = AVCaptureDevice.ExposureMode
@available(*, deprecated, renamed: "AVCaptureDevice.FlashMode")
public typealias AVCaptureFlashMode = AVCaptureDevice.FlashMode
@available(*, deprecated, renamed: "AVCaptureDevice.FocusMode")
public typealias AVCaptureFocusMode = AVCaptureDevice.FocusMode
@available(*, deprecated, renamed: "AVCaptureSession.InterruptionReason")
public typealias AVCaptureSessionInterruptionReason = AVCaptureSession.InterruptionReason
@available(*, deprecated, renamed: "AVCaptureSession.Preset")
public typealias AVCaptureSessionPreset = AVCaptureSession.Preset
@available(*, deprecated, renamed: "AVCaptureDevice.TorchMode")
public typealias AVCaptureTorchMode = AVCaptureDevice.TorchMode
@available(*, deprecated, renamed: "AVCaptureDevice.WhiteBalanceGains")
public typealias AVCaptureWhiteBalanceGains = AVCaptureDevice.WhiteBalanceGains
@available(*, deprecated, renamed: "AVCaptureDevice.WhiteBalanceMode")
public typealias AVCaptureWhiteBalanceMode = AVCaptureDevice.WhiteBalanceMode
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType")
public typealias AVMetadataObjectType = AVMetadataObject.ObjectType
@available(*, deprecated, renamed: "AVPlayer.ActionAtItemEnd")
public typealias AVPlayerActionAtItemEnd = AVPlayer.ActionAtItemEnd
@available(*, deprecated, renamed: "AVPlayerItem.Status")
public typealias AVPlayerItemStatus = AVPlayerItem.Status
@available(*, deprecated, renamed: "AVPlayerLooper.Status")
public typealias AVPlayerLooperStatus = AVPlayerLooper.Status
@available(*, deprecated, renamed: "AVPlayer.Status")
public typealias AVPlayerStatus = AVPlayer.Status
@available(*, deprecated, renamed: "AVPlayer.TimeControlStatus")
public typealias AVPlayerTimeControlStatus = AVPlayer.TimeControlStatus

@available(*, deprecated, renamed: "AVCaptureSession.Preset.hd1280x720")
public var AVCaptureSessionPreset1280x720: AVCaptureSession.Preset { .hd1280x720 }
@available(*, deprecated, renamed: "AVCaptureSession.Preset.hd1920x1080")
public var AVCaptureSessionPreset1920x1080: AVCaptureSession.Preset { .hd1920x1080 }
@available(*, deprecated, renamed: "AVCaptureSession.Preset.cif352x288")
public var AVCaptureSessionPreset352x288: AVCaptureSession.Preset { .cif352x288 }
@available(*, deprecated, renamed: "AVCaptureSession.Preset.hd4K3840x2160")
public var AVCaptureSessionPreset3840x2160: AVCaptureSession.Preset { .hd4K3840x2160 }
@available(*, deprecated, renamed: "AVCaptureSession.Preset.vga640x480")
public var AVCaptureSessionPreset640x480: AVCaptureSession.Preset { .vga640x480 }
@available(*, deprecated, renamed: "AVCaptureSession.Preset.iFrame1280x720")
public var AVCaptureSessionPresetiFrame1280x720: AVCaptureSession.Preset { .iFrame1280x720 }
@available(*, deprecated, renamed: "AVCaptureSession.Preset.iFrame960x540")
public var AVCaptureSessionPresetiFrame960x540: AVCaptureSession.Preset { .iFrame960x540 }
@available(*, deprecated, renamed: "AVFileType.mobile3GPP")
public var AVFileType3GPP: AVFileType { .mobile3GPP }
@available(*, deprecated, renamed: "AVFileType.mobile3GPP2")
public var AVFileType3GPP2: AVFileType { .mobile3GPP2 }
@available(*, deprecated, renamed: "AVFileType.ac3")
public var AVFileTypeAC3: AVFileType { .ac3 }
@available(*, deprecated, renamed: "AVFileType.aifc")
public var AVFileTypeAIFC: AVFileType { .aifc }
@available(*, deprecated, renamed: "AVFileType.aiff")
public var AVFileTypeAIFF: AVFileType { .aiff }
@available(*, deprecated, renamed: "AVFileType.amr")
public var AVFileTypeAMR: AVFileType { .amr }
@available(*, deprecated, renamed: "AVFileType.avci")
public var AVFileTypeAVCI: AVFileType { .avci }
@available(*, deprecated, renamed: "AVFileType.m4a")
public var AVFileTypeAppleM4A: AVFileType { .m4a }
@available(*, deprecated, renamed: "AVFileType.m4v")
public var AVFileTypeAppleM4V: AVFileType { .m4v }
@available(*, deprecated, renamed: "AVFileType.caf")
public var AVFileTypeCoreAudioFormat: AVFileType { .caf }
@available(*, deprecated, renamed: "AVFileType.dng")
public var AVFileTypeDNG: AVFileType { .dng }
@available(*, deprecated, renamed: "AVFileType.eac3")
public var AVFileTypeEnhancedAC3: AVFileType { .eac3 }
@available(*, deprecated, renamed: "AVFileType.heic")
public var AVFileTypeHEIC: AVFileType { .heic }
@available(*, deprecated, renamed: "AVFileType.heif")
public var AVFileTypeHEIF: AVFileType { .heif }
@available(*, deprecated, renamed: "AVFileType.jpg")
public var AVFileTypeJPEG: AVFileType { .jpg }
@available(*, deprecated, renamed: "AVFileType.mp4")
public var AVFileTypeMPEG4: AVFileType { .mp4 }
@available(*, deprecated, renamed: "AVFileType.mp3")
public var AVFileTypeMPEGLayer3: AVFileType { .mp3 }
@available(*, deprecated, renamed: "AVFileType.mov")
public var AVFileTypeQuickTimeMovie: AVFileType { .mov }
@available(*, deprecated, renamed: "AVFileType.au")
public var AVFileTypeSunAU: AVFileType { .au }
@available(*, deprecated, renamed: "AVFileType.tif")
public var AVFileTypeTIFF: AVFileType { .tif }
@available(*, deprecated, renamed: "AVFileType.wav")
public var AVFileTypeWAVE: AVFileType { .wav }
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.aztec")
public var AVMetadataObjectTypeAztecCode: AVMetadataObject.ObjectType { .aztec }
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.code128")
public var AVMetadataObjectTypeCode128Code: AVMetadataObject.ObjectType { .code128 }
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.code39")
public var AVMetadataObjectTypeCode39Code: AVMetadataObject.ObjectType { .code39 }
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.code39Mod43")
public var AVMetadataObjectTypeCode39Mod43Code: AVMetadataObject.ObjectType { .code39Mod43 }
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.code93")
public var AVMetadataObjectTypeCode93Code: AVMetadataObject.ObjectType { .code93 }
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.dataMatrix")
public var AVMetadataObjectTypeDataMatrixCode: AVMetadataObject.ObjectType { .dataMatrix }
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.ean13")
public var AVMetadataObjectTypeEAN13Code: AVMetadataObject.ObjectType { .ean13 }
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.ean8")
public var AVMetadataObjectTypeEAN8Code: AVMetadataObject.ObjectType { .ean8 }
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.itf14")
public var AVMetadataObjectTypeITF14Code: AVMetadataObject.ObjectType { .itf14 }
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.interleaved2of5")
public var AVMetadataObjectTypeInterleaved2of5Code: AVMetadataObject.ObjectType { .interleaved2of5 }
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.pdf417")
public var AVMetadataObjectTypePDF417Code: AVMetadataObject.ObjectType { .pdf417 }
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.qr")
public var AVMetadataObjectTypeQRCode: AVMetadataObject.ObjectType { .qr }
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.upce")
public var AVMetadataObjectTypeUPCECode: AVMetadataObject.ObjectType { .upce }
