import UIKit

/// Properties that depend on others, in the ways in which classes say so.
public class Contact: NSObject {
    @objc public dynamic var first = "Ada"
    @objc public dynamic var last = "Byron"
    @objc public dynamic var address = Address()
    /// A name with backticks.
    @objc public dynamic var `default` = false
    @objc public dynamic var manual = 0

    @objc public var full: String { return "\(first) \(last)" }
    @objc public var initials: String { return full.split(separator: " ").map { String($0.prefix(1)) }.joined() }
    @objc public var place: String { return address.city }
    @objc public var label: String { return "\(place): \(full)" }

    @objc class func keyPathsForValuesAffectingFull() -> Set<String> {
        return [#keyPath(Contact.first), #keyPath(last)]
    }

    @objc private static var keyPathsForValuesAffectingInitials: Set<String> { return ["full"] }

    @objc static func keyPathsForValuesAffectingPlace() -> Set<String> { return ["address.city"] }

    @objc static func automaticallyNotifiesObserversOfManual() -> Bool { return false }

    public override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        var paths = super.keyPathsForValuesAffectingValue(forKey: key)
        if key == #keyPath(Contact.label) { paths.formUnion(["full", "place"]) }
        return paths
    }
}

public class Address: NSObject {
    @objc public dynamic var city = "Lisbon"
}

/// Rows in Foundation's arrays, as form libraries keep them.
public final class FormSection: NSObject {
    @objc public private(set) dynamic var _rows = NSMutableArray()
    @objc public private(set) dynamic var _tags = NSMutableSet()
    public var rows: NSMutableArray { return mutableArrayValue(forKey: "_rows") }
    public var tags: NSMutableSet { return mutableSetValue(forKey: "_tags") }

    /// Changed one by one, by methods that Objective-C's names say.
    public private(set) var songs: [String] = []
    public private(set) var calls: [String] = []
    @objc(songs) var currentSongs: [String] { return songs }

    @objc(insertObject:inSongsAtIndex:) func insertSong(_ song: String, at index: Int) {
        songs.insert(song, at: index)
        calls.append("insert \(song) \(index)")
    }

    @objc(removeObjectFromSongsAtIndex:) func removeSong(at index: Int) {
        calls.append("remove \(songs.remove(at: index)) \(index)")
    }
}

/// Found by its own name.
@objc(FXWidget) public final class Widget: UIView {}

public enum Widgets {
    public static var found: AnyClass? { return NSClassFromString("FXWidget") }
    public static var name: String { return NSStringFromClass(Widget.self) }
}
