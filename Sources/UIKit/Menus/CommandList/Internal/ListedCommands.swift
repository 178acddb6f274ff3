import Foundation

/// The key commands that are in force in a window, grouped by the menus of the application.
@MainActor
struct ListedCommands {
    struct Section {
        let title: String
        var lines: [Line] = []
    }

    struct Line {
        let title: String
        let keys: String
    }

    /// Those without commands are left out.
    var sections: [Section] { all.filter { !$0.lines.isEmpty } }

    private var all: [Section] = []
    private var known: Set<String> = []
    private let start: UIResponder

    /// - Parameter application: the title of the commands that are in none of the menus.
    init(of window: UIWindow, application: String) {
        start = window.firstResponder ?? window.frontController ?? window
        let root = UIMenuSystem.main.root(of: .shared)
        let menus = root.children.compactMap { $0 as? UIMenu }
        let named = menus.filter { $0.identifier != .application }
        all = [Section(title: application)] + named.map { Section(title: $0.title) }
        // The responders' commands come before those of the menus, and these before the system's, as they are searched.
        for responder in sequence(first: start, next: \.next) {
            for command in responder.keyCommands ?? [] { add(command, to: application) }
        }
        for command in root.children.compactMap({ $0 as? UIKeyCommand }) { add(command, to: application) }
        for menu in menus {
            let title = menu.identifier == .application ? application : menu.title
            for command in menu.keyCommands { add(command, to: title) }
        }
        addSystemCommands(in: window)
    }

    private mutating func add(_ command: UIKeyCommand, to section: String) {
        guard let copy = command.validated(for: start) as? UIKeyCommand, let input = copy.inputInForce,
            copy.attributes.isDisjoint(with: [.disabled, .hidden])
        else { return }
        let title = copy.discoverabilityTitle ?? ""
        add(title.isEmpty ? copy.title : title, input, copy.modifierFlags, to: section)
    }

    /// Commands without a title are not listed, but their keys are not those of later ones either.
    private mutating func add(_ title: String, _ input: String, _ modifiers: UIKeyModifierFlags, to section: String) {
        let keys = KeyNames(input: input, modifiers: modifiers).text
        guard known.insert(keys).inserted, !title.isEmpty else { return }
        let index = all.firstIndex { $0.title == section } ?? all.count
        if index == all.count { all.append(Section(title: section)) }
        all[index].lines.append(Line(title: title, keys: keys))
    }

    // MARK: The system's commands

    private mutating func addSystemCommands(in window: UIWindow) {
        let (edit, file, view) = (SystemText.edit.string, SystemText.file.string, SystemText.view.string)
        let undo = start.undoManager
        if undo?.canUndo ?? false { add(SystemText.undo.string, "z", .command, to: edit) }
        if undo?.canRedo ?? false { add(SystemText.redo.string, "z", [.command, .shift], to: edit) }
        let keys: [Selector: String] = ["cut:": "x", "copy:": "c", "paste:": "v", "selectAll:": "a"]
        for (title, action) in EditMenuEntry.standard {
            guard let key = keys[action], start.target(forAction: action, withSender: nil) != nil else { continue }
            add(title, key, .command, to: edit)
        }
        if RefreshKey.isUsed(from: start) { add(SystemText.refresh.string, "r", .command, to: view) }
        add(SystemText.close.string, "w", .command, to: file)
        if window.canGoBackByKey {
            let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
            let arrow = isMirrored ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow
            add(SystemText.back.string, arrow, .alternate, to: view)
        }
    }
}
