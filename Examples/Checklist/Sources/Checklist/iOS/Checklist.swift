import Foundation

extension Notification.Name {
    /// Posted by a checklist after its items have changed.
    static let checklistDidChange = Notification.Name("ChecklistDidChange")
}

class ChecklistItem: NSObject {
    @objc dynamic var title: String
    @objc var isDone = false

    init(title: String) {
        self.title = title
        super.init()
    }
}

class Checklist: NSObject {

    private(set) var items: [ChecklistItem]

    init(titles: [String]) {
        items = titles.map(ChecklistItem.init)
        super.init()
    }

    var remaining: Int {
        return items.filter { !$0.isDone }.count
    }

    func add(_ item: ChecklistItem) {
        items.append(item)
        didChange()
    }

    func insert(_ item: ChecklistItem, at index: Int) {
        items.insert(item, at: index)
        didChange()
    }

    func remove(at index: Int) {
        items.remove(at: index)
        didChange()
    }

    func move(from source: Int, to destination: Int) {
        items.insert(items.remove(at: source), at: destination)
        didChange()
    }

    func setDone(_ isDone: Bool, for item: ChecklistItem) {
        item.isDone = isDone
        didChange()
    }

    func rename(_ item: ChecklistItem, to title: String) {
        item.title = title
        didChange()
    }

    private func didChange() {
        NotificationCenter.default.post(name: .checklistDidChange, object: self)
    }
}
