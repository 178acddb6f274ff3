internal import CSDL2

/// Functions of libX11 for which SDL has no equivalent. SDL has loaded the library when it shows windows on X11.
@MainActor
struct X11Library {
    private typealias OpenDisplay = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias GetDefault =
        @convention(c) (OpaquePointer?, UnsafePointer<CChar>, UnsafePointer<CChar>) -> UnsafePointer<CChar>?
    private typealias CloseDisplay = @convention(c) (OpaquePointer?) -> Int32
    private typealias SetErrorHandler =
        @convention(c) (@convention(c) (OpaquePointer?) -> Int32) -> UnsafeMutableRawPointer?

    private let library: UnsafeMutableRawPointer

    init?() {
        guard let library = SDL_LoadObject("libX11.so.6") else { return nil }
        self.library = library
    }

    /// Returns a resource of the display in DISPLAY, or of ~/.Xdefaults: "Xft", "dpi".
    func resource(_ program: String, _ name: String) -> String? {
        guard let open = function("XOpenDisplay", as: OpenDisplay.self),
            let read = function("XGetDefault", as: GetDefault.self),
            let close = function("XCloseDisplay", as: CloseDisplay.self), let display = open(nil)
        else { return nil }
        defer { _ = close(display) }
        return read(display, program, name).map { String(cString: $0) }
    }

    /// Calls `handler` on the thread that notices that the connection to the display was lost. It must end the process.
    func onConnectionLost(_ handler: @convention(c) (OpaquePointer?) -> Int32) {
        _ = function("XSetIOErrorHandler", as: SetErrorHandler.self)?(handler)
    }

    private func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        SDL_LoadFunction(library, name).map { unsafeBitCast($0, to: type) }
    }
}

/// Whether SDL shows the windows on an X server.
@MainActor
var isOnX11: Bool { driverName == "x11" }
