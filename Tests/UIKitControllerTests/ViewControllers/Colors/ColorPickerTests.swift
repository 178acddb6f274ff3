import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// Color wells, and the picker that they open.
@MainActor @Suite(.serialized)
struct ColorPickerTests {
    private final class Log: NSObject, UIColorPickerViewControllerDelegate {
        var entries: [String] = []

        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) {
            entries.append("\(ColorComponents(color).hexadecimal) \(continuously)")
        }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
            entries.append("finished")
        }
    }

    @Test func aTouchInTheGridChoosesItsColor() throws {
        let app = try TestApplication(showing: UIViewController(), size: CGSize(width: 390, height: 844))
        let picker = UIColorPickerViewController()
        let log = Log()
        picker.delegate = log
        app.rootViewController?.present(picker, animated: true)
        app.advance(by: 1)
        let grid = try #require(picker.view.subviews.compactMap { $0 as? ColorGridView }.first)
        let corner = grid.convert(CGPoint(x: grid.bounds.maxX - 2, y: 2), to: nil)
        app.tap(at: corner)
        #expect(log.entries == ["000000 true", "000000 false"])
        #expect(ColorComponents(picker.selectedColor).hexadecimal == "000000")
    }

    @Test func theCloseButtonDismissesThePickerAndTellsTheDelegate() throws {
        let app = try TestApplication(showing: UIViewController(), size: CGSize(width: 390, height: 844))
        let picker = UIColorPickerViewController()
        let log = Log()
        picker.delegate = log
        app.rootViewController?.present(picker, animated: true)
        app.advance(by: 1)
        let button = try #require(picker.view.subviews.first { $0.accessibilityLabel == "Close" })
        app.tap(at: button.convert(CGPoint(x: 15, y: 15), to: nil))
        app.advance(by: 1)
        #expect(log.entries == ["finished"])
        #expect(picker.presentingViewController == nil)
    }

    @Test func aWellOpensAPickerAndSendsTheChosenColor() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller, size: CGSize(width: 390, height: 844))
        let well = UIColorWell(frame: CGRect(x: 100, y: 200, width: 44, height: 44))
        well.title = "Ink"
        var changes = 0
        well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        controller.view.addSubview(well)
        app.advance(by: 0.1)
        app.tap(at: CGPoint(x: 122, y: 222))
        app.advance(by: 1)
        #expect(app.shows(text: "Ink"))
        let picker = try #require(controller.presentedViewController as? UIColorPickerViewController)
        let grid = try #require(picker.view.subviews.compactMap { $0 as? ColorGridView }.first)
        app.tap(at: grid.convert(CGPoint(x: grid.bounds.maxX - 2, y: 2), to: nil))
        #expect(changes > 0)
        #expect(well.selectedColor.map { ColorComponents($0).hexadecimal } == "000000")
    }

    @Test func aGrayKeepsItsHue() {
        var components = ColorComponents(hue: 0.25, saturation: 1, brightness: 1)
        components.rgb = [0.5, 0.5, 0.5]
        #expect(components.hue == 0.25)
        let takesDigits = components.take(hexadecimal: "#FF0000")
        #expect(takesDigits && components.rgb == [1, 0, 0])
        let takesWord = components.take(hexadecimal: "red")
        #expect(!takesWord)
    }
}
