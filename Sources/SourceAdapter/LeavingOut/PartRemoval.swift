import SwiftParser
import SwiftSyntax

/// Leaves parts of an adapted file out that the compiler does not accept. What remains says so when it runs: a statement
/// becomes a call that reports it, and a body one that reports and returns nil or ends the program.
public struct PartRemoval {
    /// How the calls begin that take the place of left-out parts.
    static let report = "Trestle.leftOut"

    private let tree: SourceFileSyntax
    private let text: [UInt8]
    private let converter: SourceLocationConverter
    /// The path of the original, for what the program prints.
    private let path: String
    /// Where the generated part of the file begins, of which nobody wants a report.
    private let generatedStart: Int
    private var edits: [Range<Int>: String] = [:]
    private var partsByRange: [Range<Int>: LeftOutPart] = [:]

    /// Returns the text without the parts that have the places, line by line as before, and these parts. Nil if no part can
    /// be left out.
    public static func text(
        of text: String, at path: String, without places: [RefusedPlace]
    ) -> (text: String, parts: [LeftOutPart])? {
        var removal = PartRemoval(text, path)
        for place in places { removal.leaveOut(place) }
        return removal.edits.isEmpty ? nil : (removal.result, removal.parts)
    }

    private init(_ source: String, _ path: String) {
        tree = Parser.parse(source: source)
        text = Array(source.utf8)
        converter = SourceLocationConverter(fileName: path, tree: tree)
        self.path = path
        let mark = Array("\n#sourceLocation()\n".utf8)
        generatedStart = Self.lastStart(of: mark, in: text) ?? text.count
    }

    private static func lastStart(of mark: [UInt8], in text: [UInt8]) -> Int? {
        guard text.count >= mark.count else { return nil }
        return stride(from: text.count - mark.count, through: 0, by: -1).first {
            text[$0] == mark[0] && text[$0..<$0 + mark.count].elementsEqual(mark)
        }
    }

    private mutating func leaveOut(_ place: RefusedPlace) {
        let position = converter.position(ofLine: place.line, column: place.column)
        if let token = tree.token(at: position) { leaveOut(token, because: place) }
    }

    private mutating func leaveOut(_ token: TokenSyntax, because place: RefusedPlace) {
        guard let part = PartChoice(message: place.message).part(around: token) else { return }
        switch part {
        case .statement(let item):
            replace(Syntax(item), by: call("leftOut", place), .statement, place, item.parent.map(\.nameOfDeclaration))
            leaveOutUses(ofVariablesIn: item, because: place)
        case .body(let body): replace(body, place)
        case .declaration(let node, let name): replace(node, by: "", node.isType ? .type : .declaration, place, name)
        case .inherited(let node): removeInherited(node, place)
        case .attribute(let node): replace(Syntax(node), by: "", .declaration, place, nil)
        }
    }

    /// Leaves out what follows in the block and names a variable that is left out.
    private mutating func leaveOutUses(ofVariablesIn item: CodeBlockItemSyntax, because place: RefusedPlace) {
        guard let variable = item.item.as(VariableDeclSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return }
        let names = variable.bindings.flatMap { $0.pattern.tokens(viewMode: .sourceAccurate) }
            .filter { $0.parent?.is(IdentifierPatternSyntax.self) == true }.map(\.text)
        for other in list where other.position > item.position {
            for token in other.tokens(viewMode: .sourceAccurate)
            where names.contains(token.text) && token.parent?.isPlainReference == true {
                leaveOut(token, because: place)
            }
        }
    }

    private mutating func replace(_ body: PartChoice.Body, _ place: RefusedPlace) {
        let content =
            switch body.result {
            case .nothing: call("leftOut", place)
            case .optional: call("leftOut", place) + "; return nil"
            case .value: call("leftOutValue", place)
            }
        replace(body.block, by: "{ \(content) }", .body, place, body.name)
    }

    /// Removes a name from what a type inherits, with a comma or the colon.
    private mutating func removeInherited(_ node: InheritedTypeSyntax, _ place: RefusedPlace) {
        guard let list = node.parent?.as(InheritedTypeListSyntax.self),
            let clause = list.parent?.as(InheritanceClauseSyntax.self)
        else { return }
        let name = Syntax(node).nameOfDeclaration
        if list.count == 1 { return replace(Syntax(clause), by: "", .declaration, place, name) }
        guard let index = list.index(of: node) else { return }
        if index == list.startIndex { return replace(Syntax(node), by: "", .declaration, place, name) }
        // The comma before the name goes too.
        let before = list[list.index(before: index)]
        let start = before.trailingComma?.positionAfterSkippingLeadingTrivia ?? node.positionAfterSkippingLeadingTrivia
        let hasComma = node.trailingComma != nil
        let end = hasComma ? node.type.endPositionBeforeTrailingTrivia : node.endPositionBeforeTrailingTrivia
        edit(start.utf8Offset..<end.utf8Offset, by: "", .declaration, place, name)
    }

    private func call(_ function: String, _ place: RefusedPlace) -> String {
        let line = place.line - 1
        let name = "\(path.split(separator: "/").last ?? ""):\(line)"
        return "Trestle.\(function)(\(StringLiteral.of(name)), \(StringLiteral.of(place.message)))"
    }

    private mutating func replace(
        _ node: Syntax, by text: String, _ extent: LeftOutPart.Extent, _ place: RefusedPlace, _ name: String?
    ) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        edit(start..<end, by: start >= generatedStart ? "" : text, extent, place, name)
    }

    private mutating func edit(
        _ range: Range<Int>, by text: String, _ extent: LeftOutPart.Extent, _ place: RefusedPlace, _ name: String?
    ) {
        // What is in a larger part goes with it.
        let inside = edits.keys.filter { range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound }
        guard !range.isEmpty, !edits.keys.contains(where: { $0.overlaps(range) && !inside.contains($0) }),
            !inside.contains(range)
        else { return }
        for part in inside { (edits[part], partsByRange[part]) = (nil, nil) }
        edits[range] = text
        guard range.lowerBound < generatedStart else { return }
        partsByRange[range] = LeftOutPart(
            extent: extent, line: place.line - 1, name: name ?? "", reason: place.message)
    }

    /// What is left out, in the order of the file.
    private var parts: [LeftOutPart] {
        partsByRange.sorted { $0.key.lowerBound < $1.key.lowerBound }.map(\.value)
    }

    private var result: String {
        var output: [UInt8] = []
        output.reserveCapacity(text.count)
        var position = 0
        let newline = UInt8(ascii: "\n")
        for (range, replacement) in edits.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) {
            output += text[position..<range.lowerBound]
            output += replacement.utf8
            output += text[range].filter { $0 == newline }
            position = range.upperBound
        }
        output += text[position...]
        let result = String(decoding: output, as: UTF8.self)
        let needsUIKit = edits.values.contains { $0.contains("Trestle.") } && !result.contains("import UIKit")
        return needsUIKit ? result + (result.hasSuffix("\n") ? "" : "\n") + "import UIKit\n" : result
    }
}
