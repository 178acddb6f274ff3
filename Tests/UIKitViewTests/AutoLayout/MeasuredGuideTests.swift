import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// Guides and safe areas that were measured on real UIKit under Mac Catalyst: Facts/autolayout says where they come from.
@MainActor @Suite(.serialized)
struct MeasuredGuideTests {
    private struct Scene<Case: Decodable>: Decodable {
        var cases: [Case]

        static func read(_ name: String) throws -> Scene {
            try JSONDecoder().decode(
                Scene.self, from: Data(contentsOf: MeasuredScene.folder.appending(path: "\(name).json")))
        }
    }

    private struct ReadableCase: Decodable {
        var width: Double
        var sideMargin: Double
        var guide: [Double]

        enum CodingKeys: String, CodingKey {
            case guide
            case width = "bounds.width"
            case sideMargin = "side_margin"
        }
    }

    @Test func readableGuidesAreThoseOfUIKit() throws {
        let look = Trestle.look
        Trestle.look = .catalyst26
        defer { Trestle.look = look }
        let cases = try Scene<ReadableCase>.read("readable_content_guide").cases
        #expect(cases.count == 7)
        for measured in cases {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: measured.width, height: 200))
            view.layoutMargins = UIEdgeInsets(
                top: 8, left: measured.sideMargin, bottom: 8, right: measured.sideMargin)
            let frame = view.readableContentGuide.layoutFrame
            #expect(
                [frame.minX, frame.minY, frame.width, frame.height].map(Double.init) == measured.guide,
                "\(measured.width) points wide, margins of \(measured.sideMargin)")
        }
    }

    private struct SafeAreaCase: Decodable {
        var frame: [Double]
        var insets: [Double]

        enum CodingKeys: String, CodingKey {
            case frame = "child.frame"
            case insets = "child.safeAreaInsets"
        }
    }

    /// The safe area of a child ends where it leaves the parent's, on each side by itself.
    @Test func safeAreasOfChildrenAreThoseOfUIKit() throws {
        let cases = try Scene<SafeAreaCase>.read("safe_area_propagation").cases
        #expect(cases.count == 4)
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        let app = try TestApplication(showing: controller, size: CGSize(width: 320, height: 480))
        defer { app.end() }
        let root = try #require(controller.view)
        #expect(root.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 44, width: 298, height: 402))
        for measured in cases {
            let frame = measured.frame
            let child = UIView(frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
            root.addSubview(child)
            let insets = child.safeAreaInsets
            #expect(
                [insets.top, insets.left, insets.bottom, insets.right].map(Double.init) == measured.insets,
                "a child at \(child.frame)")
        }
    }
}
