import Testing

@testable import UIKit

/// Layouts that were measured on real UIKit, replayed: Facts/autolayout says where they come from.
@MainActor @Suite(.serialized)
struct MeasuredLayoutTests {
    @Test(arguments: MeasuredScene.all.map(\.name))
    func framesAreThoseOfUIKit(_ name: String) throws {
        let scene = try #require(MeasuredScene.all.first { $0.name == name })
        if let cases = scene.cases {
            for variant in cases { check(scene, variant, variant.expected ?? []) }
        } else {
            check(scene, nil, scene.expected ?? [])
        }
    }

    /// UIKit's frames are rounded to whole points and half points; ours to pixels.
    private func check(
        _ scene: MeasuredScene, _ variant: MeasuredScene.Case?, _ expected: [MeasuredScene.Expectation]
    ) {
        let built = BuiltScene(scene, variant)
        for expectation in expected {
            let (id, numbers) = (expectation.id, expectation.frame)
            let wanted = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            guard
                let frame = id.hasSuffix("LayoutGuide")
                    ? built.views["root"]?.safeAreaLayoutGuide.layoutFrame : built.frame(of: id)
            else {
                Issue.record("\(scene.name): there is no \(id)")
                continue
            }
            let isClose = zip(
                [frame.minX, frame.minY, frame.width, frame.height],
                [wanted.minX, wanted.minY, wanted.width, wanted.height]
            ).allSatisfy { abs($0 - $1) <= 0.5001 }
            #expect(
                isClose,
                "\(scene.name) \(variant.map { "\($0.alignment ?? "") hidden \($0.hidden ?? "-") sized \($0.sized ?? false)" } ?? ""): \(id) is \(frame), not \(wanted)"
            )
        }
    }

    /// The insets of a child that lies anywhere in a view with a safe area.
    @Test func theReadableGuideIsTheMarginsUpToItsWidth() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1200, height: 200))
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 264, y: 8, width: 672, height: 184))
        view.frame.size.width = 320
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 304, height: 184))
    }
}
