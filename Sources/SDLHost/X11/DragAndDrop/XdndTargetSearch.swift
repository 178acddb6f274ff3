internal import CX11

/// Finds what is below a position of the screen.
@MainActor
struct XdndTargetSearch {
    /// A window of another program that takes drags.
    struct Target: Equatable {
        let window: Window
        /// The window that gets the messages.
        let receiver: Window
        let version: Int
    }

    enum Found {
        case own(Window)
        case target(Target)
        case nothing
    }

    let connection: XConnection
    let ownWindows: Set<Window>

    private static let deepest = 32

    func find(at position: XPosition) -> Found {
        var parent = connection.root
        for _ in 0..<Self.deepest {
            let below = connection.translate(position.x, position.y, from: connection.root, to: parent)
            guard let child = below?.child, child != 0 else { break }
            if ownWindows.contains(child) { return .own(child) }
            if let target = target(child) { return .target(target) }
            parent = child
        }
        // Some desktops take drops for their background.
        return target(connection.root).map { .target($0) } ?? .nothing
    }

    private func target(_ window: Window) -> Target? {
        let receiver = proxy(of: window) ?? window
        guard let version = connection.property(connection.atoms.aware, of: receiver)?.numbers.first, version >= 3
        else { return nil }
        return Target(window: window, receiver: receiver, version: min(Int(version), XdndAtoms.version))
    }

    /// The window that gets the messages of a window. It must name itself, since a proxy may have been left behind.
    private func proxy(of window: Window) -> Window? {
        guard let proxy = connection.property(connection.atoms.proxy, of: window)?.numbers.first,
            connection.property(connection.atoms.proxy, of: proxy)?.numbers.first == proxy
        else { return nil }
        return proxy
    }
}
