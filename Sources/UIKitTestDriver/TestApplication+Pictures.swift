import Foundation
internal import HeadlessHost
import UIKit

extension TestApplication {
    /// Returns a picture of the screen in pixels: the size in points times `scale`.
    public func screenshot() -> CGImage {
        frame()
        let captured = hostWindow.capture()
        let image = CGImage(width: captured.width, height: captured.height) { pixels, pixelsPerRow in
            captured.bytes.withUnsafeBytes { bytes in
                for y in 0..<captured.height {
                    UnsafeMutableRawPointer(pixels + y * pixelsPerRow).copyMemory(
                        from: bytes.baseAddress! + y * captured.width * 4, byteCount: captured.width * 4)
                }
            }
        }
        guard let image else {
            preconditionFailure("a screen of \(captured.width) x \(captured.height) pixels is too large")
        }
        return image
    }

    /// Returns what the window shows as a PNG file.
    public func screenshotPNG() throws -> Data {
        guard let data = screenshot().pngData() else { throw DriverError("the screenshot could not be written as PNG") }
        return data
    }

    /// Writes a picture of the screen as a PNG file, and creates missing folders.
    public func writeScreenshot(to url: URL) throws {
        let data = try screenshotPNG()
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    /// Compares the screen with the picture stored in `__Pictures__` beside the test file.
    ///
    /// With `RECORD=1` in the environment it stores the picture instead of comparing it.
    ///
    /// Glyphs stand on whole pixels with Cairo up to version 1.16 and on quarters of pixels with later versions. A
    /// picture `NAME-whole.png` or `NAME-quarters.png` takes the place of `NAME.png` where they do. With
    /// `RECORD=variant` a picture that differs from the stored one is stored in this way.
    ///
    /// - Parameters:
    ///   - name: the name of the stored file, without extension.
    ///   - tolerance: how far a color component may differ, 0 to 255.
    ///   - filePath: the test file; leave it out.
    /// - Throws: ``DriverError`` when the pictures differ or none is stored. The actual picture, the expected one and
    ///   their difference are written to `build/failed`.
    public func assertPicture(named name: String, tolerance: Int = 0, filePath: String = #filePath) throws {
        try PictureComparison(name: name, testFile: filePath, tolerance: tolerance).check(screenshot())
    }

    /// Returns the views of all windows as text, one per line: class, frame, and properties that differ from their
    /// defaults. The text is the same in every run.
    public func dumpTree() -> String {
        frame()
        return screen.shownWindows.map { $0.treeDump() }.joined(separator: "\n")
    }
}

extension UIView {
    /// Returns this view and its descendants as text, one per line: class, frame, and properties that differ from their
    /// defaults. The text is the same in every run.
    public func dumpTree() -> String {
        treeDump()
    }
}
