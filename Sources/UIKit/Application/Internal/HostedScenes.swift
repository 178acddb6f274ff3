internal import HostInterface

/// The application's scenes, each in a window of the host, in the order in which they were opened.
@MainActor
final class HostedScenes {
    private(set) var all: [HostedScene] = []

    /// The front scene: windows without a scene join it, and its screen is ``UIScreen/main``. It is the scene that is
    /// connecting, otherwise the one that was active last, otherwise the oldest.
    var front: HostedScene? {
        connecting ?? all.filter { $0.lifeCycle.lastActivation > 0 }
            .max { $0.lifeCycle.lastActivation < $1.lifeCycle.lastActivation } ?? all.first
    }

    private weak var connecting: HostedScene?

    func add(_ hosted: HostedScene) {
        all.append(hosted)
    }

    /// Connects the scene, which is the front scene meanwhile.
    func connect(_ hosted: HostedScene, _ body: () -> Void) {
        connecting = hosted
        adoptTraits()
        body()
        connecting = nil
        adoptTraits()
    }

    func remove(_ hosted: HostedScene) {
        all.removeAll { $0 === hosted }
        adoptTraits()
    }

    /// Views outside any window have the traits of the front screen.
    func adoptTraits() {
        if let front { ThreadTraits.screen = front.screen.traitCollection }
    }

    subscript(hostWindow: any HostWindow) -> HostedScene? {
        all.first { $0.hostWindow === hostWindow }
    }

    subscript(session: UISceneSession) -> HostedScene? {
        all.first { $0.scene.session === session }
    }

    subscript(scene: UIScene) -> HostedScene? {
        all.first { $0.scene === scene }
    }
}
