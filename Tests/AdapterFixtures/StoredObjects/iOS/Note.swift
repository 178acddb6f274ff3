import Foundation
import RealmSwift

@objc public enum Urgency: Int, RealmEnum {
    case low
    case high
}

/// A class as applications declared it before `@Persisted`.
public class Note: Object {
    @objc public dynamic var id = UUID().uuidString
    @objc public dynamic var title: String = ""
    @objc public dynamic var text: String?
    @objc public dynamic var urgency = Urgency.low
    @objc public dynamic var folder: Folder?
    @objc public dynamic var preview: NSObject?
    @objc dynamic private var x = 0, y = 0
    @objc public dynamic var views: Int = 0 {
        didSet { changes += 1 }
    }
    public let stars = RealmOptional<Int>()
    public let tags = List<String>()
    public var changes = 0

    @objc dynamic public var shout: String { return title.uppercased() }

    public override class func primaryKey() -> String? {
        return "id"
    }

    public override static func ignoredProperties() -> [String] {
        return ["preview"]
    }

    public convenience init(title: String) {
        self.init()
        self.title = title
        x = 1
        y = 2
    }
}

@objcMembers public class Folder: Object, Codable {
    public dynamic var name = ""
    public dynamic var color: String? = nil
    public let notes = LinkingObjects(fromType: Note.self, property: "folder")

    public override init() {
        super.init()
    }

    public init(name: String) {
        self.name = name
        super.init()
    }

    enum CodingKeys: String, CodingKey {
        case name, color
    }

    public required init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        color = try container.decodeIfPresent(String.self, forKey: .color)
    }
}

public final class LockedFolder: Folder {
    @objc public dynamic var key = "secret"
}
