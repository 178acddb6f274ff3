@testable import UIKit

// Views of a client, which call it from what they override.

@MainActor
private func callback(_ name: StaticString) { CurrentClient.client?.callback(name) }

final class ClientTable: UITableView {
    override func layoutSubviews() {
        callback("table.layoutSubviews")
        super.layoutSubviews()
        callback("table.layoutSubviews, at its end")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        callback("table.willMove(toWindow:)")
    }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        callback("table.didMoveToWindow")
    }
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        callback("table.didMoveToSuperview")
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        callback("table.safeAreaInsetsDidChange")
    }
}

final class ClientCollection: UICollectionView {
    override func layoutSubviews() {
        callback("collection.layoutSubviews")
        super.layoutSubviews()
        callback("collection.layoutSubviews, at its end")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        callback("collection.willMove(toWindow:)")
    }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        callback("collection.didMoveToWindow")
    }
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        callback("collection.didMoveToSuperview")
    }
}

final class ClientCell: UITableViewCell {
    /// The height of a cell that sizes itself.
    var ownHeight: CGFloat = 44

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        callback("cell.sizeThatFits")
        return CGSize(width: size.width, height: ownHeight)
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        callback("cell.prepareForReuse")
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        callback("cell.layoutSubviews")
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        callback("cell.setSelected")
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        callback("cell.setHighlighted")
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        callback("cell.setEditing")
    }
    override func willTransition(to state: StateMask) {
        super.willTransition(to: state)
        callback("cell.willTransition")
    }
    override func didTransition(to state: StateMask) {
        super.didTransition(to: state)
        callback("cell.didTransition")
    }
    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        callback("cell.willMove(toSuperview:)")
    }
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        callback("cell.didMoveToSuperview")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        callback("cell.willMove(toWindow:)")
    }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        callback("cell.didMoveToWindow")
    }
}

final class ClientHeader: UITableViewHeaderFooterView {
    override func prepareForReuse() {
        super.prepareForReuse()
        callback("header.prepareForReuse")
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        callback("header.layoutSubviews")
    }
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        callback("header.didMoveToSuperview")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        callback("header.willMove(toWindow:)")
    }
}

final class ClientItemCell: UICollectionViewCell {
    var text = ""

    override var isSelected: Bool { didSet { callback("cell.isSelected") } }
    override var isHighlighted: Bool { didSet { callback("cell.isHighlighted") } }
    override func prepareForReuse() {
        super.prepareForReuse()
        callback("cell.prepareForReuse")
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        callback("cell.apply")
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        callback("cell.layoutSubviews")
    }
    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        callback("cell.willMove(toSuperview:)")
    }
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        callback("cell.didMoveToSuperview")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        callback("cell.willMove(toWindow:)")
    }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        callback("cell.didMoveToWindow")
    }
}

final class ClientBand: UICollectionReusableView {
    var text = ""

    override func prepareForReuse() {
        super.prepareForReuse()
        callback("band.prepareForReuse")
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        callback("band.layoutSubviews")
    }
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        callback("band.didMoveToSuperview")
    }
}
