internal import CX11
internal import HostInterface

/// The picture of a drag beside the pointer, outside the application's windows: a window without a frame.
@MainActor
final class DragIcon {
    private let connection: XConnection
    private let window: Window
    private let colors: Colormap

    /// From the pointer to the picture, in pixels, so that the picture is never below the pointer.
    private static let distance = 12

    init?(_ picture: HostPicture, at position: XPosition, _ connection: XConnection) {
        let display = connection.display
        var look = XVisualInfo()
        let screen = XDefaultScreen(display)
        // Without pixels that have alpha, the first of the visuals that every server has.
        guard connection.isOpen,
            XMatchVisualInfo(display, screen, 32, TrueColor, &look) != 0
                || XMatchVisualInfo(display, screen, 24, TrueColor, &look) != 0
        else { return nil }
        self.connection = connection
        colors = XCreateColormap(display, connection.root, look.visual, AllocNone)
        var attributes = XSetWindowAttributes()
        attributes.override_redirect = 1
        attributes.border_pixel = 0
        attributes.colormap = colors
        window = XCreateWindow(
            display, connection.root, Int32(position.x + Self.distance), Int32(position.y + Self.distance),
            UInt32(picture.width), UInt32(picture.height), 0, look.depth, UInt32(InputOutput), look.visual,
            UInt(CWOverrideRedirect | CWBorderPixel | CWColormap), &attributes)
        show(picture, look)
    }

    private func show(_ picture: HostPicture, _ look: XVisualInfo) {
        let display = connection.display
        let (width, height) = (UInt32(picture.width), UInt32(picture.height))
        // As its background the server keeps the picture and paints it by itself.
        let background = XCreatePixmap(display, window, width, height, UInt32(look.depth))
        var pixels = picture.pixels
        trestle_x11_put_pixels(
            display, background, look.visual, look.depth, &pixels, Int32(picture.width), Int32(picture.height))
        XSetWindowBackgroundPixmap(display, window, background)
        XFreePixmap(display, background)
        connection.setAtoms(
            [connection.atom("_NET_WM_WINDOW_TYPE_DND")], for: connection.atom("_NET_WM_WINDOW_TYPE"), of: window)
        XMapRaised(display, window)
    }

    func move(to position: XPosition) {
        guard connection.isOpen else { return }
        XMoveWindow(
            connection.display, window, Int32(position.x + Self.distance), Int32(position.y + Self.distance))
    }

    func close() {
        guard connection.isOpen else { return }
        XFreeColormap(connection.display, colors)
        connection.destroy(window)
    }
}
