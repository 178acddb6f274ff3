/// How important a task is: each priority has a section of its own.
enum Priority: Int, Codable, CaseIterable {
    case top, bonus

    var other: Priority { self == .top ? .bonus : .top }
    var title: String { self == .top ? "Top Priority" : "Bonus" }
    /// The title of the action that moves a task to this priority.
    var moveTitle: String { self == .top ? "Move to Priority" : "Move to Bonus" }
}

/// A thing to do.
struct HotTask: Codable, Equatable {
    var caption: String
    var isCompleted = false

    /// Creates a task. Without a caption, or with an empty one, it is to do something.
    init(caption: String?) {
        let caption = caption ?? ""
        self.caption = caption.isEmpty ? "Do something" : caption
    }
}
