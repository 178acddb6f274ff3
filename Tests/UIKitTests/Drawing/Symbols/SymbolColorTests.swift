import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized) struct SymbolColorTests {
    private let red = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])

    /// Whether the middle of the view has the color of a filled symbol.
    private func middle(of view: UIImageView) throws -> [UInt8] {
        let controller = UIViewController()
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        view.contentMode = .center
        controller.view.addSubview(view)
        let app = try TestApplication(showing: controller, size: CGSize(width: 40, height: 40))
        let color = app.screenshot().color(x: 20, y: 20)
        return [UInt8(color.red), UInt8(color.green), UInt8(color.blue)]
    }

    private func square(_ configuration: UIImage.SymbolConfiguration?) -> UIImage? {
        UIImage(systemName: "circle.fill", withConfiguration: configuration)
    }

    @Test func aSymbolInAButtonKeepsItsColors() throws {
        let button = UIButton(type: .system)
        button.setImage(square(red), for: .normal)
        #expect(button.imageView?.image?.pixels.isTemplate == false)
        button.setImage(square(nil), for: .normal)
        #expect(button.imageView?.image?.pixels.isTemplate == true)
    }

    @Test func colorsCombineWithSizesAndAreArchived() throws {
        let both = try #require(
            UIImage.SymbolConfiguration(pointSize: 30).applying(red) as? UIImage.SymbolConfiguration)
        let image = try #require(square(both))
        #expect(image.size.width > 30)
        let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data) == image)
    }
}
