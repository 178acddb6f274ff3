import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// Menus that keys open, and the keys in them.
@MainActor @Suite(.serialized)
struct MenuKeysTests {
    @Test func spaceOpensTheMenuOfAButtonAndLettersFindARow() throws {
        let stage = try KeyStage()
        var chosen: [String] = []
        let button = stage.addButton("Sort")
        button.menu = UIMenu(
            children: ["Name", "Date", "Size", "Distance"].map { title in
                UIAction(title: title) { _ in chosen.append(title) }
            })
        button.showsMenuAsPrimaryAction = true
        stage.press(.keyboardTab, .keyboardSpacebar)
        #expect(stage.app.window.openMenu != nil)
        stage.app.press(.keyboardD)
        stage.app.press(.keyboardI)
        stage.press(.keyboardReturnOrEnter)
        #expect(chosen == ["Distance"])
        #expect(stage.focused === button)
    }

    @Test func oneLetterLeadsFromRowToRow() throws {
        let stage = try KeyStage()
        var chosen: [String] = []
        let button = stage.addButton("Sort")
        button.menu = UIMenu(
            children: ["Name", "Date", "Distance"].map { title in UIAction(title: title) { _ in chosen.append(title) } }
        )
        button.showsMenuAsPrimaryAction = true
        stage.press(.keyboardTab, .keyboardSpacebar)
        stage.app.press(.keyboardD)
        stage.app.press(.keyboardD)
        stage.press(.keyboardReturnOrEnter)
        #expect(chosen == ["Distance"])
    }

    @Test func homeEndAndTabMoveInAMenu() throws {
        let stage = try KeyStage()
        var chosen: [String] = []
        let button = stage.addButton("Sort")
        button.menu = UIMenu(
            children: ["Name", "Date", "Size"].map { title in
                UIAction(title: title, attributes: .keepsMenuPresented) { _ in chosen.append(title) }
            })
        button.showsMenuAsPrimaryAction = true
        stage.press(.keyboardTab, .keyboardSpacebar, .keyboardEnd, .keyboardReturnOrEnter)
        stage.press(.keyboardHome, .keyboardTab, .keyboardReturnOrEnter)
        #expect(chosen == ["Size", "Date"])
    }

    @Test func theMenuKeyOpensTheContextMenuOfAView() throws {
        let stage = try KeyStage()
        let delegate = Menu()
        stage.addButton("Card").addInteraction(UIContextMenuInteraction(delegate: delegate))
        stage.press(.keyboardTab)
        stage.press(.keyboardF10, modifiers: .shift)
        #expect(stage.app.window.openMenu != nil)
        stage.press(.keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(delegate.count == 1)
    }

    @Test func theMenuKeyOpensTheSecondMenuOfAButton() throws {
        let stage = try KeyStage()
        var log: [String] = []
        let button = stage.addButton("Add") { log.append("add") }
        button.menu = UIMenu(children: [UIAction(title: "Other") { _ in log.append("other") }])
        stage.press(.keyboardTab, .keyboardApplication, .keyboardDownArrow, .keyboardReturnOrEnter)
        stage.press(.keyboardReturnOrEnter)
        #expect(log == ["other", "add"])
    }

    @Test func customActionsAreAMenu() throws {
        let stage = try KeyStage()
        var count = 0
        let button = stage.addButton("Card")
        button.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Pin") { _ in
                count += 1
                return true
            }
        ]
        stage.press(.keyboardTab, .keyboardApplication, .keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(count == 1)
    }
}

@MainActor
private final class Menu: NSObject, UIContextMenuInteractionDelegate {
    var count = 0

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Count") { _ in self.count += 1 }])
        }
    }
}
