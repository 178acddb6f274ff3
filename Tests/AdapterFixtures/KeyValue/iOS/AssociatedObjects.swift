import UIKit

private var badgeKey: UInt8 = 0

private enum AssociatedKeys {
    static var action = "action"
    static var number = 0
}

/// Stored properties in extensions, as iOS code makes them.
extension UIView {
    public var badge: String? {
        get { return objc_getAssociatedObject(self, &badgeKey) as? String }
        set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    public var onTap: (() -> Void)? {
        get { return (objc_getAssociatedObject(self, &AssociatedKeys.action) as? ActionBox)?.action }
        set {
            let box = newValue.map(ActionBox.init)
            objc_setAssociatedObject(self, &AssociatedKeys.action, box, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN)
        }
    }

    public var number: Int {
        get { return objc_getAssociatedObject(self, &AssociatedKeys.number) as? Int ?? 0 }
        set { objc_setAssociatedObject(self, &AssociatedKeys.number, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    public func forgetEverything() { objc_removeAssociatedObjects(self) }
}

private final class ActionBox: NSObject {
    let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
}

/// Lives as long as its owner.
public final class Companion {
    public private(set) static var alive = 0
    private static var key = "companion"
    private init() { Companion.alive += 1 }
    deinit { Companion.alive -= 1 }

    public static func attach(to owner: AnyObject) {
        objc_setAssociatedObject(owner, &key, Companion(), .OBJC_ASSOCIATION_RETAIN)
    }
}
