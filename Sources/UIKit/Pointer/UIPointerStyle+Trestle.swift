internal import HostInterface

// Trestle's own API: pointers that exist on desktops but not on iPads.

extension UIPointerStyle {
    /// The pointer over links.
    public class func hand() -> UIPointerStyle { UIPointerStyle(cursor: .hand) }

    public class func crosshair() -> UIPointerStyle { UIPointerStyle(cursor: .crosshair) }

    /// The pointer while the application is busy and accepts no input.
    public class func wait() -> UIPointerStyle { UIPointerStyle(cursor: .wait) }

    /// The pointer while the application is busy but accepts input.
    public class func progress() -> UIPointerStyle { UIPointerStyle(cursor: .progress) }

    public class func notAllowed() -> UIPointerStyle { UIPointerStyle(cursor: .notAllowed) }

    /// The pointer over an object that can be dragged in all directions.
    public class func move() -> UIPointerStyle { UIPointerStyle(cursor: .move) }

    public class func resizeLeftRight() -> UIPointerStyle { UIPointerStyle(cursor: .resizeLeftRight) }

    public class func resizeUpDown() -> UIPointerStyle { UIPointerStyle(cursor: .resizeUpDown) }
}
