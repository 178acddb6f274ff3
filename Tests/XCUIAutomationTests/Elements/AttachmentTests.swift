import XCTest
import XCUIAutomation

/// What a test keeps as a file. UIKit's types are known without an import of UIKit, as on iOS.
final class AttachmentTests: XCTestCase {
    func testAnAttachmentHasTheTypeAndTheNameThatItWasGiven() {
        let attachment = XCTAttachment(
            uniformTypeIdentifier: "public.png", name: "row.png", payload: Data([1]), userInfo: ["row": 1])
        XCTAssertEqual(attachment.uniformTypeIdentifier, "public.png")
        XCTAssertEqual(attachment.name, "row.png")
        XCTAssertEqual(attachment.userInfo?["row"] as? Int, 1)
    }

    func testAnAttachmentWithoutATypeIsData() {
        let attachment = XCTAttachment(uniformTypeIdentifier: nil, name: nil, payload: nil)
        XCTAssertEqual(attachment.uniformTypeIdentifier, "public.data")
        XCTAssertNil(attachment.name)
    }

    func testAnImageIsKeptAsPNG() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill($0.format.bounds) }
        XCTAssertEqual(XCTAttachment(image: image).uniformTypeIdentifier, "public.png")
    }
}
