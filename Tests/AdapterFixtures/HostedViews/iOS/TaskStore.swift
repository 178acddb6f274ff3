import SwiftUI

public struct TaskItem: Identifiable, Hashable {
    public let id: Int
    public var name: String
    public var isDone = false

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

public final class TaskStore: ObservableObject {
    @Published public var items: [TaskItem] = []
    @Published public var query = ""

    public init() {}

    func load() async { items = [] }

    public func delete(_ offsets: IndexSet) { items.remove(atOffsets: offsets) }

    public func move(_ offsets: IndexSet, to offset: Int) { items.move(fromOffsets: offsets, toOffset: offset) }
}
