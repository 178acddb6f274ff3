import Testing
import UIKitTestDriver

@testable import UIKit

/// What an application moves and replaces in a search bar.
@MainActor @Suite(.serialized) struct SearchBarAdjustmentTests {
    private func open() throws -> (TestApplication, UISearchBar) {
        let controller = UIViewController()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.text = "Text"
        controller.view.addSubview(bar)
        return (try TestApplication(showing: controller, scale: 1), bar)
    }

    @Test func iconsAndTextAreMovedByTheirAdjustments() throws {
        let (app, bar) = try open()
        let field = bar.searchTextField
        let (glass, text) = (try #require(field.leftView).frame, field.textRect(forBounds: field.bounds))
        bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: -2), for: .search)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 8, vertical: 3)
        app.frame()
        #expect(field.leftView?.frame == glass.offsetBy(dx: 5, dy: -2))
        let moved = field.textRect(forBounds: field.bounds)
        #expect(moved.origin == CGPoint(x: text.minX + 8, y: text.minY + 3) && moved.maxX == text.maxX)
        #expect(bar.positionAdjustment(for: .clear) == .zero)
    }

    @Test func aPromptIsAboveTheFieldAndMakesTheBarHigher() throws {
        let (app, bar) = try open()
        let (height, field) = (bar.intrinsicContentSize.height, bar.searchTextField.frame)
        bar.prompt = "Prompt"
        #expect(bar.intrinsicContentSize.height == height + 30)
        bar.sizeToFit()
        app.frame()
        #expect(try app.view(text: "Prompt").frame == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(bar.searchTextField.frame == field.offsetBy(dx: 0, dy: 30))
        bar.prompt = nil
        bar.sizeToFit()
        app.frame()
        #expect(bar.searchTextField.frame == field)
    }

    @Test func aDisabledBarTakesNoInput() throws {
        let (app, bar) = try open()
        bar.isEnabled = false
        try app.tap(bar.searchTextField)
        #expect(!bar.isFirstResponder)
        bar.isEnabled = true
        try app.tap(bar.searchTextField)
        #expect(bar.isFirstResponder)
    }

    @Test func aBarThatIsNotTranslucentIsFilled() throws {
        let (_, bar) = try open()
        bar.barTintColor = UIColor.red.withAlphaComponent(0.5)
        let ground = try #require(bar.subviews.first { $0 is UIImageView })
        #expect(ground.backgroundColor == UIColor.red.withAlphaComponent(0.5))
        bar.isTranslucent = false
        #expect(ground.backgroundColor == UIColor.red.withAlphaComponent(1))
    }
}
