import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct TextFieldDrawingTests {
    private final class Drawing: UITextField {
        var drawn: [String] = []
        var callsSuper = false

        override func drawText(in rect: CGRect) {
            drawn.append("text")
            if callsSuper { super.drawText(in: rect) }
        }

        override func drawPlaceholder(in rect: CGRect) {
            drawn.append("placeholder \(rect)")
            if callsSuper { super.drawPlaceholder(in: rect) }
        }
    }

    private func show(_ field: UITextField) throws -> TestApplication {
        field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        controller.view.addSubview(field)
        let app = try TestApplication(showing: controller)
        try app.settle()
        return app
    }

    private func inkedPixels(_ app: TestApplication, _ field: UITextField) throws -> Int {
        let image = try #require(
            UIGraphicsImageRenderer(size: field.bounds.size).image { _ in
                field.drawHierarchy(in: field.bounds, afterScreenUpdates: true)
            }.cgImage)
        return (0..<image.height).reduce(0) { count, y in
            count + (0..<image.width).filter { image.color(x: $0, y: y).alpha > 40 }.count
        }
    }

    @Test func anOverrideDrawsThePlaceholderInItsOwnCoordinates() throws {
        let field = Drawing()
        field.placeholder = "Name"
        let app = try show(field)
        #expect(field.drawn.contains("placeholder \(CGRect(x: 0, y: 0, width: 200, height: 40))"))
        #expect(try inkedPixels(app, field) == 0)
    }

    @Test func anOverrideThatCallsSuperDrawsThePlaceholderAndTheText() throws {
        let field = Drawing()
        field.callsSuper = true
        field.placeholder = "Name"
        let app = try show(field)
        #expect(try inkedPixels(app, field) > 20)
        field.text = "Lisbon"
        try app.settle()
        #expect(field.drawn.last == "text")
        #expect(try inkedPixels(app, field) > 20)
    }

    @Test func anOverrideDrawsTheTextWhileItIsNotEdited() throws {
        let field = Drawing()
        field.text = "Lisbon"
        let app = try show(field)
        #expect(field.drawn.contains("text"))
        #expect(try inkedPixels(app, field) == 0)
        field.becomeFirstResponder()
        try app.settle()
        field.drawn = []
        #expect(try inkedPixels(app, field) > 20)
        #expect(field.drawn == [])
    }

    @Test func otherFieldsRecordNoDrawing() throws {
        final class Plain: UITextField {}
        #expect(!TextFieldDrawing.drawsText(Plain.self))
        #expect(!TextFieldDrawing.drawsPlaceholder(Plain.self))
        #expect(TextFieldDrawing.drawsText(Drawing.self))
        #expect(TextFieldDrawing.drawsPlaceholder(Drawing.self))
    }
}
