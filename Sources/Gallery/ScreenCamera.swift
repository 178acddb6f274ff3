import GalleryScreens
import UIKit
import UIKitTestDriver

/// Renders screens to PNG files named after screen, appearance, direction and scale.
@MainActor
struct ScreenCamera {
    let folder: URL
    let scale: Int
    let isDark: Bool
    let isRightToLeft: Bool

    /// Without a screen: the list and every screen.
    func photograph(_ choice: ScreenChoice?) throws {
        if let choice { return try photograph(choice.screen) }
        try photograph(nil as GalleryScreen?)
        for screen in GalleryScreen.all { try photograph(screen) }
    }

    private func photograph(_ screen: GalleryScreen?) throws {
        let app = try TestApplication(
            showing: GalleryScreen.navigationController(showing: screen), scale: CGFloat(scale),
            style: isDark ? .dark : .light, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        defer { app.end() }
        // Until the scroll indicators that flash at first are gone.
        app.advance(by: 2)
        try waitForRest(app)
        let name = [
            screen?.identifier ?? "gallery", isDark ? "dark" : nil, isRightToLeft ? "rtl" : nil, "\(scale)x",
        ].compactMap { $0 }.joined(separator: "-")
        let file = folder.appendingPathComponent("\(name).png")
        try app.writeScreenshot(to: file)
        print(file.path)
    }

    /// Until what is read in the background is there: two looks a tenth of a second apart show the same. A screen that never rests is taken
    /// as it is.
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
