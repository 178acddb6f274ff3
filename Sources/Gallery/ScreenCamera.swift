import GalleryScreens
import UIKit
import UIKitTestDriver

/// Renders screens to PNG files, which are named after screen, appearance, layout direction and scale.
@MainActor
struct ScreenCamera {
    let folder: URL
    let scale: Int
    let isDark: Bool
    let isRightToLeft: Bool

    /// Renders a screen; with nil the list and all screens.
    func photograph(_ choice: ScreenChoice?) throws {
        if let choice { return try photograph(choice.screen) }
        try photograph(nil as GalleryScreen?)
        for screen in GalleryScreen.all { try photograph(screen) }
    }

    /// Renders what a nib contains, and prints what differs from its program.
    func photograph(_ nib: NibScreen) throws {
        try photograph(nib.name) { nib.makeController() }
        nib.report()
    }

    private func photograph(_ screen: GalleryScreen?) throws {
        try photograph(screen?.identifier ?? "gallery") { GalleryScreen.navigationController(showing: screen) }
    }

    private func photograph(_ identifier: String, _ makeController: () -> UIViewController) throws {
        let app = try TestApplication(
            showing: makeController(), scale: CGFloat(scale), style: isDark ? .dark : .light,
            layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        defer { app.end() }
        // The scroll indicators, which flash at first, have faded out after two seconds.
        app.advance(by: 2)
        try waitForRest(app)
        let name = [
            identifier, isDark ? "dark" : nil, isRightToLeft ? "rtl" : nil, "\(scale)x",
        ].compactMap { $0 }.joined(separator: "-")
        let file = folder.appendingPathComponent("\(name).png")
        try app.writeScreenshot(to: file)
        print(file.path)
    }

    /// Waits until two pictures a tenth of a second apart are equal, so that data read in the background is shown. A
    /// screen that never rests is rendered as it is.
    private func waitForRest(_ app: TestApplication) throws {
        var before = Data()
        for _ in 0..<20 {
            let now = try app.screenshotPNG()
            if now == before { return }
            before = now
            let end = Date(timeIntervalSinceNow: 0.1)
            try app.wait(until: { Date() >= end })
        }
    }
}
