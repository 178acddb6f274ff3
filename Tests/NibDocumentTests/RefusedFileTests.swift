import Testing

@testable import NibDocument

/// What files are refused, and what is said about them.
@Suite struct RefusedFileTests {
    private func reason(_ text: String) -> String? {
        do {
            _ = try Samples.document(text)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func compiledFilesAskForTheirSource() {
        #expect(
            reason("NIBArchive\u{1}")
                == "Row.xib:1: the file is a compiled nib; add the .xib or .storyboard file that it was made from to the bundle instead"
        )
        #expect(reason("bplist00")?.contains("compiled property list") == true)
    }

    @Test func aDocumentTypeIsNeverRead() {
        #expect(
            reason("<!DOCTYPE d [<!ENTITY a \"b\">]><document/>")
                == "Row.xib:1: document types and entities are not allowed")
        #expect(reason("<document>&a;</document>") == "Row.xib:1: the character reference &a; is unknown")
    }

    @Test func nestingIsBounded() {
        let text = String(repeating: "<a>", count: 100_000)
        #expect(reason(text) == "Row.xib:1: elements are nested more than 200 deep")
    }

    @Test func malformedMarkupIsNamedWithItsLine() {
        #expect(reason("<document>\n<a>\n</b>") == "Row.xib:3: </b> where <a> of line 2 ends")
        #expect(reason("<document>\n<a x=1/>") == "Row.xib:2: the value of the attribute x is not quoted")
        #expect(reason("<document>\n<a x=\"1\" x=\"2\"/>") == "Row.xib:2: <a> has two attributes x")
        #expect(reason("<document>") == "Row.xib:1: <document> of line 1 is not closed")
        #expect(reason("") == "Row.xib:1: the file contains no element")
        #expect(reason("<document/><document/>") == "Row.xib:1: an element follows the end of the document")
    }

    @Test func filesOfOtherFormatsAreNamed() {
        #expect(reason("<archive/>")?.contains("Xcode 4") == true)
        #expect(reason("<plist/>") == "Row.xib:1: <plist> is not the element of an Interface Builder document")
        #expect(reason("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")?.contains("AppKit") == true)
    }

    @Test func textThatIsNotUTF8IsNamedWithItsLine() {
        #expect(throws: NibDecodingError(NibLocation(file: "a", line: 2), "the text is not UTF-8")) {
            try NibDocument(Array("<document>\n".utf8) + [0xFF, 0xC0], file: "a")
        }
    }

    @Test func aFileInUTF16IsRead() throws {
        let units = Array("<document type=\"X.XIB\"/>".utf16)
        let bytes: [UInt8] =
            [0xFF, 0xFE] + units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        #expect(try NibDocument(bytes, file: "a").kind == .xib)
    }

    @Test(arguments: [
        ("<constraint id=\"k\"/>", "the constraint k has no firstAttribute"),
        (
            "<constraint id=\"k\" firstAttribute=\"top\" secondItem=\"v\"/>",
            "the constraint k has only one of secondItem and secondAttribute"
        ),
        (
            "<constraint id=\"k\" firstAttribute=\"top\" multiplier=\"1:0\"/>",
            "\"1:0\" is no multiplier of a constraint"
        ),
        ("<constraint id=\"k\" firstAttribute=\"top\" relation=\"near\"/>", "\"near\" is no relation of a constraint"),
    ])
    func aConstraintThatCannotBeMeantIsRefused(constraint: String, expected: String) {
        let text = """
            <document type="X.XIB"><objects><view id="v"><constraints>
            \(constraint)
            </constraints></view></objects></document>
            """
        #expect(reason(text) == "Row.xib:2: \(expected)")
    }
}
