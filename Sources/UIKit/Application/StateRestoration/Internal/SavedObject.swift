import Foundation

/// The saved state of one view controller, view or registered object.
struct SavedObject {
    enum Kind: String {
        case controller, view, other
    }

    /// Names the record. Objects with equal paths have different keys.
    let key: String
    let kind: Kind
    let path: [String]
    /// How many objects with the same path were saved before this one.
    let ordinal: Int
    /// The key of the record of a view's controller.
    var owner: String?
    var restorationClass: String?
    var storyboard: (name: String, bundlePath: String?, identifier: String)?
    /// What the object encoded.
    var state = Data()

    init(key: String, kind: Kind, path: [String], ordinal: Int) {
        self.key = key
        self.kind = kind
        self.path = path
        self.ordinal = ordinal
    }

    /// Returns nil for a list that is no record.
    init?(_ list: [String: Any]) {
        guard let key = list["key"] as? String, let kind = (list["kind"] as? String).flatMap(Kind.init(rawValue:)),
            let path = list["path"] as? [String], !path.isEmpty, let ordinal = list["ordinal"] as? Int,
            let state = list["state"] as? Data
        else { return nil }
        self.init(key: key, kind: kind, path: path, ordinal: ordinal)
        self.state = state
        owner = list["owner"] as? String
        restorationClass = list["class"] as? String
        if let storyboard = list["storyboard"] as? [String], storyboard.count >= 2 {
            self.storyboard = (storyboard[0], storyboard.count > 2 ? storyboard[2] : nil, storyboard[1])
        }
    }

    var propertyList: [String: Any] {
        var list: [String: Any] = [
            "key": key, "kind": kind.rawValue, "path": path, "ordinal": ordinal, "state": state,
        ]
        list["owner"] = owner
        list["class"] = restorationClass
        list["storyboard"] = storyboard.map { [$0.name, $0.identifier] + ($0.bundlePath.map { [$0] } ?? []) }
        return list
    }
}

/// Names of classes in saved files: mangled names, because they also name nested classes.
enum SavedClassName {
    static func of(_ type: Any.Type) -> String? { _mangledTypeName(type) }

    static func type(named name: String) -> Any.Type? { _typeByName(name) }
}
