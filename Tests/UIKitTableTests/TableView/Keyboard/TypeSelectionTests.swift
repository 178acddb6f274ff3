import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct TypeSelectionTests {
    @Test func aLetterFocusesTheNextRowThatBeginsWithIt() throws {
        let stage = try KeyboardStage()
        stage.app.type("l")
        #expect(stage.ringed == "Lagos")
        #expect(stage.selected == [])
    }

    @Test func theSameLetterGoesOn() throws {
        let stage = try KeyboardStage()
        stage.app.type("b")
        #expect(stage.ringed == "Braga")
        stage.app.type("b")
        #expect(stage.ringed == "Bragança")
        stage.app.type("b")
        #expect(stage.ringed == "Braga")
    }

    @Test func lettersThatFollowEachOtherAreOneWord() throws {
        let stage = try KeyboardStage()
        stage.app.type("lis")
        #expect(stage.ringed == "Lisbon")
    }

    @Test func aPauseBeginsAnotherWord() throws {
        let stage = try KeyboardStage()
        stage.app.type("l")
        stage.app.advance(by: 1.5)
        stage.app.type("p")
        #expect(stage.ringed == "Porto")
    }

    @Test func aSpaceInsideAWordSelectsNothing() throws {
        let stage = try KeyboardStage()
        stage.app.type("sao p")
        #expect(stage.ringed == "São Paulo")
        #expect(stage.selected == [])
    }

    @Test func accentsDoNotMatter() throws {
        let stage = try KeyboardStage()
        stage.app.type("ev")
        #expect(stage.ringed == "Évora")
    }

    @Test func rowsOffScreenAreFoundAndNotDisplayed() throws {
        let stage = try KeyboardStage(rows: 100)
        stage.app.type("porto 7")
        stage.app.advance(by: 0.5)
        #expect(stage.ringed == "Porto 7")
        #expect(stage.table.subviews.count { $0 is UITableViewCell && !$0.isHidden } <= 12)
    }

    @Test func aWordThatNoRowHasLeavesTheFocus() throws {
        let stage = try KeyboardStage()
        stage.press(.keyboardDownArrow)
        stage.app.type("xyz")
        #expect(stage.ringed == "Aveiro")
    }
}
