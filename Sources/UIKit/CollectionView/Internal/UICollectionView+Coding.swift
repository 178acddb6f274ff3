import Foundation

extension UICollectionView {
    private static let properties: [ArchivedProperty<UICollectionView>] = [
        .flag("UIAllowsSelection", \.allowsSelection), .flag("UIAllowsMultipleSelection", \.allowsMultipleSelection),
        .flag("UIPrefetchingEnabled", \.isPrefetchingEnabled), .flag("UIAllowsFocus", \.allowsFocus),
        .flag("UISelectionFollowsFocus", \.selectionFollowsFocus),
        .flag("UIRemembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath),
        .flag("UIDragInteractionEnabled", \.dragInteractionEnabled),
        .option("UIReorderingCadence", \.reorderingCadence),
        .object("UIBackgroundView", \.backgroundView),
    ]

    private static let backgroundKey = "UIBackgroundColor"

    /// Writes the collection view without items, data source and delegate.
    func encodeCollection(in coder: NSCoder) { coder.encode(Self.properties, of: self) }

    func decodeCollection(from coder: NSCoder) {
        // The initializer has set the background in between.
        if coder.containsValue(forKey: Self.backgroundKey) {
            backgroundColor = coder.decode(UIColor.self, forKey: Self.backgroundKey)
        }
        coder.decode(Self.properties, of: self)
    }
}

extension UICollectionView: MadeOfParts {}
extension UICollectionReusableView: MadeOfParts {}
