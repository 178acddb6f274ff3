import Foundation
internal import HeadlessHost
internal import HostInterface
internal import SDLHost

/// The host in which an application runs. TRESTLE_HOST selects `window`, `web` or `headless`; without it, a window is used
/// if there is a display.
enum HostSelection: Equatable {
    case window, web, headless

    init(environment: [String: String]) throws {
        switch environment["TRESTLE_HOST"] {
        case "window": self = .window
        case "web": self = .web
        case "headless": self = .headless
        case nil, "": self = Self.hasDisplay(environment) ? .window : .headless
        case let other?: throw HostError("TRESTLE_HOST=\(other) is no host; expected window, web or headless")
        }
    }

    @MainActor
    func makeHost() throws -> any ApplicationHost {
        switch self {
        case .window: try SDLHost(identifier: ApplicationIdentity.identifier)
        case .web: try Self.makeWebHost()
        case .headless: HeadlessHost()
        }
    }

    /// The host for browsers has a server, which programs without it need not contain. So it is a product of its own, and
    /// is found by name.
    @MainActor
    private static func makeWebHost() throws -> any ApplicationHost {
        guard let type = _typeByName("7WebHost7WebHostC") as? any EnvironmentHost.Type else {
            throw HostError(
                """
                TRESTLE_HOST=web needs the product WebHost, which this program is not linked with. Name it in the \
                dependencies of the program's target: .product(name: "WebHost", package: "trestle").
                """)
        }
        return try type.init(environment: ProcessInfo.processInfo.environment)
    }

    /// SDL_VIDEODRIVER names one of SDL's own displays, such as `dummy`.
    private static func hasDisplay(_ environment: [String: String]) -> Bool {
        ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains { environment[$0]?.isEmpty == false }
    }
}
