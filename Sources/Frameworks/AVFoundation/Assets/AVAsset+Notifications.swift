import Foundation

extension NSNotification.Name {
    public static let AVAssetDurationDidChange = NSNotification.Name("AVAssetDurationDidChangeNotification")
    public static let AVAssetContainsFragmentsDidChange = NSNotification.Name(
        "AVAssetContainsFragmentsDidChangeNotification")
    public static let AVAssetWasDefragmented = NSNotification.Name("AVAssetWasDefragmentedNotification")
    public static let AVAssetChapterMetadataGroupsDidChange = NSNotification.Name(
        "AVAssetChapterMetadataGroupsDidChangeNotification")
    public static let AVAssetMediaSelectionGroupsDidChange = NSNotification.Name(
        "AVAssetMediaSelectionGroupsDidChangeNotification")
    public static let AVAssetTrackTimeRangeDidChange = NSNotification.Name("AVAssetTrackTimeRangeDidChangeNotification")
    public static let AVAssetTrackSegmentsDidChange = NSNotification.Name("AVAssetTrackSegmentsDidChangeNotification")
    public static let AVAssetTrackTrackAssociationsDidChange = NSNotification.Name(
        "AVAssetTrackTrackAssociationsDidChangeNotification")
}
