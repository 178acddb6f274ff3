import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct ImageSizeAdjustmentTests {
    private func shown(at category: UIContentSizeCategory) throws -> UIImageView {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        let view = UIImageView(image: image)
        let controller = UIViewController()
        controller.view.addSubview(view)
        _ = try TestApplication(showing: controller, contentSizeCategory: category)
        return view
    }

    @Test func anImageGrowsAtSizesForAccessibilityIfItIsAsked() throws {
        let view = try shown(at: .accessibilityLarge)
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        #expect(view.intrinsicContentSize.width > 30)
        #expect(view.sizeThatFits(.zero) == view.intrinsicContentSize)
    }

    @Test func aButtonGrowsWithItsImage() throws {
        let button = UIButton()
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }, for: .normal)
        let controller = UIViewController()
        controller.view.addSubview(button)
        let app = try TestApplication(showing: controller, contentSizeCategory: .accessibilityLarge)
        #expect(button.intrinsicContentSize == CGSize(width: 20, height: 10))
        button.adjustsImageSizeForAccessibilityContentSizeCategory = true
        #expect(button.intrinsicContentSize.width > 30)
        button.sizeToFit()
        button.layoutIfNeeded()
        #expect(button.imageView?.bounds.width ?? 0 > 38)
        withExtendedLifetime(app) {}
    }

    @Test func anImageKeepsItsSizeAtOtherSizes() throws {
        let view = try shown(at: .extraExtraExtraLarge)
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    }
}
