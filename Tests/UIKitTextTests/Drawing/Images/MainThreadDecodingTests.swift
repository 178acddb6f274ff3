import Foundation
import Synchronization
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What the console says about pictures that are decoded on the main thread.
@MainActor @Suite(.serialized)
struct MainThreadDecodingTests {
    private func picture() throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format).pngData { _ in }
    }

    @Test func aPictureIsReportedOnceWithItsSize() throws {
        let data = try picture()
        let said = logged(with: .decoding) {
            _ = UIImage(data: data)
            _ = UIImage(data: data)
        }
        #expect(said.count == 1)
        #expect(
            said.first?.hasPrefix("The picture of \(data.count) bytes, 6 x 4 pixels, was decoded on the main thread.")
                == true)
    }

    @Test func aFileIsReportedWithItsName() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trestle-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("leaf.png")
        try picture().write(to: file)
        let said = logged(with: .decoding) { _ = UIImage(contentsOfFile: file.path) }
        #expect(said.first?.contains("leaf.png, 6 x 4 pixels") == true)
    }

    @Test func aPictureOnAnotherThreadIsNotReported() throws {
        let data = try picture()
        let size = Mutex(CGSize.zero)
        let said = logged(with: .decoding) {
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                let image = UIImage(data: data)
                size.withLock { $0 = image?.size ?? .zero }
                done.signal()
            }
            done.wait()
        }
        #expect(size.withLock { $0 } == CGSize(width: 6, height: 4))
        #expect(said.isEmpty)
    }

    @Test func withoutTheFlagNothingIsReported() throws {
        let data = try picture()
        #expect(logged(with: []) { _ = UIImage(data: data) }.isEmpty)
    }
}
