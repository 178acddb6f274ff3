// The properties of assets and groups, and the kinds of assets.

public let ALErrorInvalidProperty = "ALErrorInvalidProperty"
public let ALAssetPropertyType = "ALAssetPropertyType"
public let ALAssetPropertyLocation = "ALAssetPropertyLocation"
public let ALAssetPropertyDuration = "ALAssetPropertyDuration"
public let ALAssetPropertyOrientation = "ALAssetPropertyOrientation"
public let ALAssetPropertyDate = "ALAssetPropertyDate"
public let ALAssetPropertyRepresentations = "ALAssetPropertyRepresentations"
public let ALAssetPropertyURLs = "ALAssetPropertyURLs"
public let ALAssetPropertyAssetURL = "ALAssetPropertyAssetURL"

public let ALAssetTypePhoto = "ALAssetTypePhoto"
public let ALAssetTypeVideo = "ALAssetTypeVideo"
public let ALAssetTypeUnknown = "ALAssetTypeUnknown"

public let ALAssetsGroupPropertyName = "ALAssetsGroupPropertyName"
public let ALAssetsGroupPropertyType = "ALAssetsGroupPropertyType"
public let ALAssetsGroupPropertyPersistentID = "ALAssetsGroupPropertyPersistentID"
public let ALAssetsGroupPropertyURL = "ALAssetsGroupPropertyURL"

/// - Linux: works
///
/// Which groups are enumerated.
public typealias ALAssetsGroupType = Int

public var ALAssetsGroupLibrary: UInt32 { 1 << 0 }
public var ALAssetsGroupAlbum: UInt32 { 1 << 1 }
public var ALAssetsGroupEvent: UInt32 { 1 << 2 }
public var ALAssetsGroupFaces: UInt32 { 1 << 3 }
public var ALAssetsGroupSavedPhotos: UInt32 { 1 << 4 }
public var ALAssetsGroupPhotoStream: UInt32 { 1 << 5 }
public var ALAssetsGroupAll: UInt32 { 0xFFFF_FFFF }
