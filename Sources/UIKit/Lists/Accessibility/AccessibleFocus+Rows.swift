internal import TableEngine

extension AccessibleFocus {
    /// Gives a row the focus, which may be off the screen. It gets a cell then, and is scrolled to.
    func grab(_ row: RowIndex, of list: any AccessibleList) -> Bool {
        guard list.window != nil, let keyboard = list.listKeyboard else { return false }
        return keyboard.host.pass {
            guard keyboard.host.contains(row), keyboard.focus.move(to: row, heading: []) != nil else { return false }
            if let shown = keyboard.focus.row { keyboard.wasFocused(shown) }
            if let shown = keyboard.focus.row, let cell = list.accessibleCell(at: shown) {
                assistance.moveFocus(to: cell)
            }
            return true
        }
    }
}
