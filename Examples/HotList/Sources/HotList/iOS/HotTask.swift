import Foundation

enum Priority: String, Codable {
    case top, bonus

    var other: Priority {
        return self == .top ? .bonus : .top
    }
}

class HotTask: NSObject, Codable {

    let caption: String
    var priority: Priority
    var completed = false

    init(caption: String?, priority: Priority = .bonus) {
        let caption = caption ?? ""
        self.caption = caption.isEmpty ? "Do something" : caption
        self.priority = priority
        super.init()
    }
}
