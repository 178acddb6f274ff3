import Foundation

extension UICollectionViewCell {
    private static let contentKey = "UIContentSubviews"

    private static let properties: [ArchivedProperty<UICollectionViewCell>] = [
        .object("UIBackgroundView", \.backgroundView), .object("UISelectedBackgroundView", \.selectedBackgroundView),
    ]

    /// Writes the views of the cell's content and its backgrounds, without configurations.
    func encodeCell(in coder: NSCoder) {
        coder.encode(Self.properties, of: self)
        guard contentConfiguration == nil else { return }
        coder.encode(list: content.subviews, forKey: Self.contentKey)
        encodeConstraints(in: coder, of: content)
    }

    func decodeCell(from coder: NSCoder) {
        coder.decode(Self.properties, of: self)
        for view in coder.decodeList(of: UIView.self, forKey: Self.contentKey) { content.addSubview(view) }
        decodeConstraints(from: coder, of: content)
        coder.adopt("contentView", contentView)
    }
}
