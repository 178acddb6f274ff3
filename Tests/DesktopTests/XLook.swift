import CX11
import Foundation

/// What another program reads of a window, as a desktop does.
struct XLook {
    let windowClass: String?
    /// Width, height and the pixels of `_NET_WM_ICON`.
    let icon: [UInt]

    init(of window: Window, display name: String) throws {
        guard let display = XOpenDisplay(name) else { throw XServerError("no connection to \(name)") }
        defer { XCloseDisplay(display) }
        var hint = XClassHint()
        if XGetClassHint(display, window, &hint) != 0 {
            windowClass = hint.res_class.map { String(cString: $0) }
            XFree(hint.res_name)
            XFree(hint.res_class)
        } else {
            windowClass = nil
        }
        icon = Self.numbers("_NET_WM_ICON", of: window, display)
    }

    private static func numbers(_ property: String, of window: Window, _ display: OpaquePointer) -> [UInt] {
        var (type, format, count, rest): (Atom, Int32, UInt, UInt) = (0, 0, 0, 0)
        var bytes: UnsafeMutablePointer<UInt8>?
        let atom = XInternAtom(display, property, 0)
        XGetWindowProperty(
            display, window, atom, 0, 1 << 16, 0, UInt(AnyPropertyType), &type, &format, &count, &rest, &bytes)
        guard let bytes, format == 32 else { return [] }
        defer { XFree(bytes) }
        // Xlib gives items of 32 bits as those of a C long.
        return bytes.withMemoryRebound(to: UInt.self, capacity: Int(count)) { items in
            (0..<Int(count)).map { items[$0] & 0xFFFF_FFFF }
        }
    }
}
