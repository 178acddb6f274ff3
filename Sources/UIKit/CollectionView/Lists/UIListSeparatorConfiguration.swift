/// The lines above and below the rows of a list in a collection view.
public struct UIListSeparatorConfiguration: Hashable {
    public enum Visibility: Hashable {
        /// As the list shows them at this place.
        case automatic
        case visible
        case hidden
    }

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic

    /// Stands for the insets of the list: a line begins with the text of its row.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// The default is ``automaticInsets``.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

    public var color = UIColor.separator
    /// The color beside selected rows while several rows may be selected. The default is unverified.
    public var multipleSelectionColor = UIColor.separator
    public var visualEffect: UIVisualEffect?

    private let appearance: UICollectionLayoutListConfiguration.Appearance

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        appearance = listAppearance
    }
}

extension UIListSeparatorConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String {
        "<UIListSeparatorConfiguration: topSeparatorVisibility = \(topSeparatorVisibility), "
            + "bottomSeparatorVisibility = \(bottomSeparatorVisibility), color = \(color)>"
    }

    public var debugDescription: String { description }

    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "topSeparatorVisibility": topSeparatorVisibility,
                "bottomSeparatorVisibility": bottomSeparatorVisibility,
                "topSeparatorInsets": topSeparatorInsets, "bottomSeparatorInsets": bottomSeparatorInsets,
                "color": color, "multipleSelectionColor": multipleSelectionColor, "visualEffect": visualEffect as Any,
            ], displayStyle: .struct)
    }
}
