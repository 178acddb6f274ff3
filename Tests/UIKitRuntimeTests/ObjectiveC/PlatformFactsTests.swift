internal import PlatformFacts
import Testing

@testable import ObjectiveCRuntime
@testable internal import ToolchainBets
@testable import UIKit

/// What Apple's headers say (the folder Facts) beside what UIKit has.
@MainActor @Suite(.serialized)
struct PlatformFactsTests {
    /// UIKit's and Foundation's classes that the headers name, by that name.
    private static let classes: [(name: String, type: AnyClass)] = PlatformClasses.superclasses.keys.sorted()
        .compactMap { name in
            ["UIKit", "QuartzCore", "FoundationAdditions", "Foundation"].lazy
                .compactMap { NSClassFromString("\($0).\(name)") }.first.map { (name, $0) }
        }

    /// The members that UIKit and Foundation list, without those that other tests list for the same classes.
    private static let listed = SourceMembers()

    /// The class and its superclasses that the headers name.
    private static func ancestors(of type: AnyClass) -> [String] {
        sequence(first: type, next: { _getSuperclass($0) })
            .map { String(String(describing: $0).prefix { $0 != "<" }) }
            .filter(PlatformClasses.isClass)
    }

    /// NSDataDetector is no NSRegularExpression here, whose methods cannot be overridden on Linux.
    @Test func everyClassInheritsTheClassesThatItInheritsInTheHeaders() {
        #expect(Self.classes.count > 150, "classes are not found by name")
        for (name, type): (String, AnyClass) in Self.classes where name != "NSDataDetector" {
            let facts = Array(sequence(first: name, next: PlatformClasses.superclass))
            let ancestors = Self.ancestors(of: type)
            #expect(ancestors == facts, "\(name)")
        }
    }

    @Test func everyMemberIsOneOfAKnownClass() {
        #expect(PlatformMembers.members.count > 100)
        for name in PlatformMembers.members.keys { #expect(PlatformClasses.isClass(name), "\(name)") }
    }

    @Test func methodsThatUIKitKnowsByNameHaveTheSelectorsOfTheHeaders() {
        let protocolSelectors = Set(
            PlatformProtocols.requirementsByName.values.joined().filter { !$0.isProperty }.map(\.objectiveCName))
        for (name, type): (String, AnyClass) in Self.classes {
            guard let table = Self.listed.table(of: type) else { continue }
            let members = Self.members(of: name)
            let names = Array(table.properties.keys) + table.outlets.keys
            let setters = Set(names.map { "set\($0.prefix(1).uppercased())\($0.dropFirst()):" })
            for selector in table.methods.keys.sorted()
            where !protocolSelectors.contains(selector) && !setters.contains(selector) {
                if selector.hasSuffix(":") {
                    #expect(members.contains { $0.objectiveCName == selector }, "\(name) \(selector)")
                } else {
                    #expect(Self.isObjectiveCName(selector, members), "\(name) \(selector)")
                }
            }
        }
    }

    @Test func propertiesThatUIKitKnowsByNameHaveTheNamesOfTheHeaders() {
        for (name, type): (String, AnyClass) in Self.classes {
            let members = Self.members(of: name)
            for property in Self.listed.table(of: type)?.properties.keys.sorted() ?? [] {
                #expect(Self.isObjectiveCName(property, members), "\(name) \(property)")
            }
        }
    }

    /// Methods that have a base name of the headers, but other labels: names up to Swift 4.1, a requirement of
    /// `CALayerDelegate`, the asynchronous form of a method with a completion handler, what only Swift has, and methods
    /// that Apple's UIKit does not have.
    private static let knownExceptions: Set<String> = [
        "UIViewController willMove(toParentViewController:)", "UIViewController didMove(toParentViewController:)",
        "UIViewController setOverrideTraitCollection(_:forChildViewController:)",
        "UIViewController overrideTraitCollection(forChildViewController:)",
        "UIView draw(_:in:)", "UIControl sendActions(for:with:)", "UIControl removeTarget(_:)",
        "UIDocument save(to:for:)", "UIApplication open(_:options:)", "UIApplication setAlternateIconName(_:)",
        "UIScene open(_:options:)", "UIViewController setContentScrollView(_:)", "UIDocument revert(toContentsOf:)",
        "NSTextRange isEqual(_:)", "UITextView scrollRangeToVisible(_:inDocument:)",
    ]

    @Test func methodsOfUIKitHaveTheLabelsOfTheHeaders() {
        for (name, type): (String, AnyClass) in Self.classes {
            guard let known = PlatformMembers.members[name] else { continue }
            for method in Self.declaredMethods(of: type) {
                guard let members = known[method.base], !Self.knownExceptions.contains("\(name) \(method)") else {
                    continue
                }
                #expect(members.contains { $0.name == method.description }, "\(name) \(method)")
            }
        }
    }

    private static func members(of className: String) -> [PlatformMembers.Member] {
        sequence(first: className, next: PlatformClasses.superclass)
            .flatMap { PlatformMembers.members[$0]?.values.joined().map { $0 } ?? [] }
    }

    /// False for Swift's name of a member that has another one in Objective-C.
    private static func isObjectiveCName(_ name: String, _ members: [PlatformMembers.Member]) -> Bool {
        members.contains { $0.objectiveCName == name } || !members.contains { $0.name == name }
    }

    /// The methods with parameters that the class declares, from the symbols of the test program.
    private static func declaredMethods(of type: AnyClass) -> Set<PlatformFacts.MethodName> {
        guard let list = SymbolReader.methods(of: type) else { return [] }
        return Set(list.methods.compactMap { name(ofSymbol: $0.symbol, in: list.nominal) })
    }

    /// `UIKit.UITableView.cellForRow(at: Foundation.IndexPath) -> UIKit.UITableViewCell?` is `cellForRow(at:)`.
    private static func name(ofSymbol symbol: String, in nominal: String) -> PlatformFacts.MethodName? {
        guard symbol.hasPrefix(nominal + "."), let open = symbol.firstIndex(of: "(") else { return nil }
        let base = symbol[..<open].dropFirst(nominal.count + 1)
        let labels = parameters(symbol[open...].replacing("->", with: "")).map(label(of:))
        return labels.isEmpty || !base.allSatisfy { $0.isLetter || $0.isNumber }
            ? nil : PlatformFacts.MethodName(base: String(base), labels: labels)
    }

    /// `(A, at: B<C, D>) -> E` has two.
    private static func parameters(_ function: Substring) -> [Substring] {
        var parameters: [Substring] = []
        var depth = 0
        var start = function.startIndex
        for index in function.indices {
            switch function[index] {
            case "(", "[", "<":
                depth += 1
                if depth == 1 { start = function.index(after: index) }
            case ")", "]", ">":
                depth -= 1
                if depth == 0 { return start == index ? parameters : parameters + [function[start..<index]] }
            case "," where depth == 1:
                parameters.append(function[start..<index])
                start = function.index(after: index)
            default: break
            }
        }
        return parameters
    }

    /// `at: Foundation.IndexPath` has `at`, and a parameter without a label has `_`.
    private static func label(of parameter: Substring) -> String {
        let word = parameter.drop(while: { $0 == " " }).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = parameter.drop(while: { $0 == " " }).dropFirst(word.count)
        return rest.hasPrefix(":") ? String(word) : "_"
    }
}
