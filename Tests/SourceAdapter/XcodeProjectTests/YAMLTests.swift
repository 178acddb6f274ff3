import Testing

@testable import XcodeProject

@Suite struct YAMLTests {
    private func text(_ yaml: String) throws -> String { describe(try YAMLParser.parse(yaml)) }

    /// The value in a short form: `{a: [b, 'c']}`; texts in quotation marks are between apostrophes.
    private func describe(_ value: YAMLValue) -> String {
        switch value {
        case .null: "null"
        case .scalar(let text, let isPlain): isPlain ? text : "'\(text.replacing("\n", with: "⏎"))'"
        case .sequence(let values): "[\(values.map(describe).joined(separator: ", "))]"
        case .mapping(let mapping):
            "{\(mapping.keys.map { "\($0): \(describe(mapping[$0] ?? .null))" }.joined(separator: ", "))}"
        }
    }

    @Test(arguments: [
        ("a: 1\nb:\n  c: two words # a comment\n  d:\n", "{a: 1, b: {c: two words, d: null}}"),
        ("a:\n- b\n- c: d\n  e: f\n-\n  g: h\nz: y", "{a: [b, {c: d, e: f}, {g: h}], z: y}"),
        ("a:\n  - - b\n    - c\n  - d", "{a: [[b, c], d]}"),
        ("a: [b, \"c, d\", {e: f}, ]\ng: {h: [i], j: }", "{a: [b, 'c, d', {e: f}], g: {h: [i], j: null}}"),
        ("a: [\n  b,\n  c\n]\nd: e", "{a: [b, c], d: e}"),
        ("\"a b\": 'it''s'\n'c': \"d\\te\\u00e9\"", "{a b: 'it's', c: 'd\teé'}"),
        ("url: https://a.org/b#c\npath: A/B: C", "{url: https://a.org/b#c, path: A/B: C}"),
        ("a: |\n  one\n    two\n\n  three\nb: >-\n  four\n  five\n", "{a: 'one⏎  two⏎⏎three⏎', b: 'four five'}"),
        ("- script: |\n    x: y\n  name: z", "[{script: 'x: y⏎', name: z}]"),
        (
            "base: &b\n  a: 1\n  c: 2\nd:\n  <<: *b\n  c: 3\ne: *b",
            "{base: {a: 1, c: 2}, d: {c: 3, a: 1}, e: {a: 1, c: 2}}"
        ),
        ("# only\n---\n\na: one\n  two\nb: ~\n---\nc: d", "{a: one two, b: null}"),
        ("a: !!str 5\nb: $(inherited)\nc: [$(X)]\r\nd: ü 😀", "{a: 5, b: $(inherited), c: [$(X)], d: ü 😀}"),
        ("{\"a\": [\"b\"],\n \"c\": true}", "{a: ['b'], c: true}"), ("", "null"), ("\"a: b\"", "'a: b'"),
    ])
    func valuesAreRead(yaml: String, expected: String) throws {
        #expect(try text(yaml) == expected)
    }

    @Test(arguments: [
        ("a: [b\nc: d", 1, "']' is missing"), ("a: [\"b\" c]", 1, "',' or ']' is expected"),
        ("a:\n\tb: c", 2, "a tab indents the line; YAML wants spaces"),
        ("a: b\nc", 2, "':' is expected after a key"), ("a: *b", 1, "there is no anchor &b above"),
        ("a: \"b", 1, "a quoted text has no end"), ("a: [b] c", 1, "there is text after the value"),
        ("a: {b: c", 1, "'}' is missing"), ("a:\n    b: c\n  d: e", 3, "the indentation fits no line above"),
    ])
    func whatIsWrongIsNamedWithItsLine(yaml: String, line: Int, message: String) {
        #expect(throws: YAMLError(line: line, message: message)) { try YAMLParser.parse(yaml) }
    }

    @Test func valuesNestedWithoutEndAreAnErrorAndNoOverflow() {
        #expect(throws: YAMLError.self) { try YAMLParser.parse(String(repeating: "- ", count: 100_000) + "a") }
        #expect(throws: YAMLError.self) { try YAMLParser.parse(String(repeating: "[", count: 100_000)) }
    }
}
