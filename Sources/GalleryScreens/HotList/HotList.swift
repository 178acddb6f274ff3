import Foundation

/// The tasks by priority, and the task that was deleted last. Kept in a file, if it has one.
final class HotList {
    /// Where a task is.
    struct Place: Equatable {
        var priority: Priority
        var index: Int
    }

    private var tasks: [Priority: [HotTask]]
    private var deleted: (task: HotTask, place: Place)?
    private let file: URL?

    /// Reads the file, if there is one. Without tasks in it the list begins with four suggestions.
    init(file: URL? = nil) {
        self.file = file
        let data = file.flatMap { try? Data(contentsOf: $0) }
        let kept = data.flatMap { try? JSONDecoder().decode([[HotTask]].self, from: $0) }
        if let kept, kept.count == Priority.allCases.count {
            tasks = Dictionary(uniqueKeysWithValues: zip(Priority.allCases, kept))
        } else {
            tasks = [
                .top: ["Call the dentist", "Pay the rent", "Water the plants"].map(HotTask.init(caption:)),
                .bonus: [HotTask(caption: "Read a chapter")],
            ]
        }
    }

    func count(of priority: Priority) -> Int { tasks[priority]?.count ?? 0 }

    /// Returns nil for a place without a task.
    func task(at place: Place) -> HotTask? {
        guard let list = tasks[place.priority], list.indices.contains(place.index) else { return nil }
        return list[place.index]
    }

    /// Whether a deleted task is kept that ``restore()`` brings back.
    var canRestore: Bool { deleted != nil }

    /// Adds a task as the first of its priority. Returns its place.
    func add(_ task: HotTask, to priority: Priority) -> Place {
        deleted = nil
        return insert(task, at: Place(priority: priority, index: 0))
    }

    func setCompleted(_ isCompleted: Bool, at place: Place) {
        guard task(at: place) != nil else { return }
        deleted = nil
        tasks[place.priority]?[place.index].isCompleted = isCompleted
        save()
    }

    /// Deletes a task and keeps it until something else is done. Returns whether there was one.
    func delete(at place: Place) -> Bool {
        guard let task = task(at: place) else { return false }
        tasks[place.priority]?.remove(at: place.index)
        deleted = (task, place)
        save()
        return true
    }

    /// Moves a task to the beginning of the other priority. Returns its new place.
    func move(from place: Place) -> Place? {
        guard let task = task(at: place) else { return nil }
        tasks[place.priority]?.remove(at: place.index)
        deleted = nil
        return insert(task, at: Place(priority: place.priority.other, index: 0))
    }

    /// Puts the deleted task back to its place and forgets it. Returns its place.
    func restore() -> Place? {
        guard let (task, place) = deleted else { return nil }
        deleted = nil
        return insert(task, at: Place(priority: place.priority, index: min(place.index, count(of: place.priority))))
    }

    private func insert(_ task: HotTask, at place: Place) -> Place {
        tasks[place.priority, default: []].insert(task, at: place.index)
        save()
        return place
    }

    private func save() {
        guard let file else { return }
        let all = Priority.allCases.map { tasks[$0] ?? [] }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(all).write(to: file, options: .atomic)
        } catch {
            NSLog("%@", "The tasks are not kept: \(error)")
        }
    }
}
