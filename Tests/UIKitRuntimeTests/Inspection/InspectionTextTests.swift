import Testing
import UIKit
import UIKitTestDriver

/// The text and the JSON of inspections, and what they say of views, controllers, layers and animations.
@MainActor @Suite(.serialized)
struct InspectionTextTests {
    private let controller = UIViewController()
    private let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    init() {
        controller.title = "Boxes"
        box.accessibilityIdentifier = "box"
        controller.view.addSubview(box)
    }

    private func start() throws -> TestApplication {
        try TestApplication(showing: controller, size: CGSize(width: 300, height: 400), scale: 1)
    }

    @Test func aViewIsALineWithWhatDiffersFromTheDefaults() throws {
        box.alpha = 0.5
        box.clipsToBounds = true
        box.isUserInteractionEnabled = false
        let view = try #require(start().inspection.view(identifier: "box"))
        #expect(view.summary == "UIView (10, 20, 30, 40) id=\"box\" alpha=0.5 clips no interaction")
        #expect(view.frameInWindow == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test func theTextHasTheTreeAndNamesControllers() throws {
        let text = try start().inspection.text(of: [.views, .controllers])
        #expect(text.hasPrefix("views\n  UIWindow (0, 0, 300, 400)"))
        #expect(text.contains("\n    UIView (0, 0, 300, 400) of UIViewController\n"))
        #expect(text.contains("\n      UIView (10, 20, 30, 40) id=\"box\"\n"))
        #expect(text.hasSuffix("controllers\n  UIViewController \"Boxes\"\n"))
    }

    @Test func aPartWithNothingToSayIsLeftOut() throws {
        let inspection = try start().inspection
        #expect(inspection.text(of: [.tables, .animations, .gestures]).isEmpty)
        #expect(inspection.description.contains("rendering\n  last frame: "))
    }

    @Test func viewsAreFoundByClassIdentifierAndText() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "Lisbon"
        box.addSubview(label)
        let inspection = try start().inspection
        #expect(inspection.views(matching: "lisb").map(\.className) == ["UILabel"])
        #expect(inspection.views(matching: "BOX").map(\.identifier) == ["box"])
        #expect(inspection.views(matching: "UILabel").count == 1)
        #expect(inspection.views(matching: "Porto").isEmpty)
    }

    @Test func responderChainsGoFromTheViewToTheApplication() throws {
        let view = try #require(start().inspection.view(identifier: "box"))
        #expect(Array(view.responderChain.prefix(2)) == ["UIView", "UIViewController"])
        #expect(view.responderChain.contains("UIWindow"))
        #expect(view.responderChain.contains("UIApplication"))
    }

    @Test func presentedControllersAndChildrenAreListed() throws {
        let child = UIViewController()
        controller.addChild(child)
        let app = try start()
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        controller.present(alert, animated: false)
        let root = try #require(app.inspection.controllers.first)
        #expect(root.title == "Boxes")
        #expect(root.children.map(\.isViewLoaded) == [false])
        #expect(root.presented.map(\.className) == ["UIAlertController"])
        #expect(root.presented.map(\.isShown) == [true])
    }

    @Test func layersNameWhatDiffersFromTheDefaults() throws {
        box.layer.cornerRadius = 8
        box.layer.backgroundColor = UIColor.red.cgColor
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
        box.layer.addSublayer(gradient)
        let view = try #require(start().inspection.view(identifier: "box"))
        #expect(view.layer.cornerRadius == 8)
        #expect(view.layer.backgroundColor == "#FF0000FF")
        #expect(view.layer.sublayers.map(\.className) == ["CAGradientLayer"])
        #expect(view.description.contains("| layer: background #FF0000FF, corners 8\n"))
        #expect(view.description.contains("| sublayer (0, 0, 30, 10) CAGradientLayer"))
    }

    @Test func animationsHaveTheirTime() throws {
        let app = try start()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.alpha = 0 }
        app.advance(by: 0.25)
        let animation = try #require(app.inspection.animations.first { $0.keyPath == "opacity" })
        #expect(animation.layer == "box")
        #expect(animation.duration == 1)
        #expect(abs(animation.elapsed - 0.25) < 0.02)
        app.advance(by: 1)
        #expect(app.inspection.animations.isEmpty)
    }

    @Test func theJSONIsReadBack() throws {
        let inspection = try start().inspection
        let data = Data(inspection.json.utf8)
        #expect(try JSONDecoder().decode(Trestle.Inspection.self, from: data) == inspection)
        let values = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(
            Set(values.keys) == [
                "animations", "controllers", "gestures", "rendering", "responderChain", "tables", "windows",
            ])
    }

    @Test func whatIsNotFiniteIsAWordInTheJSON() throws {
        box.isHidden = true
        box.layer.zPosition = .infinity
        let json = try start().inspection.json
        #expect(json.contains("\"zPosition\" : \"inf\""))
    }
}
