@testable import UIKit
@testable import UIKitTestSupport

/// A client that goes through everything a list does, and does one thing in one callback of it.
@MainActor
final class ScriptedClient: ListClient {
    /// What is done in the callback: a name, and the calls.
    struct Action: Sendable {
        let name: String
        let body: @MainActor (ScriptedClient) -> Void
    }

    private let stage = TouchStage(size: CGSize(width: 240, height: 300), scale: 1)
    let data = [ClientData(firstID: 0), ClientData(firstID: 1000)]
    let kind: ClientKind
    private(set) var list: any ClientList
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 300))
    /// Everything that was called.
    private(set) var called: Set<String> = []
    private(set) var fault: String?
    private var place: String?
    private var action: Action?

    /// - Parameter place: The callback in which `action` is done, at its first call after the first layout.
    init(_ kind: ClientKind, variant: Int) {
        self.kind = kind
        stage.window.addSubview(container)
        list = NoList()
        CurrentClient.client = self
        for data in data { data.sections = (0..<3).map { _ in data.newSection(items: 9) } }
        put(kind.makeList(self, variant: variant))
    }

    private func put(_ next: any ClientList) {
        list.view.removeFromSuperview()
        list = next
        next.setDataSource(0)
        next.setDelegate(true)
        container.addSubview(next.view)
    }

    /// The list has another one in its place, and nobody holds it.
    func releaseList(variant: Int) { put(kind.makeList(self, variant: variant)) }

    func act(in place: String, _ action: Action) {
        self.place = place
        self.action = action
    }

    // MARK: Everything a list does

    func runScenario() {
        list.view.layoutIfNeeded()
        for y in [40.0, 100, 150, 220] {
            stage.tap(100, y)
            pass(0.3)
        }
        changeData { $0.sections[0].items.insert(contentsOf: $0.newItems(2), at: 1) }
        changeData { $0.sections[0].items.remove(at: 0) }
        changeData { $0.sections.remove(at: 0) }
        pass(0.5)
        stage.down(100, 200)
        stage.drag(by: CGPoint(x: 0, y: -140), steps: 4)
        stage.up()
        for _ in 0..<8 { pass(0.25) }
        list.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
        for _ in 0..<4 { pass(0.15) }
        list.view.contentInset.top = 20
        for y in [500.0, 0] {
            list.view.setContentOffset(CGPoint(x: 0, y: y), animated: false)
            stage.advance(by: 0)
        }
        list.reloadData()
        stage.advance(by: 0)
        if kind == .table { editRows() }
        list.view.removeFromSuperview()
        container.addSubview(list.view)
        list.view.frame.size = CGSize(width: 200, height: 220)
        stage.advance(by: 0)
    }

    /// Deletes a row by its control, and ends editing half-way through another confirmation.
    private func editRows() {
        setEditing(true)
        for y in [80.0, 120, 160] {
            stage.tap(20, y)
            pass(0.4)
            stage.tap(220, y)
            pass(0.4)
        }
        stage.tap(20, 120)
        setEditing(false)
    }

    private func setEditing(_ editing: Bool) {
        (list.view as? UITableView)?.setEditing(editing, animated: true)
        pass(0.4)
    }

    /// Time passes with a single frame at its end.
    private func pass(_ seconds: Double) {
        stage.jump(by: seconds - 1.0 / 60)
        stage.advance(by: 1.0 / 60)
    }

    /// One change of the present data source's data, told to the list.
    func changeData(_ change: (ClientData) -> Void) {
        guard let data = list.shownData, data.sections.count > 1, data.sections[0].items.count > 1 else { return }
        let update = ClientUpdate(data)
        change(data)
        list.batch(1) {
            for change in update.changes { list.tell(change, 0) }
        } completion: { [weak self] in
            self?.callback("completion")
        }
    }

    /// The first thing that is wrong when everything has come to rest.
    func faultAtRest() -> String? {
        place = nil
        if list.view.superview !== container { container.addSubview(list.view) }
        list.view.frame = container.bounds
        for _ in 0..<8 { pass(0.3) }
        list.view.layoutIfNeeded()
        return fault ?? list.wrongSelectionCount ?? list.wrongAtRest
    }

    // MARK: Called by the list

    func callback(_ name: StaticString) {
        let name = "\(name)"
        called.insert(name)
        guard name == place, let action else { return }
        place = nil
        action.body(self)
        if fault == nil { fault = list.wrongSelectionCount }
    }

    func missing(_ path: IndexPath, in data: ClientData) {
        if fault == nil { fault = "asked for \(path.section)-\(path.item) of \(data.counts)" }
    }

    func answer(outOf sides: Int) -> Int { 1 }
}
