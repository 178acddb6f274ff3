import AnimatedPictures
import GalleryScreens
import UIKit
import UIKitTestDriver

/// Records what a finger does with screens of the Gallery, on a phone, as an animated PNG.
@MainActor
final class Film {
    private static let framesPerSecond = 20

    private let phone: PhoneFrame
    private var animation = AnimatedPNG(framesPerSecond: framesPerSecond)
    private var app: TestApplication?
    /// The place of the finger while it touches the screen.
    private var finger: CGPoint?

    init(scale: Int, isDark: Bool) {
        phone = PhoneFrame(scale: scale, isDark: isDark, isRightToLeft: false)
    }

    /// Opens a screen at rest.
    func open(_ identifier: String) throws {
        app?.end()
        let app = try TestApplication(
            showing: GalleryScreen.navigationController(
                showing: GalleryScreen.all.first { $0.identifier == identifier }),
            style: phone.isDark ? .dark : .light, device: phone.device)
        self.app = app
        app.advance(by: 2)
    }

    func run(_ seconds: Double) {
        for _ in 0..<max(1, Int((seconds * Double(Self.framesPerSecond)).rounded())) { step() }
    }

    func touch(_ point: CGPoint) {
        finger = point
        app?.touchDown(at: point)
        step()
    }

    func move(to point: CGPoint, in seconds: Double) {
        guard let start = finger else { return }
        let count = max(1, Int((seconds * Double(Self.framesPerSecond)).rounded()))
        for index in 1...count {
            let part = CGFloat(index) / CGFloat(count)
            let place = CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part)
            finger = place
            app?.touchMove(to: place)
            step()
        }
    }

    func lift() {
        app?.touchUp()
        finger = nil
        step()
    }

    func tap(_ find: (TestApplication) throws -> UIView) throws {
        guard let app else { return }
        let view = try find(app)
        touch(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        step()
        lift()
    }

    func type(_ text: String) {
        for character in text {
            app?.type(String(character))
            run(0.15)
        }
    }

    /// Ends the application and writes the film.
    func write(to file: URL) throws {
        app?.end()
        guard let data = animation.data() else { return }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        print("\(file.path): \(animation.duration) s, \(data.count / 1024) KiB")
    }

    /// Shows the next frame.
    private func step() {
        guard let app else { return }
        app.advance(by: 1 / Double(Self.framesPerSecond))
        let picture = phone.picture(of: app.screenshot(), finger: finger)
        if let image = picture.cgImage { animation.add(image) }
    }
}
