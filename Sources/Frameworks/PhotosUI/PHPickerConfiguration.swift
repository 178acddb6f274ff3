import Photos

/// - Linux: works
///
/// What a ``PHPickerViewController`` offers. The filter and the limit count; the other properties are kept.
public struct PHPickerConfiguration: Equatable, Hashable {
    /// - Linux: no effect
    ///
    /// Files are given as they are.
    public enum AssetRepresentationMode {
        case automatic
        case current
        case compatible
    }

    /// - Linux: no effect
    ///
    /// Results have the order in which the desktop's dialog gives them.
    public enum Selection {
        case `default`
        case ordered
    }

    /// - Linux: no effect
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

    /// - Linux: no effect
    public var selection = Selection.default

    /// The largest number of results; 0 for any number. The default is 1.
    public var selectionLimit = 1

    /// What is offered. The default nil offers pictures and videos.
    public var filter: PHPickerFilter?

    /// - Linux: no effect
    public var preselectedAssetIdentifiers: [String] = []

    /// Results have no identifiers of assets even so: there is no photo library.
    public init(photoLibrary: PHPhotoLibrary) {}

    public init() {}
}
