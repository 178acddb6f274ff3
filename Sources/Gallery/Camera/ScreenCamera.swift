import GalleryScreens
import UIKit
import UIKitTestDriver

/// Renders screens to PNG files with up to 256 colors, which are named after screen, appearance, layout direction, text
/// size and scale.
@MainActor
struct ScreenCamera {
    let folder: URL
    let scale: Int
    let isDark: Bool
    let isRightToLeft: Bool
    /// Whether a phone is drawn around the screen. The screen then has the safe area of the phone.
    let isFramed: Bool
    let textSize: TextSizeChoice

    /// Renders a screen in its pose; with nil the list and all screens.
    func photograph(_ choice: ScreenChoice?) throws {
        if let choice { return try photograph(choice.screen) }
        try photograph(nil as GalleryScreen?)
        for screen in GalleryScreen.all { try photograph(screen) }
    }

    /// Renders what a nib contains, and prints what differs from its program.
    func photograph(_ nib: NibScreen) throws {
        try photograph(nib.name, pose: nil) { nib.makeController() }
        nib.report()
    }

    private func photograph(_ screen: GalleryScreen?) throws {
        let identifier = screen?.identifier ?? "gallery"
        try photograph(identifier, pose: ScreenPose.all[identifier]) {
            GalleryScreen.navigationController(showing: screen)
        }
    }

    private func photograph(_ identifier: String, pose: ScreenPose?, _ makeController: () -> UIViewController) throws {
        let phone = PhoneFrame(scale: scale, isDark: isDark, isRightToLeft: isRightToLeft)
        let app = try TestApplication(
            showing: makeController(), scale: CGFloat(scale), style: isDark ? .dark : .light,
            layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, contentSizeCategory: textSize.category,
            device: isFramed ? phone.device : nil)
        defer { app.end() }
        // The scroll indicators, which flash at first, have faded out after two seconds.
        app.advance(by: 2)
        try waitForRest(app)
        // Poses touch what is on the screen at the standard size.
        if let pose, textSize == .large {
            try pose.take(app)
            if !pose.isMoment {
                app.advance(by: 2)
                try waitForRest(app)
            }
        }
        let picture = isFramed ? phone.picture(of: app.screenshot()) : UIImage(cgImage: app.screenshot())
        try write(picture, name: identifier)
    }

    private func write(_ picture: UIImage, name: String) throws {
        let parts = [
            name, isDark ? "dark" : nil, isRightToLeft ? "rtl" : nil, textSize == .large ? nil : textSize.rawValue,
            "\(scale)x",
        ]
        let file = folder.appendingPathComponent(parts.compactMap { $0 }.joined(separator: "-") + ".png")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try picture.cgImage?.palettePNG()?.write(to: file)
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
