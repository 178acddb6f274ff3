import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// A client that calls public members of a list at random, from every method that the list calls, in callbacks of callbacks too.
///
/// Every step of a run has decisions of its own, so that a failing run can be shrunk: steps are left out, and actions inside them.
@MainActor
final class RandomClient: ListClient {
    let app: TestApplication
    let seed: Int
    let data = [ClientData(firstID: 0), ClientData(firstID: 1000)]
    private(set) var list: any ClientList
    private let kind: ClientKind
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 300))
    private let otherWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    // MARK: The present step

    private var choices: ClientChoices
    private var depth = 0
    private var actionsLeft = 0
    private var actionNumber = 0
    private var muted: Set<Int> = []
    private var finger: CGPoint?

    // MARK: What the client did

    /// The number of the data source; nil without one.
    private(set) var dataSource: Int?
    private(set) var hasDelegate = true
    /// The update between its begin and its end.
    private var update: ClientUpdate?
    private(set) var log: [String] = []
    var fault: String?

    init(seed: Int, _ kind: ClientKind) throws {
        self.seed = seed
        self.kind = kind
        choices = ClientChoices(seed: seed, step: -1)
        list = NoList()
        let controller = UIViewController()
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.frame = container.frame
        controller.view.addSubview(container)
        app = try TestApplication(showing: controller, size: container.bounds.size, scale: 1)
        otherWindow.isHidden = false
        app.window.makeKeyAndVisible()
        CurrentClient.client = self
        for data in data {
            data.sections = (0..<choices.roll(4)).map { _ in data.newSection(items: choices.roll(10)) }
        }
        replaceList()
        app.frame()
    }

    func end() {
        otherWindow.isHidden = true
        list.view.removeFromSuperview()
        app.end()
    }

    // MARK: Steps

    /// - Parameter muted: The numbers of the actions that are left out.
    func perform(step: Int, muted: Set<Int>) {
        choices = ClientChoices(seed: seed, step: step)
        self.muted = muted
        (depth, actionsLeft, actionNumber) = (0, 12, 0)
        if kind == .hands, choices.roll(2) == 0 {
            useHands()
            return checkSelection()
        }
        switch choices.roll(16) {
        case 0, 1: touch("tap") { app.tap(at: point()) }
        case 2:
            let (start, end) = (point(), point())
            touch("drag") { app.drag(from: start, to: end, duration: 0.05, holding: 0.05) }
        case 3:
            let start = point()
            let end = CGPoint(x: start.x, y: start.y + CGFloat(choices.roll(200) - 100))
            touch("fling") { app.drag(from: start, to: end, duration: 0.05) }
        case 4:
            let (place, step) = (point(), CGFloat(choices.roll(5) - 2) * 60)
            touch("wheel") { app.wheel(at: place, by: CGVector(dx: 0, dy: step)) }
        case 5:
            let place = point()
            lift()
            note("finger down at \(place)")
            finger = place
            app.touchDown(at: place)
            app.advance(by: 0.2)
        case 6:
            note("finger up")
            lift()
        case 7, 8:
            let frames = 1 + choices.roll(12)
            note("\(frames) frames pass")
            app.advance(by: Double(frames) / 60)
        case 9:
            let size = CGSize(width: 200 + choices.roll(4) * 40, height: 160 + choices.roll(4) * 60)
            note("the window becomes \(size)")
            app.resize(to: size)
        case 10:
            note("layout")
            list.view.layoutIfNeeded()
        default:
            act("code")
            app.frame()
        }
        checkSelection()
    }

    /// What a hand does to a row: taps on its controls, swipes, presses, pulls the table, presses keys.
    private func useHands() {
        let y = CGFloat(10 + choices.roll(200))
        let width = list.view.bounds.width
        let table = list.view as? UITableView
        if table?.isInEditingMode == true, choices.roll(2) == 0 { return moveRows(gripsAt: gripX, y) }
        switch choices.roll(12) {
        case 0: touch("tap at the leading edge") { app.tap(at: CGPoint(x: 20, y: y)) }
        case 1: touch("tap at the trailing edge") { app.tap(at: CGPoint(x: width - 30, y: y)) }
        case 2, 3:
            let distance = CGFloat(40 + choices.roll(Int(max(width, 60)) - 40))
            let duration = choices.roll(2) == 0 ? 0.1 : 0.4
            let (from, to) = choices.roll(2) == 0 ? (width - 8, width - 8 - distance) : (40, 40 + distance)
            touch("swipe from \(from) to \(to) at \(y)") {
                app.drag(from: CGPoint(x: from, y: y), to: CGPoint(x: to, y: y), duration: duration)
            }
        case 4, 5:
            touch("tap at the trailing edge after a tap at the leading one") {
                app.tap(at: CGPoint(x: 20, y: y))
                app.advance(by: 0.4)
                app.tap(at: CGPoint(x: width - 30, y: y))
            }
        case 6:
            touch("long press at \(y)") { app.longPress(at: CGPoint(x: 60, y: y)) }
        case 7:
            touch("pull") {
                app.drag(from: CGPoint(x: 60, y: 20), to: CGPoint(x: 60, y: 260), duration: 0.5, holding: 0.2)
            }
        case 8:
            if choices.roll(2) == 0 { return zoom() }
            note("end of refreshing")
            table?.refreshControl?.endRefreshing()
        case 9:
            note("editing: \(table?.isEditing == true)")
            table?.setEditing(table?.isEditing == false, animated: choices.roll(2) == 0)
        case 10 where choices.roll(4) == 0:
            note("focus by code")
            let cells = table?.visibleCells ?? []
            let place: any UIFocusEnvironment = cells.isEmpty ? list.view : choices.pick(cells)
            app.window.windowScene?.focusSystem?.requestFocusUpdate(to: place)
        case 10:
            let key = choices.pick([
                UIKeyboardHIDUsage.keyboardDownArrow, .keyboardUpArrow, .keyboardSpacebar, .keyboardDeleteOrBackspace,
                .keyboardPageDown, .keyboardEnd, .keyboardEscape,
            ])
            note("key \(key)")
            app.press(key, modifiers: choices.roll(3) == 0 ? .shift : [])
        default:
            let half = choices.roll(20)
            touch("half a swipe, \(half) frames") {
                app.touchDown(at: CGPoint(x: width - 10, y: y))
                for step in 1...6 {
                    app.advance(by: 1 / 60)
                    app.touchMove(to: CGPoint(x: width - 10 - CGFloat(step) * 15, y: y))
                }
            }
            finger = CGPoint(x: width - 100, y: y)
        }
    }

    /// Where the grips of rows are.
    private var gripX: CGFloat {
        list.view.bounds.width - ((list.view as? UITableView)?.style == .insetGrouped ? 46 : 28)
    }

    /// What a hand does to rows with grips: moves them, holds them while other things happen, or uses keys.
    private func moveRows(gripsAt x: CGFloat, _ y: CGFloat) {
        let place = CGPoint(x: x, y: CGFloat(choices.roll(260)))
        switch choices.roll(8) {
        case 0...2:
            touch("move a row from \(y) to \(place.y)") {
                app.drag(from: CGPoint(x: x, y: y), to: place, duration: 0.2, holding: 0.1)
            }
        case 3, 4:
            touch("hold the row at \(y)") { app.touchDown(at: CGPoint(x: x, y: y)) }
            finger = CGPoint(x: x, y: y)
            app.advance(by: 0.1)
        case 5 where finger != nil:
            note("the finger moves to \(place.y)")
            app.touchMove(to: place)
            app.advance(by: 0.2)
        case 6 where finger != nil:
            note("the touch is cancelled")
            finger = nil
            app.touchCancel()
        default:
            let key = choices.pick([UIKeyboardHIDUsage.keyboardDownArrow, .keyboardUpArrow])
            note("key \(key) with alt")
            app.press(key, modifiers: choices.roll(4) == 0 ? [] : .alternate)
        }
    }

    /// Zooms a scroll view that is over the list for a moment.
    private func zoom() {
        lift()
        note("zoom")
        let zoomed = ZoomedClient(client: self)
        container.addSubview(zoomed.view!)
        let distances = (CGFloat(20 + choices.roll(60)), CGFloat(20 + choices.roll(100)))
        app.pinch(at: CGPoint(x: 100, y: 100), from: distances.0, to: distances.1, duration: 0.1, holding: 0)
        zoomed.view?.setZoomScale(CGFloat(1 + choices.roll(3)), animated: choices.roll(2) == 0)
        app.wheel(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 60), modifiers: .control)
        app.advance(by: Double(choices.roll(5)) / 60)
        zoomed.release()
        app.advance(by: 0.3)
    }

    // MARK: What the user changed

    func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath, in data: ClientData) {
        guard kind == .hands, update == nil, data === currentData, dataSource != nil, data.item(at: path) != nil
        else { return }
        switch style {
        case .delete:
            data.sections[path.section].items.remove(at: path.item)
            list.tell(.delete([path]), choices.roll(1000))
        case .insert:
            let next = IndexPath(item: path.item + 1, section: path.section)
            data.sections[path.section].items.insert(data.newItems(1)[0], at: next.item)
            list.tell(.insert([next]), choices.roll(1000))
        default:
            if fault == nil { fault = "commit \(style.rawValue)" }
        }
    }

    func move(_ path: IndexPath, to target: IndexPath, in data: ClientData) {
        guard let item = data.item(at: path) else { return missing(path, in: data) }
        data.sections[path.section].items.remove(at: path.item)
        guard data.sections.indices.contains(target.section),
            target.item <= data.sections[target.section].items.count
        else { return missing(target, in: data) }
        data.sections[target.section].items.insert(item, at: target.item)
    }

    /// Brings everything to rest and compares with the data. The client calls nothing meanwhile.
    func checkAtRest() {
        (actionsLeft, depth) = (0, 0)
        lift()
        if kind == .hands, let table = list.view as? UITableView {
            table.refreshControl?.endRefreshing()
            table.setEditing(false, animated: false)
        }
        if list.view.superview !== container { container.addSubview(list.view) }
        if list.view.bounds.height < 40 || list.view.bounds.width < 100 { list.view.frame = container.bounds }
        // What leaves with an animation is there until its end.
        app.advance(by: 1)
        for _ in 0..<40 where isMoving { app.advance(by: 0.25) }
        list.view.layoutIfNeeded()
        if fault == nil { fault = isMoving ? "the list does not come to rest" : list.wrongAtRest }
    }

    private var isMoving: Bool {
        let view = list.view
        return view.isTracking || view.isDragging || view.isDecelerating || view.isScrollAnimating
    }

    private func touch(_ name: String, _ body: () -> Void) {
        lift()
        note(name)
        body()
    }

    private func lift() {
        guard finger != nil else { return }
        finger = nil
        app.touchUp()
    }

    private func point() -> CGPoint { CGPoint(x: 10 + choices.roll(180), y: 10 + choices.roll(200)) }

    // MARK: Callbacks

    /// Called at the beginning of every method that the list calls.
    func callback(_ name: StaticString) {
        guard actionsLeft > 0, depth < 3, choices.roll(24) == 0 else { return }
        act(name)
        checkSelection()
    }

    private func act(_ place: StaticString) {
        actionsLeft -= 1
        actionNumber += 1
        let isMuted = muted.contains(actionNumber)
        // Muted actions take their decisions too, so that the others stay what they are.
        let outer = choices
        var own = ClientChoices(seed: Int(truncatingIfNeeded: choices.next()), step: actionNumber)
        if !isMuted {
            depth += 1
            swap(&choices, &own)
            perform(ClientAction.allCases[choices.roll(ClientAction.allCases.count)], in: place)
            depth -= 1
        }
        choices = outer
        _ = choices.next()
    }

    private func perform(_ action: ClientAction, in place: StaticString) {
        let path = randomPath
        let number = choices.roll(1000)
        let animated = choices.roll(2) == 0
        note(
            "\(action) \(path.section)-\(path.item), \(number)\(animated ? ", animated" : "")", in: place)
        switch action {
        case .reloadData: list.reloadData()
        case .changeData, .changeDataAgain, .changeDataOnceMore: changeData(number)
        case .batch: batch(number)
        case .reloadWithNewData:
            let data = currentData
            if update == nil {
                data.sections = (0..<choices.roll(4)).map { _ in data.newSection(items: choices.roll(12)) }
            }
            list.reloadData()
        case .scrollToRow: list.scroll(to: path, number, animated: animated)
        case .select, .selectAgain: list.select(path, number, animated: animated)
        case .selectNone: list.select(nil, number, animated: animated)
        case .deselect: list.deselect(path, animated: animated)
        case .setOffset: list.view.setContentOffset(CGPoint(x: 0, y: number % 700), animated: animated)
        case .ask, .askAgain: list.ask(number, path)
        case .setDataSource:
            dataSource = [0, 0, 1, nil][number % 4]
            list.setDataSource(dataSource)
        case .setDelegate:
            hasDelegate = number % 3 != 0
            list.setDelegate(hasDelegate)
        case .setFrame:
            let size = [
                CGSize(width: 240, height: 300), CGSize(width: 160, height: 120), .zero,
                CGSize(width: 200, height: 220),
            ]
            list.view.frame = CGRect(origin: .zero, size: size[number % 4])
        case .setBounds: list.view.bounds.size.height = CGFloat(80 + number % 200)
        case .setInset:
            list.view.contentInset = UIEdgeInsets(
                top: CGFloat(number % 3 * 20), left: 0, bottom: 10, right: 0)
        case .leave: list.view.removeFromSuperview()
        case .comeBack: container.addSubview(list.view)
        case .changeWindow: otherWindow.addSubview(list.view)
        case .layOut: list.view.layoutIfNeeded()
        case .setOwnProperty, .setOtherProperty: note(list.setOwnProperty(number, path), in: place)
        case .replaceList: replaceList()
        }
    }

    /// A new list takes the place of the present one, which nobody holds any more.
    private func replaceList() {
        let frame = list.view.bounds.isEmpty ? container.bounds : list.view.frame
        list.view.removeFromSuperview()
        let next = kind.makeList(self, variant: choices.roll(1000))
        list = next
        (dataSource, hasDelegate) = (0, true)
        next.view.frame = frame
        next.setDataSource(0)
        next.setDelegate(true)
        container.addSubview(next.view)
    }

    // MARK: Changes of the data

    /// A client without a data source changes its first data, untold.
    private var currentData: ClientData { data[dataSource ?? 0] }

    private var randomPath: IndexPath {
        currentData.path(choices.roll(1000))
            ?? IndexPath(item: choices.roll(2), section: choices.roll(2))
    }

    /// One change, by a call of its own. Inside an update it is told at the update's end.
    private func changeData(_ number: Int) {
        if let update, update.data === currentData { return update.change(&choices) }
        guard update == nil else { return }
        let single = ClientUpdate(currentData)
        single.change(&choices)
        guard dataSource != nil else { return }
        let changes = single.changes
        if changes.count == 1 { return list.tell(changes[0], number) }
        list.batch(number) {
            for change in changes { list.tell(change, number) }
        } completion: {
        }
    }

    private func batch(_ number: Int) {
        guard dataSource != nil else { return changeData(number) }
        let isOutermost = update == nil
        let own = update ?? ClientUpdate(currentData)
        let list = list
        list.batch(number) {
            update = own
            if own.data === currentData { for _ in 0...choices.roll(4) { own.change(&choices) } }
            callback("updates")
            guard isOutermost else { return }
            update = nil
            guard list === self.list, dataSource.map({ data[$0] }) === own.data else { return }
            var changes = own.changes
            changes.shuffle(using: &choices)
            for change in changes { list.tell(change, number) }
        } completion: { [weak self] in
            self?.callback("completion")
        }
        if isOutermost { update = nil }
    }

    // MARK: Faults

    func missing(_ path: IndexPath, in data: ClientData) {
        if fault == nil { fault = "asked for \(path.section)-\(path.item) of \(data.counts)" }
    }

    func answer(outOf sides: Int) -> Int { choices.roll(sides) }

    private func checkSelection() {
        if fault == nil { fault = list.wrongSelectionCount }
    }

    private func note(_ text: String, in place: StaticString? = nil) {
        let indent = String(repeating: "    ", count: depth)
        let line = place.map { "\(indent)[\(actionNumber)] in \($0): \(text)" } ?? text
        log.append(line)
        ClientLog.shared?.write(line)
    }
}
