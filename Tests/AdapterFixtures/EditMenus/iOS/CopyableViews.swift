import UIKit

/// A label that shows the edit menu, as people write it.
public class CopyableLabel: UILabel {
    public private(set) var stars = 0
    public private(set) var shared: [String] = []

    override public var canBecomeFirstResponder: Bool { return true }

    override public func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case #selector(UIResponderStandardEditActions.copy(_:)), #selector(star(_:)):
            return true
        case #selector(UIResponderStandardEditActions.paste(_:)), #selector(UIResponder.selectAll(_:)):
            return false
        default:
            return super.canPerformAction(action, withSender: sender)
        }
    }

    override public func copy(_ sender: Any?) {
        UIPasteboard.general.string = text
        UIMenuController.shared.hideMenu()
    }

    public func showMenu() {
        becomeFirstResponder()
        let menu = UIMenuController.shared
        menu.menuItems = [UIMenuItem(title: "Star", action: #selector(star(_:)))]
        menu.showMenu(from: self, rect: bounds)
    }

    @objc private func star(_ sender: Any?) {
        stars += 1
    }

    override public var keyCommands: [UIKeyCommand]? {
        return [
            UIKeyCommand(input: "s", modifierFlags: .command, action: #selector(star(_:))),
            UIKeyCommand(
                title: "Clear", action: #selector(clear), input: UIKeyCommand.inputEscape, modifierFlags: [],
                propertyList: nil),
        ]
    }

    @objc func clear() {
        text = nil
    }
}

/// A cell that takes a menu item of its own.
public class StarCell: UITableViewCell {
    public var starred = false

    @objc func starRow(_ sender: UIMenuController?) {
        starred = true
    }
}

public class NotesViewController: UITableViewController {
    public var copied: [Int] = []

    override public func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(StarCell.self, forCellReuseIdentifier: "cell")
        UIMenuController.shared.menuItems = [UIMenuItem(title: "Star Row", action: #selector(StarCell.starRow(_:)))]
    }

    override public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 3
    }

    override public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Note \(indexPath.row)"
        return cell
    }

    override public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        return true
    }

    override public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        return action == #selector(copy(_:)) || action == #selector(StarCell.starRow(_:))
    }

    override public func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {
        if action == #selector(UIResponderStandardEditActions.copy(_:)) { copied.append(indexPath.row) }
    }
}
