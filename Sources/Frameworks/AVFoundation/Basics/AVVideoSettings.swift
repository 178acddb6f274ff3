import Foundation

/// - Linux: works
/// Names a codec.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
    public static let proRes422HQ = AVVideoCodecType(rawValue: "apch")
    public static let proRes422LT = AVVideoCodecType(rawValue: "apcs")
    public static let proRes422Proxy = AVVideoCodecType(rawValue: "apco")
    public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
}

/// - Linux: works
/// Names a part of a picture.
public struct AVVideoApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let cleanAperture = AVVideoApertureMode(rawValue: "AVVideoApertureModeCleanAperture")
    public static let productionAperture = AVVideoApertureMode(rawValue: "AVVideoApertureModeProductionAperture")
    public static let encodedPixels = AVVideoApertureMode(rawValue: "AVVideoApertureModeEncodedPixels")
}

public let AVVideoCodecKey: String = "AVVideoCodecKey"
public let AVVideoCodecHEVC: String = "AVVideoCodecHEVC"
public let AVVideoCodecH264: String = "AVVideoCodecH264"
public let AVVideoCodecJPEG: String = "AVVideoCodecJPEG"
public let AVVideoWidthKey: String = "AVVideoWidthKey"
public let AVVideoHeightKey: String = "AVVideoHeightKey"
public let AVVideoPixelAspectRatioKey: String = "AVVideoPixelAspectRatioKey"
public let AVVideoPixelAspectRatioHorizontalSpacingKey: String = "AVVideoPixelAspectRatioHorizontalSpacingKey"
public let AVVideoPixelAspectRatioVerticalSpacingKey: String = "AVVideoPixelAspectRatioVerticalSpacingKey"
public let AVVideoCleanApertureKey: String = "AVVideoCleanApertureKey"
public let AVVideoCleanApertureWidthKey: String = "AVVideoCleanApertureWidthKey"
public let AVVideoCleanApertureHeightKey: String = "AVVideoCleanApertureHeightKey"
public let AVVideoCleanApertureHorizontalOffsetKey: String = "AVVideoCleanApertureHorizontalOffsetKey"
public let AVVideoCleanApertureVerticalOffsetKey: String = "AVVideoCleanApertureVerticalOffsetKey"
public let AVVideoScalingModeKey: String = "AVVideoScalingModeKey"
public let AVVideoScalingModeFit: String = "AVVideoScalingModeFit"
public let AVVideoScalingModeResize: String = "AVVideoScalingModeResize"
public let AVVideoScalingModeResizeAspect: String = "AVVideoScalingModeResizeAspect"
public let AVVideoScalingModeResizeAspectFill: String = "AVVideoScalingModeResizeAspectFill"
public let AVVideoColorPropertiesKey: String = "AVVideoColorPropertiesKey"
public let AVVideoColorPrimariesKey: String = "AVVideoColorPrimariesKey"
public let AVVideoColorPrimaries_ITU_R_709_2: String = "AVVideoColorPrimaries_ITU_R_709_2"
public let AVVideoColorPrimaries_SMPTE_C: String = "AVVideoColorPrimaries_SMPTE_C"
public let AVVideoColorPrimaries_P3_D65: String = "AVVideoColorPrimaries_P3_D65"
public let AVVideoColorPrimaries_ITU_R_2020: String = "AVVideoColorPrimaries_ITU_R_2020"
public let AVVideoTransferFunctionKey: String = "AVVideoTransferFunctionKey"
public let AVVideoTransferFunction_ITU_R_709_2: String = "AVVideoTransferFunction_ITU_R_709_2"
public let AVVideoTransferFunction_SMPTE_ST_2084_PQ: String = "AVVideoTransferFunction_SMPTE_ST_2084_PQ"
public let AVVideoTransferFunction_ITU_R_2100_HLG: String = "AVVideoTransferFunction_ITU_R_2100_HLG"
public let AVVideoTransferFunction_Linear: String = "AVVideoTransferFunction_Linear"
public let AVVideoYCbCrMatrixKey: String = "AVVideoYCbCrMatrixKey"
public let AVVideoYCbCrMatrix_ITU_R_709_2: String = "AVVideoYCbCrMatrix_ITU_R_709_2"
public let AVVideoYCbCrMatrix_ITU_R_601_4: String = "AVVideoYCbCrMatrix_ITU_R_601_4"
public let AVVideoYCbCrMatrix_ITU_R_2020: String = "AVVideoYCbCrMatrix_ITU_R_2020"
public let AVVideoAllowWideColorKey: String = "AVVideoAllowWideColorKey"
public let AVVideoCompressionPropertiesKey: String = "AVVideoCompressionPropertiesKey"
public let AVVideoAverageBitRateKey: String = "AVVideoAverageBitRateKey"
public let AVVideoQualityKey: String = "AVVideoQualityKey"
public let AVVideoMaxKeyFrameIntervalKey: String = "AVVideoMaxKeyFrameIntervalKey"
public let AVVideoMaxKeyFrameIntervalDurationKey: String = "AVVideoMaxKeyFrameIntervalDurationKey"
public let AVVideoAppleProRAWBitDepthKey: String = "AVVideoAppleProRAWBitDepthKey"
public let AVVideoAllowFrameReorderingKey: String = "AVVideoAllowFrameReorderingKey"
public let AVVideoProfileLevelKey: String = "AVVideoProfileLevelKey"
public let AVVideoProfileLevelH264Baseline30: String = "AVVideoProfileLevelH264Baseline30"
public let AVVideoProfileLevelH264Baseline31: String = "AVVideoProfileLevelH264Baseline31"
public let AVVideoProfileLevelH264Baseline41: String = "AVVideoProfileLevelH264Baseline41"
public let AVVideoProfileLevelH264BaselineAutoLevel: String = "AVVideoProfileLevelH264BaselineAutoLevel"
public let AVVideoProfileLevelH264Main30: String = "AVVideoProfileLevelH264Main30"
public let AVVideoProfileLevelH264Main31: String = "AVVideoProfileLevelH264Main31"
public let AVVideoProfileLevelH264Main32: String = "AVVideoProfileLevelH264Main32"
public let AVVideoProfileLevelH264Main41: String = "AVVideoProfileLevelH264Main41"
public let AVVideoProfileLevelH264MainAutoLevel: String = "AVVideoProfileLevelH264MainAutoLevel"
public let AVVideoProfileLevelH264High40: String = "AVVideoProfileLevelH264High40"
public let AVVideoProfileLevelH264High41: String = "AVVideoProfileLevelH264High41"
public let AVVideoProfileLevelH264HighAutoLevel: String = "AVVideoProfileLevelH264HighAutoLevel"
public let AVVideoH264EntropyModeKey: String = "AVVideoH264EntropyModeKey"
public let AVVideoH264EntropyModeCAVLC: String = "AVVideoH264EntropyModeCAVLC"
public let AVVideoH264EntropyModeCABAC: String = "AVVideoH264EntropyModeCABAC"
public let AVVideoExpectedSourceFrameRateKey: String = "AVVideoExpectedSourceFrameRateKey"
public let AVVideoAverageNonDroppableFrameRateKey: String = "AVVideoAverageNonDroppableFrameRateKey"
