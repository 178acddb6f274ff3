import Foundation

/// - Linux: works
/// Names a kind of medium.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let text = AVMediaType(rawValue: "text")
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    public static let timecode = AVMediaType(rawValue: "tmcd")
    public static let metadata = AVMediaType(rawValue: "meta")
    public static let muxed = AVMediaType(rawValue: "muxx")
    public static let metadataObject = AVMediaType(rawValue: "mobj")
    public static let depthData = AVMediaType(rawValue: "dpth")
}

/// - Linux: works
/// Names a property of a medium.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
    public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
    public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
    public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
    public static let usesWideGamutColorSpace = AVMediaCharacteristic(
        rawValue: "AVMediaCharacteristicUsesWideGamutColorSpace")
    public static let containsHDRVideo = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicContainsHDRVideo")
    public static let containsAlphaChannel = AVMediaCharacteristic(
        rawValue: "AVMediaCharacteristicContainsAlphaChannel")
    public static let isMainProgramContent = AVMediaCharacteristic(
        rawValue: "AVMediaCharacteristicIsMainProgramContent")
    public static let isAuxiliaryContent = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicIsAuxiliaryContent")
    public static let isOriginalContent = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicIsOriginalContent")
    public static let containsOnlyForcedSubtitles = AVMediaCharacteristic(
        rawValue: "AVMediaCharacteristicContainsOnlyForcedSubtitles")
    public static let transcribesSpokenDialogForAccessibility = AVMediaCharacteristic(
        rawValue: "AVMediaCharacteristicTranscribesSpokenDialogForAccessibility")
    public static let describesMusicAndSoundForAccessibility = AVMediaCharacteristic(
        rawValue: "AVMediaCharacteristicDescribesMusicAndSoundForAccessibility")
    public static let easyToRead = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicEasyToRead")
    public static let describesVideoForAccessibility = AVMediaCharacteristic(
        rawValue: "AVMediaCharacteristicDescribesVideoForAccessibility")
    public static let languageTranslation = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLanguageTranslation")
    public static let dubbedTranslation = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicDubbedTranslation")
    public static let voiceOverTranslation = AVMediaCharacteristic(
        rawValue: "AVMediaCharacteristicVoiceOverTranslation")
}

/// - Linux: works
/// Names a type of file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
    public static let mobile3GPP2 = AVFileType(rawValue: "public.3gpp2")
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    public static let aifc = AVFileType(rawValue: "public.aifc-audio")
    public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    public static let au = AVFileType(rawValue: "public.au-audio")
    public static let ac3 = AVFileType(rawValue: "public.ac3-audio")
    public static let eac3 = AVFileType(rawValue: "public.enhanced-ac3-audio")
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
    public static let heic = AVFileType(rawValue: "public.heic")
    public static let avci = AVFileType(rawValue: "public.avci")
    public static let heif = AVFileType(rawValue: "public.heif")
    public static let tif = AVFileType(rawValue: "public.tiff")
}
