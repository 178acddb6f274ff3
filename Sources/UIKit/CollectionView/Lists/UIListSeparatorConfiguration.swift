/// The lines above and below the rows of a list in a collection view.
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a line is shown.
    public enum Visibility: Hashable {
        /// As the list shows them at this place.
        case automatic
        /// The line is always shown.
        case visible
        /// The line is never shown.
        case hidden
    }

    /// Whether the line above is shown. The default is `.automatic`.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below is shown. The default is `.automatic`.
    public var bottomSeparatorVisibility = Visibility.automatic

    /// Stands for the insets of the list: a line begins with the text of its row.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// The default is ``automaticInsets``.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The distances of the line below from the edges. The default follows the content of the cell.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

    /// The color of the lines. The default is `UIColor.separator`.
    public var color = UIColor.separator
    /// The color beside selected rows while several rows may be selected. The default is unverified.
    public var multipleSelectionColor = UIColor.separator
    /// An effect below the lines; nil, the default, for none.
    public var visualEffect: UIVisualEffect?

    private let appearance: UICollectionLayoutListConfiguration.Appearance

    /// Creates the separators of an appearance, all automatic.
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
