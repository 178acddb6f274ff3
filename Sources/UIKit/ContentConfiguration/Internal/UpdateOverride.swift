internal import ToolchainBets

/// Determines whether a class overrides `updateConfiguration(using:)`. Cells, headers and footers that do not, and that
/// have no configurations, need no layout when their state changes.
@MainActor
enum UpdateOverride {
    private final class PlainCell: UITableViewCell {}
    private final class PlainBand: UITableViewHeaderFooterView {}
    private final class PlainItem: UICollectionViewCell {}

    private final class UpdatingCell: UITableViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {}
    }

    private final class UpdatingBand: UITableViewHeaderFooterView {
        override func updateConfiguration(using state: UIViewConfigurationState) {}
    }

    private final class UpdatingItem: UICollectionViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {}
    }

    private static let cells = table(UITableViewCell.self, PlainCell.self, UpdatingCell.self)
    private static let bands = table(UITableViewHeaderFooterView.self, PlainBand.self, UpdatingBand.self)
    private static let items = table(UICollectionViewCell.self, PlainItem.self, UpdatingItem.self)
    private static var known: [ObjectIdentifier: Bool] = [:]

    private static func table(_ base: AnyClass, _ plain: AnyClass, _ updating: AnyClass) -> OverrideTable? {
        OverrideTable(base: base, empty: plain, first: updating, last: updating, count: 1)
    }

    /// Without a readable method table every class counts as overriding, which costs a layout for each change.
    static func isPresent(in type: UIView.Type) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let table = type is UITableViewCell.Type ? cells : type is UICollectionViewCell.Type ? items : bands
        let answer = table?.overrides(0, in: type) ?? true
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}
