import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct ScreenModeTests {
    @Test func theModeIsTheSizeInPixels() throws {
        let app = try TestApplication(showing: UIViewController(), scale: 2)
        let screen = UIScreen.main
        #expect(UIScreen.screens == [screen])
        #expect(
            screen.currentMode?.size
                == CGSize(width: screen.bounds.width * 2, height: screen.bounds.height * 2))
        #expect(screen.currentMode?.pixelAspectRatio == 1)
        #expect(screen.availableModes == [screen.currentMode])
        #expect(screen.mirrored == nil)
        app.advance(by: 0)
    }

    @Test func aSnapshotShowsTheWindows() throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .red
        let app = try TestApplication(showing: controller, scale: 1)
        app.advance(by: 0.1)
        let view = UIScreen.main.snapshotView(afterScreenUpdates: true)
        #expect(view.bounds.size == UIScreen.main.bounds.size)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
            view.layer.render(in: $0.cgContext)
        }
        #expect(image.cgImage?.color(x: 100, y: 300).red == 255)
    }
}
