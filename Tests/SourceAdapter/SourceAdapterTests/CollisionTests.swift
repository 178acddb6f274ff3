import SwiftSyntax
import Testing

@testable import SourceAdapter

/// Rewrites that change the same text.
@Suite struct CollisionTests {
    private func adapt(_ source: String, with rewrites: [any Rewrite]) -> (text: String, messages: [String]) {
        let result = TargetAdapter.adapt([SourceFile(path: "File.swift", text: source)], with: rewrites)
        let lines = result.files[0].text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        return (lines.joined(separator: "\n"), result.diagnostics.map(\.description))
    }

    private func message(_ place: String, _ inner: String, _ outer: String) -> String {
        "File.swift:\(place): error: This cannot be adapted: \(inner) changes text that \(outer) replaces. "
            + "Write the inner construct in a statement of its own."
    }

    @Test func aReplacementInsideOfAnotherOneIsAnErrorThatNamesBothAndThePlace() {
        let result = adapt("let a = 1\nlet b = f(\n    x)\n", with: [CallReplacement(), NameReplacement(of: "x")])
        #expect(result.messages == [message("3:5", "NameReplacement", "CallReplacement")])
        #expect(result.text == "let a = 1\nlet b = call\n\n")
    }

    @Test func anInsertionInsideOfAReplacementIsAnError() {
        let result = adapt("f(x)\n", with: [NameInsertion(at: "x"), CallReplacement()])
        #expect(result.messages == [message("1:4", "NameInsertion", "CallReplacement")])
    }

    @Test func twoReplacementsOfTheSameTextAreAnError() {
        let result = adapt("f(x)\n", with: [CallReplacement(), OtherCallReplacement()])
        #expect(result.messages == [message("1:1", "OtherCallReplacement", "CallReplacement")])
    }

    @Test func theSameReplacementByTwoRewritesIsMadeOnce() {
        let result = adapt("f(x)\n", with: [CallReplacement(), SameCallReplacement()])
        #expect(result.messages == [] && result.text == "call\n")
    }

    @Test func insertionsAtTheEndsOfAReplacementAreMade() {
        let result = adapt("let y = f(x)\n", with: [CallReplacement(), CallInsertion()])
        #expect(result.messages == [] && result.text == "let y = <call>\n")
    }

    @Test func editsInsideOfDiscardedTextAreNoErrors() {
        let result = adapt("f(x)\n", with: [CallDiscarding(), NameReplacement(of: "x"), NameInsertion(at: "x")])
        #expect(result.messages == [] && result.text == "\n")
    }

    @Test func theFirstOfTwoInsertionsAtOnePlaceIsOutside() {
        #expect(adapt("f(x)\n", with: [CallInsertion(), CallBraces()]).text == "<{f(x)}>\n")
        #expect(adapt("f(x)\n", with: [CallBraces(), CallInsertion()]).text == "{<f(x)>}\n")
    }

    @Test func aSelectorDiscardsEditsOfTheNamesInIt() {
        let source = """
            class A: NSObject {
                @objc var characters: [Int] = []
                let getter = #selector(getter: A.characters)
            }

            """
        #expect(diagnostics(source).isEmpty)
    }
}

private struct CallReplacement: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) { file.edits.replace(node, with: "call") }
}

private struct SameCallReplacement: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) { file.edits.replace(node, with: "call") }
}

private struct OtherCallReplacement: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) { file.edits.replace(node, with: "other") }
}

private struct CallDiscarding: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        file.edits.discard(from: node, through: node)
    }
}

private struct CallInsertion: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        file.edits.insert("<", before: node)
        file.edits.insert(">", after: node)
    }
}

private struct CallBraces: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        file.edits.insert("{", before: node)
        file.edits.insert("}", after: node)
    }
}

private struct NameReplacement: Rewrite {
    let name: String
    init(of name: String) { self.name = name }

    func rewrite(_ node: DeclReferenceExprSyntax, in file: FileAdaptation) {
        if node.baseName.text == name { file.edits.replace(node, with: "name") }
    }
}

private struct NameInsertion: Rewrite {
    let name: String
    init(at name: String) { self.name = name }

    func rewrite(_ node: DeclReferenceExprSyntax, in file: FileAdaptation) {
        if node.baseName.text == name { file.edits.insert("!", after: node) }
    }
}
