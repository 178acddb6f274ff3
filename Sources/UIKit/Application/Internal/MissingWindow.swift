/// Says why a launch has shown no window: what UIKit has looked for, and what it has found of it.
@MainActor
struct MissingWindow {
    private let run: ApplicationRun

    /// Nil if a window is shown.
    init?(in run: ApplicationRun) {
        guard run.windowScenes.allSatisfy({ $0.windows.allSatisfy(\.isHidden) }) else { return nil }
        self.run = run
    }

    /// One sentence.
    var message: String {
        "The application has shown no window; looked for \(scenes), for \(storyboard), and for \(delegate)."
    }

    private var scenes: String {
        guard run.lifeCycle.livesByScenes else { return "a scene manifest in its Info.plist (there is none)" }
        guard let delegate = run.windowScenes.first?.delegate else {
            return "a scene's delegate (no class is named, or it could not be loaded)"
        }
        return "a window of the scene's delegate \(ClassName(type(of: delegate))) (it has made none visible)"
    }

    private var storyboard: String {
        if let storyboard = run.windowScenes.first?.session.configuration.storyboard {
            return "the scene's storyboard \(storyboard.name) (it gave no controller)"
        }
        guard !run.lifeCycle.livesByScenes, let name = run.lifeCycle.manifest.mainStoryboard else {
            return "a main storyboard in its Info.plist (there is none)"
        }
        return "the main storyboard \(name) (it gave no controller)"
    }

    private var delegate: String {
        guard let delegate = run.application.delegate else { return "a delegate of the application (there is none)" }
        return "a window of the application's delegate \(ClassName(type(of: delegate))) (it has made none visible)"
    }
}
