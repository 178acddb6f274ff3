import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct VisualEffectTests {
    @Test func materialsAreTranslucentFills() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller, scale: 1)
        controller.view.backgroundColor = .black
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialLight))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        controller.view.addSubview(view)
        #expect(view.contentView.frame == view.bounds)
        let before = try app.screenshotPNG()
        view.effect = nil
        #expect(try app.screenshotPNG() != before)
    }

    @Test func theParametersOfASubclassAreCopied() throws {
        final class Parameters: UIPreviewParameters {}
        let parameters = Parameters()
        parameters.backgroundColor = .red
        let copy = try #require(parameters.copy() as? Parameters)
        parameters.backgroundColor = .green
        #expect(copy !== parameters && copy.backgroundColor == .red)
    }

    @Test func previewsAreValues() throws {
        let controller = UIViewController()
        _ = try TestApplication(showing: controller)
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        controller.view.addSubview(view)
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .red
        let preview = UITargetedPreview(view: view, parameters: parameters)
        parameters.backgroundColor = .green
        #expect(preview.parameters.backgroundColor == .red && preview.size == CGSize(width: 40, height: 20))
        #expect(preview.target.container === controller.view && preview.target.center == CGPoint(x: 30, y: 20))
        let target = UIPreviewTarget(container: controller.view, center: .zero)
        #expect(preview.retargetedPreview(with: target).target === target)
    }
}
