import UIKit

/// What a ``SwitchCell`` shows and changes.
@preconcurrency @MainActor
public final class SwitchCellData {
    /// The text beside the switch.
    public var title: String
    /// Changed by the user; the row shows a change of the application when it comes on screen the next time.
    public var isOn: Bool
    /// Called after the user has turned the switch.
    public var onChange: ((Bool) -> Void)?

    /// Creates the data of a row with a switch. `onChange` is called when the user turns it.
    public init(title: String, isOn: Bool, onChange: ((Bool) -> Void)? = nil) {
        self.title = title
        self.isOn = isOn
        self.onChange = onChange
    }
}

/// A row with a switch. Its data is a ``SwitchCellData``.
open class SwitchCell: PageCell {
    /// The switch, at the trailing edge.
    public let toggle = UISwitch(frame: .zero)
    private var shown: SwitchCellData?

    open override func finishConstruction() {
        super.finishConstruction()
        textLabel?.numberOfLines = 0
        accessoryView = toggle
        selectionStyle = .none
        toggle.addAction(UIAction { [weak self] _ in self?.toggleDidChange() }, for: .valueChanged)
    }

    open override func configure(for cellData: Any?, tableView: UITableView, indexPath: IndexPath) {
        super.configure(for: cellData, tableView: tableView, indexPath: indexPath)
        shown = cellData as? SwitchCellData
        textLabel?.text = shown?.title
        toggle.setOn(shown?.isOn ?? false, animated: false)
        toggle.accessibilityLabel = shown?.title
    }

    private func toggleDidChange() {
        guard let shown else { return }
        shown.isOn = toggle.isOn
        shown.onChange?(toggle.isOn)
    }
}
