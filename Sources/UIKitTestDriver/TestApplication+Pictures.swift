import Foundation
internal import HeadlessHost
import UIKit

extension TestApplication {
    /// What the screen shows, in pixels.
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

    public func screenshotPNG() throws -> Data {
        guard let data = screenshot().pngData() else { throw DriverError("the screenshot could not be written as PNG") }
        return data
    }

    /// Writes a PNG file and makes the folders it needs.
    public func writeScreenshot(to url: URL) throws {
        let data = try screenshotPNG()
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    /// Compares the screen with the picture stored in `__Pictures__` beside the test file.
    ///
    /// `RECORD=1 swift test` stores what is shown now. A difference throws, and leaves the actual picture, the expected one and their difference
    /// in `build/failed`.
    ///
    /// - Parameter tolerance: how far a colour component may be off, 0 to 255.
    public func assertPicture(named name: String, tolerance: Int = 0, filePath: String = #filePath) throws {
        try PictureComparison(name: name, testFile: filePath, tolerance: tolerance).check(screenshot())
    }

    /// The windows' views as text: class, frame and what is not default, one view a line. The same in every run.
    public func dumpTree() -> String {
        frame()
        return screen.shownWindows.map { $0.treeDump() }.joined(separator: "\n")
    }
}

extension UIView {
    /// This view and those below it as text: class, frame and what is not default, one view a line. The same in every run.
    public func dumpTree() -> String {
        treeDump()
    }
}
