extension CMFormatDescription {
    /// - Linux: works
    /// The kind of a medium.
    public struct MediaType: RawRepresentable, Hashable, Sendable {
        public var rawValue: CMMediaType
        public init(rawValue: CMMediaType) { self.rawValue = rawValue }

        public static let video = MediaType(rawValue: kCMMediaType_Video)
        public static let audio = MediaType(rawValue: kCMMediaType_Audio)
        public static let muxed = MediaType(rawValue: kCMMediaType_Muxed)
        public static let text = MediaType(rawValue: kCMMediaType_Text)
        public static let closedCaption = MediaType(rawValue: kCMMediaType_ClosedCaption)
        public static let subtitle = MediaType(rawValue: kCMMediaType_Subtitle)
        public static let timeCode = MediaType(rawValue: kCMMediaType_TimeCode)
        public static let metadata = MediaType(rawValue: kCMMediaType_Metadata)
    }

    /// - Linux: works
    /// The codec of a medium, or the format of its pixels.
    public struct MediaSubType: RawRepresentable, Hashable, Sendable {
        public var rawValue: FourCharCode
        public init(rawValue: FourCharCode) { self.rawValue = rawValue }

        public static let linearPCM = MediaSubType(rawValue: kAudioFormatLinearPCM)
        public static let mpeg4AAC = MediaSubType(rawValue: kAudioFormatMPEG4AAC)
        public static let jpeg = MediaSubType(rawValue: kCMVideoCodecType_JPEG)
        public static let h264 = MediaSubType(rawValue: kCMVideoCodecType_H264)
        public static let hevc = MediaSubType(rawValue: kCMVideoCodecType_HEVC)
        public static let mpeg4Video = MediaSubType(rawValue: kCMVideoCodecType_MPEG4Video)
    }

    public var mediaType: MediaType { MediaType(rawValue: type) }
    public var mediaSubType: MediaSubType { MediaSubType(rawValue: subType) }
    public var dimensions: CMVideoDimensions { size }
}
