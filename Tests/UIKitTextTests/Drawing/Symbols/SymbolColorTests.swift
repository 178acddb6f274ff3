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
        let app = try TestApplication(showing: controller, size: CGSize(width: 40, height: 40), scale: 1)
        let color = app.screenshot().color(x: 20, y: 20)
        return [UInt8(color.red), UInt8(color.green), UInt8(color.blue)]
    }

    private func symbol(_ configuration: UIImage.SymbolConfiguration?) -> UIImage? {
        UIImage(systemName: "star.fill", withConfiguration: configuration)
    }

    @Test func aPaletteOrAHierarchyColorsASymbolWhateverTheTint() throws {
        let view = UIImageView(image: symbol(red))
        view.tintColor = .green
        #expect(try middle(of: view) == [255, 0, 0])
        view.image = symbol(UIImage.SymbolConfiguration(hierarchicalColor: .blue))
        #expect(try middle(of: view) == [0, 0, 255])
    }

    @Test func aTemplateAndAMonochromeSymbolHaveTheTint() throws {
        let view = UIImageView(image: symbol(red)?.withRenderingMode(.alwaysTemplate))
        view.tintColor = .blue
        #expect(try middle(of: view) == [0, 0, 255])
        view.image = symbol(red)?.applyingSymbolConfiguration(.preferringMonochrome())
        #expect(try middle(of: view) == [0, 0, 255])
    }

    @Test func aViewsPreferenceColorsSymbolsWithoutColors() throws {
        let view = UIImageView(image: symbol(nil))
        view.preferredSymbolConfiguration = red
        #expect(try middle(of: view) == [255, 0, 0])
    }

    @Test func aSymbolInAButtonKeepsItsColors() throws {
        let button = UIButton(type: .system)
        button.setImage(symbol(red), for: .normal)
        #expect(button.imageView?.image?.pixels.isTemplate == false)
        button.setImage(symbol(nil), for: .normal)
        #expect(button.imageView?.image?.pixels.isTemplate == true)
    }

    @Test func colorsCombineWithSizesAndAreArchived() throws {
        let both = try #require(
            UIImage.SymbolConfiguration(pointSize: 30).applying(red) as? UIImage.SymbolConfiguration)
        let image = try #require(symbol(both))
        #expect(image.size.width > 30)
        let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data) == image)
    }
}
