import UIKit

/// Values by key, and what happens with keys that nobody has.
public class Profile: NSObject {
    @objc public var name = "nobody"
    @objc public var age = 0
    @objc public var height: CGFloat = 0
    @objc public var isAdmin = false
    @objc var tags: [String] = []
    @objc public var nickname: String?
    @objc public var home = Place()
    public private(set) var undefined: [String] = []

    public override init() { super.init() }

    public convenience init(values: [String: Any]) {
        self.init()
        setValuesForKeys(values)
    }

    override public func setValue(_ value: Any?, forUndefinedKey key: String) {
        undefined.append("set \(key)")
    }

    override public func value(forUndefinedKey key: String) -> Any? {
        undefined.append("get \(key)")
        return nil
    }

    public func readAll() -> [String] {
        return ["name", "age", #keyPath(isAdmin), #keyPath(Profile.nickname), "nothing"].map { key in
            "\(value(forKey: key) ?? "nil")"
        }
    }

    public func moveTo(_ city: String) -> String? {
        setValue(city, forKeyPath: #keyPath(Profile.home.city))
        return value(forKeyPath: "home.city") as? String
    }
}

public class Place: NSObject {
    @objc public var city = "Lisbon"
}

/// Looks at its own keys first.
public final class StrictProfile: Profile {
    override public func setValue(_ value: Any?, forKey key: String) {
        guard key != "age" else { return }
        super.setValue(value, forKey: key)
    }
}

/// Reaches into UIKit's objects.
public enum Reaching {
    public static func paint(_ view: UIView, _ color: UIColor) {
        view.setValue(color, forKey: "backgroundColor")
        view.layer.setValue(CGFloat(7), forKey: "cornerRadius")
    }

    public static func tag(of view: UIView) -> Int? { return view.value(forKey: "tag") as? Int }
}
