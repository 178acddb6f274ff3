import Testing
import XcodeProject

@Suite struct PropertyListTests {
    @Test func listsNamesAndCommentsAreRead() throws {
        let text = """
            // !$*UTF8*$!
            {
                a = (x, /* a comment */ "two words", );
                "b c" = { d = ../e-f/g.swift; };
                h = <01 fF>;
            }
            """
        #expect(
            try PropertyListParser.parse(text)
                == .dictionary([
                    "a": .array([.string("x"), .string("two words")]),
                    "b c": .dictionary(["d": .string("../e-f/g.swift")]), "h": .data([1, 255]),
                ]))
    }

    @Test(arguments: [
        (#""a\nb""#, "a\nb"), (#""a\"b\\""#, "a\"b\\"), (#""\U00e9""#, "é"), (#""\101""#, "A"), (#"'a"b'"#, "a\"b"),
        ("\"ü\"", "ü"), (#""\Ud83d\Ude00""#, "😀"),
    ])
    func quotedCharactersAreReplaced(text: String, expected: String) throws {
        #expect(try PropertyListParser.parse(text) == .string(expected))
    }

    @Test(arguments: [
        ("{\n a = b\n}", 3, "';' is expected"), ("{ a = ", 1, "the file ends where a value is expected"),
        ("{\n a = \"b;\n}\n", 2, "a quoted string has no end"), ("/* a", 1, "a comment has no end"),
        ("{}\n{}", 2, "there is text after the end of the property list"), ("{ = b; }", 1, "'=' is not expected here"),
        ("<0>", 1, "data has half a byte"),
    ])
    func whatIsWrongIsNamedWithItsLine(text: String, line: Int, message: String) {
        #expect(throws: PropertyListError(line: line, message: message)) { try PropertyListParser.parse(text) }
    }

    @Test func listsNestedWithoutEndAreAnErrorAndNoOverflow() {
        #expect(throws: PropertyListError(line: 1, message: "lists are nested too deeply")) {
            try PropertyListParser.parse(String(repeating: "(", count: 100_000))
        }
    }
}
