import Foundation
import UIKit
import UIKitTestDriver

/// What pictures can be taken of.
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
    /// Takes a picture of what is on the screen now.
    func screenshot() -> XCUIScreenshot
}

/// A picture of the screen, or of a part of it.
@preconcurrency @MainActor
open class XCUIScreenshot: NSObject {
    /// The picture, with the scale of the screen.
    public let image: UIImage

    /// - Parameter frame: the part, in points of the screen; nil for all of it.
    init(of session: LaunchedApplication?, frame: CGRect?) {
        guard let session else {
            image = UIImage()
            return
        }
        session.catchUp()
        let scale = session.app.screen.scale
        let whole = session.app.screenshot()
        let part = frame.map { rect in
            CGRect(x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
                .integral.intersection(CGRect(x: 0, y: 0, width: whole.width, height: whole.height))
        }
        let picture = part.map { $0.isNull || $0.isEmpty ? nil : whole.cropping(to: $0) } ?? whole
        image = picture.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }

    /// The picture as a PNG file; empty if there is no picture.
    public var pngRepresentation: Data { image.pngData() ?? Data() }
}

/// A screen of the device.
@preconcurrency @MainActor
open class XCUIScreen: NSObject, XCUIScreenshotProviding {
    /// The only screen.
    public class var main: XCUIScreen { only }
    /// All screens: the main one.
    public class var screens: [XCUIScreen] { [only] }

    private static let only = XCUIScreen()

    /// Takes a picture of the running application; it is empty if none is running.
    public func screenshot() -> XCUIScreenshot { XCUIScreenshot(of: .current, frame: nil) }
}
