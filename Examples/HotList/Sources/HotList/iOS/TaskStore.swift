import Foundation

/// Keeps the tasks in a file.
@MainActor class TaskStore {

    /// Where the tasks of the application are.
    static var fileURL = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        .appendingPathComponent("HotList/tasks.json")

    /// Returns the kept tasks in their order; nil if there are none yet.
    func load() -> [HotTask]? {
        guard let data = try? Data(contentsOf: TaskStore.fileURL) else { return nil }
        return try? JSONDecoder().decode([HotTask].self, from: data)
    }

    func save(_ tasks: [HotTask]) {
        let folder = TaskStore.fileURL.deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try JSONEncoder().encode(tasks).write(to: TaskStore.fileURL, options: .atomic)
        } catch {
            NSLog("%@", "The tasks are not kept: \(error)")
        }
    }
}
