/// Moves the focus with the tab key from group to group, in reading order and round.
///
/// From a row the key leads to what is inside of it, if the row has controls; from there through the rows on screen, and
/// then out of the list.
@MainActor
struct FocusTour {
    private let system: UIFocusSystem
    private let window: UIWindow
    private let map: FocusMap
    private let heading: UIFocusHeading
    /// The innermost row that the focus is in.
    private let row: FocusRow?
    /// The text that is edited, unless it is behind what is presented. The focus may be in its input views.
    private let text: UIView?

    private enum Entry {
        case entered, refused
        /// The text that is edited does not let the focus go.
        case kept
    }

    init(of window: UIWindow, _ system: UIFocusSystem, backwards: Bool) {
        let map = FocusMap(of: window, insideRows: true)
        (self.map, self.window, self.system) = (map, window, system)
        heading = backwards ? .previous : .next
        text = window.respondingText.flatMap { map.group(of: $0) == nil ? nil : $0 }
        row = FocusRow.all(around: window.editedText ?? system.focusedItem).first
    }

    /// - Parameter leavesList: whether the focus goes past all that is inside of the list's rows.
    func turn(leavesList: Bool) {
        guard let present else { return begin() }
        let count = map.groups.count
        for step in 1..<max(count, 1) {
            let group = map.groups[(present + (heading == .previous ? count - step : step)) % count]
            if passes(group, from: map.groups[present], leavesList) { continue }
            if enter(group) != .refused { return }
        }
    }

    private var present: Int? {
        if let text, !window.focusIsInInputViews { return map.group(of: text) }
        if let list = system.focus.list?.host.list { return map.group(of: list) }
        return system.focusedItem.flatMap { map.group(of: $0) }
    }

    /// Without a focus, the first group beside the bars that has more than texts gets it, then the bars, and then the
    /// texts.
    private func begin() {
        if system.focusedItem == nil, let place = system.focus.place, let group = successor(at: place),
            enter(group) != .refused
        {
            return
        }
        let others = map.groups.filter { !$0.isText }
        let groups = others.filter { !$0.isInBar } + others.filter(\.isInBar) + map.groups.filter(\.isText)
        for group in groups where enter(group) != .refused { return }
    }

    /// The control that is where another one with the focus was, as a button that has replaced it.
    private func successor(at place: CGRect) -> FocusGroup? {
        map.groups.first { group in
            group.items.contains { item in
                let frame = FocusItems.frame(of: item)
                return !group.isText && frame.intersects(place)
                    && frame.contains(CGPoint(x: place.midX, y: place.midY))
            }
        }
    }

    private func passes(_ group: FocusGroup, from present: FocusGroup, _ leavesList: Bool) -> Bool {
        guard let row, let other = group.row, other.list === row.list else { return false }
        if leavesList { return true }
        let isInside = present.row?.list === row.list
        return !isInside && (heading == .previous || other.cell !== row.cell)
    }

    // MARK: Entering

    /// Gives the focus to the member of a group with the highest priority that takes it.
    private func enter(_ group: FocusGroup) -> Entry {
        for stop in group.stopsByPriority {
            let entry =
                switch stop {
                case .list(let list): enter(list)
                case .item(let item): enter(item)
                }
            if entry != .refused { return entry }
        }
        return .refused
    }

    private func enter(_ list: UIScrollView) -> Entry {
        guard endEditing() else { return .kept }
        if let row, row.list === list, system.focusedItem !== row.cell {
            // From the inside of a row back to it.
            return move(to: FocusDestination(row.cell)) ? .entered : .refused
        }
        return list.listKeyboard?.takeFocus(heading) == true ? .entered : .refused
    }

    private func enter(_ item: any UIFocusItem) -> Entry {
        guard Focusability.allowsKeys(item) else { return .refused }
        guard let text, item !== text, !window.isInInputViews(item) else {
            return move(to: .item(item)) ? .entered : .refused
        }
        if item is any UIKeyInput, let next = item as? UIView {
            // The editing passes from one text to the other, with the questions of that.
            guard next.becomeFirstResponder() else { return .refused }
            move(to: .item(item))
            return .entered
        }
        guard endEditing() else { return .kept }
        return move(to: .item(item)) ? .entered : .refused
    }

    /// Returns false if the text that is edited refuses.
    private func endEditing() -> Bool {
        guard let text, text.isFirstResponder else { return true }
        return text.resignFirstResponder()
    }

    @discardableResult
    private func move(to destination: FocusDestination) -> Bool {
        guard system.move(to: destination, heading: heading) else { return false }
        FocusReveal.show(destination)
        return true
    }
}
