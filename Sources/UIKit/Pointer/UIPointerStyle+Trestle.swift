internal import HostInterface

// Trestle's own: pointers that desktops have and iPads have not.

extension UIPointerStyle {
    /// Over links.
    public class func hand() -> UIPointerStyle { UIPointerStyle(cursor: .hand) }

    public class func crosshair() -> UIPointerStyle { UIPointerStyle(cursor: .crosshair) }

    /// Nothing can be done before something else is finished.
    public class func wait() -> UIPointerStyle { UIPointerStyle(cursor: .wait) }

    /// Busy, but usable.
    public class func progress() -> UIPointerStyle { UIPointerStyle(cursor: .progress) }

    public class func notAllowed() -> UIPointerStyle { UIPointerStyle(cursor: .notAllowed) }

    /// Over what can be dragged in all directions.
    public class func move() -> UIPointerStyle { UIPointerStyle(cursor: .move) }

    public class func resizeLeftRight() -> UIPointerStyle { UIPointerStyle(cursor: .resizeLeftRight) }

    public class func resizeUpDown() -> UIPointerStyle { UIPointerStyle(cursor: .resizeUpDown) }
}
