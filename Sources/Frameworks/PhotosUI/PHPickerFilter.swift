import Photos

/// - Linux: works
///
/// What a ``PHPickerViewController`` offers: pictures, videos, or both. Nothing tells a file of a special kind, such as
/// a screenshot, from others: its filter offers all pictures or all videos. No file is a Live Photo.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    private indirect enum Rule: Hashable, Sendable {
        case kind(String, FileKinds)
        case any([PHPickerFilter])
        case all([PHPickerFilter])
        case not(PHPickerFilter)
    }

    private let rule: Rule

    public static let images = PHPickerFilter(rule: .kind("images", .picture))
    public static let videos = PHPickerFilter(rule: .kind("videos", .video))
    public static let livePhotos = PHPickerFilter(rule: .kind("livePhotos", []))
    public static let depthEffectPhotos = PHPickerFilter(rule: .kind("depthEffectPhotos", .picture))
    public static let bursts = PHPickerFilter(rule: .kind("bursts", .picture))
    public static let panoramas = PHPickerFilter(rule: .kind("panoramas", .picture))
    public static let screenshots = PHPickerFilter(rule: .kind("screenshots", .picture))
    public static let screenRecordings = PHPickerFilter(rule: .kind("screenRecordings", .video))
    public static let slomoVideos = PHPickerFilter(rule: .kind("slomoVideos", .video))
    public static let timelapseVideos = PHPickerFilter(rule: .kind("timelapseVideos", .video))
    public static let cinematicVideos = PHPickerFilter(rule: .kind("cinematicVideos", .video))

    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
        let kinds: FileKinds =
            switch playbackStyle {
            case .image, .imageAnimated: .picture
            case .video, .videoLooping: .video
            case .unsupported, .livePhoto: []
            }
        return PHPickerFilter(rule: .kind("style \(playbackStyle.rawValue)", kinds))
    }

    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(rule: .any(subfilters))
    }

    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(rule: .all(subfilters))
    }

    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(rule: .not(filter)) }

    /// The files of which some may pass the filter.
    var kinds: FileKinds {
        switch rule {
        case .kind(_, let kinds): kinds
        case .any(let filters): filters.reduce([]) { $0.union($1.kinds) }
        case .all(let filters): filters.reduce(.all) { $0.intersection($1.kinds) }
        case .not(let filter): FileKinds.all.subtracting(filter.wholeKinds)
        }
    }

    /// The files that all pass the filter.
    private var wholeKinds: FileKinds {
        switch rule {
        case .kind: self == .images || self == .videos ? kinds : []
        case .any(let filters): filters.reduce([]) { $0.union($1.wholeKinds) }
        case .all(let filters): filters.reduce(.all) { $0.intersection($1.wholeKinds) }
        case .not(let filter): FileKinds.all.subtracting(filter.kinds)
        }
    }
}
