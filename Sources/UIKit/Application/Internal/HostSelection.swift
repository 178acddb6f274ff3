import Foundation
internal import HeadlessHost
internal import HostInterface
internal import SDLHost

/// The host in which an application runs. TRESTLE_HOST selects `window` or `headless`; without it, a window is used if
/// there is a display.
enum HostSelection: Equatable {
    case window, headless

    init(environment: [String: String]) throws {
        switch environment["TRESTLE_HOST"] {
        case "window": self = .window
        case "headless": self = .headless
        case nil, "": self = Self.hasDisplay(environment) ? .window : .headless
        case let other?: throw HostError("TRESTLE_HOST=\(other) is no host; expected window or headless")
        }
    }

    @MainActor
    func makeHost() throws -> any ApplicationHost {
        switch self {
        case .window: try SDLHost()
        case .headless: HeadlessHost()
        }
    }

    /// SDL_VIDEODRIVER names one of SDL's own displays, such as `dummy`.
    private static func hasDisplay(_ environment: [String: String]) -> Bool {
        ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains { environment[$0]?.isEmpty == false }
    }
}
