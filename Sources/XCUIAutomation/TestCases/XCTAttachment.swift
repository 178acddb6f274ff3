import Foundation
import UIKit

/// Data that a test keeps as a file: a picture, a text, or anything else. `XCTestCase.add(_:)` or an activity takes it; it
/// is written into `build/attachments` when the test has ended.
@preconcurrency @MainActor
open class XCTAttachment: NSObject {
    /// How long an attachment is kept. The raw values are Apple's.
    public enum Lifetime: Int, Sendable {
        /// Kept if the test succeeds, too.
        case keepAlways = 0
        /// Kept if the test fails; the default.
        case deleteOnSuccess = 1
    }

    /// The quality of a picture. Pictures are always stored without loss.
    public enum ImageQuality: Int, Sendable {
        /// As it is.
        case original = 0
        /// Stored as it is.
        case medium = 1
        /// Stored as it is.
        case low = 2
    }

    /// The name of the file, without extension.
    open var name: String?
    /// How long the attachment is kept.
    open var lifetime: Lifetime = .deleteOnSuccess
    /// What the data is, such as `public.png`.
    public let uniformTypeIdentifier: String
    /// What the test notes with it. It is not stored.
    open var userInfo: [AnyHashable: Any]?
    let payload: Data
    let fileExtension: String

    init(_ payload: Data, _ type: String, _ fileExtension: String, name: String? = nil) {
        self.payload = payload
        self.name = name
        self.fileExtension = fileExtension
        uniformTypeIdentifier = type
    }

    /// Keeps a picture of the screen.
    public convenience init(screenshot: XCUIScreenshot) {
        self.init(screenshot.pngRepresentation, "public.png", "png")
    }

    /// Keeps a picture of the screen.
    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
        self.init(screenshot: screenshot)
    }

    /// Keeps an image, as a PNG file.
    public convenience init(image: UIImage) {
        self.init(image.pngData() ?? Data(), "public.png", "png")
    }

    /// Keeps an image, as a PNG file.
    public convenience init(image: UIImage, quality: ImageQuality) {
        self.init(image: image)
    }

    /// Keeps a text.
    public convenience init(string: String) {
        self.init(Data(string.utf8), "public.plain-text", "txt")
    }

    /// Keeps data.
    public convenience init(data payload: Data) {
        self.init(payload, "public.data", "bin")
    }

    /// Keeps data of a type.
    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
        self.init(payload, identifier, identifier.split(separator: ".").last.map(String.init) ?? "bin")
    }

    /// Keeps data of a type, `public.data` by default, under a name.
    public convenience init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        let given = name.map { URL(fileURLWithPath: $0).pathExtension } ?? ""
        let type = identifier ?? "public.data"
        let ending = identifier.flatMap { $0.split(separator: ".").last.map(String.init) } ?? "bin"
        self.init(payload ?? Data(), type, given.isEmpty ? ending : given, name: name)
        self.userInfo = userInfo
    }

    /// Keeps a copy of a file; an empty one if it cannot be read.
    public convenience init(contentsOfFile url: URL) {
        self.init(
            (try? Data(contentsOf: url)) ?? Data(), "public.data",
            url.pathExtension.isEmpty ? "bin" : url.pathExtension,
            name: url.deletingPathExtension().lastPathComponent)
    }
}
