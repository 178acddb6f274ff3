import HostInterface
import Testing

@testable import AccessibilityBus

/// The texts of elements.
@MainActor
@Suite(.serialized, .enabled(if: PrivateBus.isPossible, "dbus-daemon is not installed"))
struct TextTests {
    @Test func aTextIsReadInParts() async throws {
        try await FakeApplication.run { app in
            #expect(await app.client.property("3", "Text", "CharacterCount").int == 20)
            #expect(await app.client.call("3", "Text", "GetText", .int(4), .int(7)).string == "two")
            #expect(await app.client.call("3", "Text", "GetText", .int(9), .int(-1)).string == "Three four!")
            #expect(await app.client.call("3", "Text", "GetText", .int(-5), .int(900)).string == app.text.string)
            #expect(await app.client.call("3", "Text", "GetCharacterAtOffset", .int(4)).int == 116)
        }
    }

    @Test(arguments: [(0, "w", 5, 6), (1, "two. ", 4, 9), (2, "One two. ", 0, 9), (4, "One two. Three four!", 0, 20)])
    func aUnitIsFoundAtAnOffset(granularity: Int, content: String, start: Int, end: Int) async throws {
        try await FakeApplication.run { app in
            let reply = await app.client.call("3", "Text", "GetStringAtOffset", .int(5), .uint(UInt32(granularity)))
            #expect(reply.string == content)
            #expect(reply.results.dropFirst().map(\.int) == [start, end])
        }
    }

    @Test func theUnitsBeforeAndAfterAnOffsetAreFound() async throws {
        try await FakeApplication.run { app in
            #expect(await app.client.call("3", "Text", "GetTextBeforeOffset", .int(5), .uint(1)).string == "One ")
            #expect(await app.client.call("3", "Text", "GetTextAfterOffset", .int(5), .uint(1)).string == "Three ")
            #expect(await app.client.call("3", "Text", "GetTextBeforeOffset", .int(1), .uint(1)).string == "")
            #expect(await app.client.call("3", "Text", "GetTextAtOffset", .int(5), .uint(2)).string == " two")
        }
    }

    @Test func offsetsOutsideTheTextNameNothing() async throws {
        try await FakeApplication.run { app in
            #expect(await app.client.call("3", "Text", "GetStringAtOffset", .int(2_000_000), .uint(1)).string == "")
            #expect(await app.client.call("3", "Text", "GetCharacterAtOffset", .int(-7)).int == 0)
            #expect(await app.client.call("3", "Text", "SetCaretOffset", .int(21)).error == "InvalidArgs")
        }
    }

    @Test func theCaretAndTheSelectionMove() async throws {
        try await FakeApplication.run { app in
            #expect(await app.client.call("3", "Text", "SetCaretOffset", .int(4)).bool == true)
            #expect(await app.client.property("3", "Text", "CaretOffset").int == 4)
            #expect(await app.client.call("3", "Text", "AddSelection", .int(4), .int(7)).bool == true)
            #expect(await app.client.call("3", "Text", "GetNSelections").int == 1)
            #expect(await app.client.call("3", "Text", "GetSelection", .int(0)).results.map(\.int) == [4, 7])
            #expect(await app.client.call("3", "Text", "SetSelection", .int(0), .int(0), .int(3)).bool == true)
            #expect(app.text.selections == [0..<3])
            #expect(await app.client.call("3", "Text", "RemoveSelection", .int(0)).bool == true)
            #expect(app.text.selections.isEmpty)
        }
    }

    @Test func attributesComeInRuns() async throws {
        try await FakeApplication.run { app in
            let own = await app.client.call("3", "Text", "GetAttributes", .int(2))
            #expect(own.first?.children.map { $0.children.map(\.string) } == [["weight", "700"]])
            #expect(own.results.dropFirst().map(\.int) == [0, 5])
            let all = await app.client.call("3", "Text", "GetAttributeRun", .int(2), .bool(true))
            #expect(all.first?.children.count == 2)
        }
    }

    @Test func charactersHavePlaces() async throws {
        try await FakeApplication.run { app in
            let extents = await app.client.call("3", "Text", "GetCharacterExtents", .int(3), .uint(1))
            #expect(extents.results.map(\.int) == [30, 0, 10, 20])
            #expect(await app.client.call("3", "Text", "GetOffsetAtPoint", .int(35), .int(5), .uint(1)).int == 3)
        }
    }

    @Test func aFieldIsEdited() async throws {
        try await FakeApplication.run { app in
            #expect(
                await app.client.call("3", "EditableText", "InsertText", .int(3), .string("ä!"), .int(3)).bool == true)
            #expect(app.text.string == "Oneä! two. Three four!")
            #expect(await app.client.call("3", "EditableText", "CutText", .int(0), .int(5)).bool == true)
            #expect(await app.client.call("3", "EditableText", "PasteText", .int(1)).bool == true)
            #expect(app.text.string == " Oneä!two. Three four!")
            #expect(await app.client.call("3", "EditableText", "SetTextContents", .string("👍🏽")).bool == true)
            #expect(await app.client.property("3", "Text", "CharacterCount").int == 2)
        }
    }

    @Test func aTextThatCannotBeEditedHasNoInterfaceForIt() async throws {
        try await FakeApplication.run { app in
            app.field.states.remove(.editable)
            let reply = await app.client.call("3", "EditableText", "SetTextContents", .string("x"))
            #expect(reply.error == "UnknownInterface")
            #expect(app.text.string == "One two. Three four!")
        }
    }
}
