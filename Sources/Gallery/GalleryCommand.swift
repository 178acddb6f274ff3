import ArgumentParser
import GalleryScreens
import UIKit

/// The program: shows the Gallery in a window, or renders pictures of its screens.
@main
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Gallery",
        abstract: "Shows Trestle's example screens, in a window or as pictures.",
        discussion: """
            Screens: \(ScreenChoice.allNames.joined(separator: ", ")).
            Without a display (or with TRESTLE_HOST=headless) use --pictures.
            """)

    @Argument(help: "The screen to start in; without one the list of screens.")
    var screen: ScreenChoice?

    @Option(help: ArgumentHelp("Render every screen, or only SCREEN, to PNG files in this folder.", valueName: "dir"))
    var pictures: String?

    @Option(
        help: ArgumentHelp(
            "Show this .xib or .storyboard file. Classes that are not here are shown as UIKit's, and listed.",
            valueName: "file"))
    var nib: String?

    @Option(help: "The storyboard identifier of the scene of --nib; without it the initial one.")
    var identifier: String?

    @Option(help: "Pixels a point of the pictures: 1, 2 or 3.")
    var scale = 2

    @Flag(help: "Pictures and films in dark mode.")
    var dark = false

    @Flag(help: "Pictures with a phone around the screen.")
    var framed = false

    @Option(help: ArgumentHelp("Write the film of the README to this file, an animated PNG.", valueName: "file"))
    var film: String?

    @Flag(help: "Pictures laid out from right to left.")
    var rtl = false

    @Option(help: "The text size of pictures.")
    var textSize: TextSizeChoice = .large

    @Option(
        help: ArgumentHelp(
            "Compare rows with a picture of real iOS of this name, or \"all\"; needs --references.",
            valueName: "picture"))
    var difference: String?

    @Option(help: ArgumentHelp("The folder with pictures of real iOS.", valueName: "dir"))
    var references: String?

    func validate() throws {
        guard difference == nil || references != nil else { throw ValidationError("--difference needs --references.") }
        guard (1...3).contains(scale) else { throw ValidationError("--scale is 1, 2 or 3, not \(scale).") }
        guard identifier == nil || nib != nil else { throw ValidationError("--identifier needs --nib.") }
    }

    /// Runs the command. It is called on the main thread, because `main()` is synchronous.
    func run() throws {
        try MainActor.assumeIsolated(show)
    }

    @MainActor
    private func show() throws {
        let nib = try nib.map { try NibScreen(file: $0, identifier: identifier) }
        if let difference, let references {
            try compare(difference, references: URL(fileURLWithPath: references))
        } else if let pictures {
            let camera = ScreenCamera(
                folder: URL(fileURLWithPath: pictures), scale: scale, isDark: dark, isRightToLeft: rtl,
                isFramed: framed, textSize: textSize)
            if let nib { try camera.photograph(nib) } else { try camera.photograph(screen) }
        } else if let film {
            let recorder = Film(scale: scale, isDark: dark)
            try recorder.playScenes()
            try recorder.write(to: URL(fileURLWithPath: film))
        } else {
            GalleryAppDelegate.firstScreen = screen?.screen
            GalleryAppDelegate.nib = nib
            throw ExitCode(
                UIApplicationMain(
                    CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(GalleryAppDelegate.self)))
        }
    }

    @MainActor
    private func compare(_ name: String, references: URL) throws {
        let scenes = name == "all" ? ReferenceScene.all : [ReferenceScene.named(name)].compactMap { $0 }
        guard !scenes.isEmpty else {
            let known = ReferenceScene.all.map(\.name).joined(separator: ", ")
            throw ValidationError("There is no scene for \(name), but for \(known).")
        }
        let folder = URL(fileURLWithPath: pictures ?? "build/difference")
        for scene in scenes { try PictureDifference(scene: scene, references: references).write(to: folder) }
    }
}
