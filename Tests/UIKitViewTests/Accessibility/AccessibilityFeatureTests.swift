import Foundation
import Testing
import UIKit
import UIKitTestDriver

/// Features of assistive technologies that a desktop does not have, and texts that are read line by line.
@MainActor @Suite(.serialized)
struct AccessibilityFeatureTests {
    @Test func guidedAccessIsRefused() async {
        let result = await withCheckedContinuation { continuation in
            UIAccessibility.configureForGuidedAccess(features: [.zoom, .voiceOver], enabled: true) {
                continuation.resume(returning: ($0, ($1 as? UIAccessibility.GuidedAccessError)?.code))
            }
        }
        #expect(result == (false, .permissionDenied))
        let error: any Error = UIAccessibility.GuidedAccessError(.failed)
        #expect((error as NSError).domain == UIAccessibility.guidedAccessErrorDomain)
        #expect((error as NSError).code == UIAccessibility.GuidedAccessError.Code.failed.rawValue)
    }

    @Test func textWithAttributesIsThatWithoutByDefault() {
        let page = Page()
        #expect(page.accessibilityAttributedContent(forLineNumber: 1)?.string == "two")
        #expect(page.accessibilityAttributedPageContent()?.string == "one\ntwo")
    }

    @Test func expandedElementsAreNotExpandableByDefault() {
        let view = UIView()
        #expect(view.accessibilityExpandedStatus == .unsupported)
        view.accessibilityExpandedStatus = .collapsed
        #expect(view.accessibilityExpandedStatus == .collapsed)
    }

    @Test func nothingIsSavedToAnAlbumAndTheTargetHearsOfIt() throws {
        let app = try TestApplication(showing: UIViewController())
        let target = AlbumTarget()
        let image = UIImage()
        UIImageWriteToSavedPhotosAlbum(image, target, AlbumTarget.saved, nil)
        #expect(target.errors.isEmpty)
        app.advance(by: 0.1)
        #expect(target.errors.count == 1 && target.image === image)
        UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
        app.advance(by: 0.1)
        #expect(target.errors.count == 1)
    }
}

private final class Page: UIAccessibilityReadingContent {
    private let lines = ["one", "two"]

    func accessibilityLineNumber(for point: CGPoint) -> Int { NSNotFound }
    func accessibilityContent(forLineNumber lineNumber: Int) -> String? { lines[lineNumber] }
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect { .zero }
    func accessibilityPageContent() -> String? { lines.joined(separator: "\n") }
}

@MainActor private final class AlbumTarget: NSObject {
    static let saved = Selector(
        "image:didFinishSavingWithError:contextInfo:",
        calling: AlbumTarget.image(_:didFinishSavingWithError:contextInfo:))

    var image: UIImage?
    var errors: [NSError] = []

    func image(_ image: UIImage, didFinishSavingWithError error: NSError?, contextInfo: UnsafeRawPointer) {
        self.image = image
        if let error { errors.append(error) }
    }
}
