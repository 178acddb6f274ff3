internal import HostInterface

// Trestle's own API: pointers that exist on desktops but not on iPads.

extension UIPointerStyle {
    /// The pointer over links.
    public class func hand() -> UIPointerStyle { UIPointerStyle(cursor: .hand) }

    /// The pointer for choosing an exact position, for example in a drawing.
    public class func crosshair() -> UIPointerStyle { UIPointerStyle(cursor: .crosshair) }

    /// The pointer while the application is busy and accepts no input.
    public class func wait() -> UIPointerStyle { UIPointerStyle(cursor: .wait) }

    /// The pointer while the application is busy but accepts input.
    public class func progress() -> UIPointerStyle { UIPointerStyle(cursor: .progress) }

    /// The pointer over a place that refuses a drop or a click.
    public class func notAllowed() -> UIPointerStyle { UIPointerStyle(cursor: .notAllowed) }

    /// The pointer over an object that can be dragged in all directions.
    public class func move() -> UIPointerStyle { UIPointerStyle(cursor: .move) }

    /// The pointer over a border that is dragged horizontally.
    public class func resizeLeftRight() -> UIPointerStyle { UIPointerStyle(cursor: .resizeLeftRight) }

    /// The pointer over a border that is dragged vertically.
    public class func resizeUpDown() -> UIPointerStyle { UIPointerStyle(cursor: .resizeUpDown) }
}
