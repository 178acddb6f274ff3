import UIKit

@objc protocol ItemCellDelegate: AnyObject {
    func itemCell(_ cell: ItemCell, didSetDone isDone: Bool)
    @objc optional func itemCellWasPressedLong(_ cell: ItemCell)
}

@objcMembers class ItemCell: UITableViewCell {

    static let reuseIdentifier = "ItemCell"

    weak var delegate: ItemCellDelegate?
    private let doneSwitch = UISwitch()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        doneSwitch.addTarget(self, action: #selector(switched), for: .valueChanged)
        accessoryView = doneSwitch
        addGestureRecognizer(
            UILongPressGestureRecognizer(target: self, action: #selector(pressedLong(_:))))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ item: ChecklistItem) {
        textLabel?.text = item.title
        textLabel?.textColor = item.isDone ? .secondaryLabel : .label
        doneSwitch.isOn = item.isDone
        doneSwitch.accessibilityLabel = item.title
    }

    @objc private func switched(_ sender: UISwitch) {
        delegate?.itemCell(self, didSetDone: sender.isOn)
    }

    @objc private func pressedLong(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began {
            delegate?.itemCellWasPressedLong?(self)
        }
    }
}
