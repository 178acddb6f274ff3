import Foundation
import Testing

@testable import ToolchainBets

/// Release builds drop methods that nothing calls.
@Suite(.enabled(if: findsUncalledMethods)) struct DeclaredMethodsTests {
    @Test func aMethodOnlyTheSubclassDeclaresIsFoundAndCalled() throws {
        #expect(try answer(of: Declares(), to: "value(_:for:)") == 44)
    }

    @Test func aMethodInAnExtensionIsFound() throws {
        #expect(try answer(of: DeclaresInExtension(), to: "value(_:for:)") == 46)
    }

    @Test func aSubclassInheritsTheMethod() throws {
        #expect(try answer(of: InheritsDeclaration(), to: "value(_:for:)") == 44)
    }

    @Test func theMostDerivedOverrideIsCalled() throws {
        #expect(try answer(of: OverridesDeclaration(), to: "value(_:for:)") == 45)
    }

    @Test func methodsOfGenericNestedAndLocalClassesAreFound() throws {
        class Local: Plain {
            func value(_ owner: Plain, for path: IndexPath) -> Double { 50 }
        }
        #expect(try answer(of: Local(), to: "value(_:for:)") == 50)
        #expect(try answer(of: Generic([1, 2]), to: "value(_:for:)") == 2)
        #expect(try answer(of: Declares.Nested(), to: "value(_:for:)") == 51)
    }

    @Test func aMethodOfAnotherTypeOrNameIsNot() {
        #expect(find("value(_:for:)", as: ((Plain, Int) -> Double).self, in: Declares.self) == nil)
        #expect(find("value(_:of:)", as: ValueCall.Function.self, in: Declares.self) == nil)
        #expect(find("value(_:for:)", as: ValueCall.Function.self, in: Plain.self) == nil)
    }

    @Test func aMethodOfANestedClassIsNotTheOuterOnes() {
        #expect(find("other()", as: (() -> Double).self, in: Declares.self) == nil)
        #expect(find("other()", as: (() -> Double).self, in: Declares.Nested.self) != nil)
    }

    @Test func aMethodWithoutLabelsIsFound() {
        #expect(find("twice(_:)", as: ((Int) -> Int).self, in: Declares.self) != nil)
    }

    @Test func optionalAndFunctionArgumentsAreMatched() throws {
        let code = try #require(find("convert(_:by:)", as: ConvertCall.Function.self, in: Declares.self))
        let answer = DeclaredMethods.bind(code, to: Declares(), as: ConvertCall.self).call(nil, { "\($0 ?? 7) \($1)" })
        #expect(answer == ["7 x"])
    }

    private func find(_ name: String, as type: Any.Type, in subclass: AnyClass) -> DeclaredMethods.Code? {
        DeclaredMethods.method(name, as: type, in: subclass, below: Plain.self)
    }

    private func answer(of object: Plain, to name: String) throws -> Double {
        let code = try #require(find(name, as: ValueCall.Function.self, in: type(of: object)))
        return DeclaredMethods.bind(code, to: object, as: ValueCall.self).call(object, IndexPath(indexes: [0, 44]))
    }
}

@Suite struct SymbolReaderTests {
    @Test func theSelfCheckPassesWhereNothingIsOptimised() {
        #if DEBUG
            #expect(SymbolReader.isTrusted)
        #endif
    }
}

private struct ValueCall: DeclaredMethods.Call {
    typealias Function = (Plain, IndexPath) -> Double
    let call: Function
}

private struct ConvertCall: DeclaredMethods.Call {
    typealias Function = (Int?, @escaping (Int?, String) -> String) -> [String]
    let call: Function
}

class Plain: NSObject {}

private class Declares: Plain {
    func value(_ owner: Plain, for path: IndexPath) -> Double { owner === self ? Double(path[1]) : 0 }
    func twice(_ number: Int) -> Int { 2 * number }
    func convert(_ number: Int?, by body: @escaping (Int?, String) -> String) -> [String] { [body(number, "x")] }

    final class Nested: Plain {
        func value(_ owner: Plain, for path: IndexPath) -> Double { 51 }
        func other() -> Double { 1 }
    }
}
private class InheritsDeclaration: Declares {}
private class OverridesDeclaration: Declares {
    override func value(_ owner: Plain, for path: IndexPath) -> Double { super.value(owner, for: path) + 1 }
}
private class DeclaresInExtension: Plain {}
extension DeclaresInExtension {
    fileprivate func value(_ owner: Plain, for path: IndexPath) -> Double { 46 }
}
private class Generic<Element>: Plain {
    let elements: [Element]
    init(_ elements: [Element]) { self.elements = elements }
    func value(_ owner: Plain, for path: IndexPath) -> Double { Double(elements.count) }
}

/// Whether a class has its own method for an optional one. This is known in optimized builds, too.
@Suite(.enabled(if: SymbolReader.isTrusted)) struct ImplementedMethodsTests {
    private func implements(_ type: AnyClass) -> Bool? {
        DeclaredMethods.implements("measure(_:for:)", as: ((Int, Plain) -> Int).self, in: type, below: NSObject.self)
    }

    @Test func aClassWithTheMethodImplementsIt() {
        #expect(implements(Measuring.self) == true)
        #expect(implements(FinalMeasuring.self) == true)
        #expect(implements(InheritingMeasuring.self) == true)
    }

    @Test(.enabled(if: WitnessCode.isTrusted)) func aClassWithTheDefaultDoesNot() {
        #expect(implements(NotMeasuring.self) == false)
        #expect(implements(InheritingNothing.self) == false)
    }

    @Test func ofAClassThatDoesNotConformNothingIsKnown() {
        #expect(implements(Plain.self) == nil)
    }

    /// Otherwise the optimizer drops the methods.
    @Test func theMethodsAreCalled() {
        let objects: [any MeasuringProtocol] = [
            Measuring(), FinalMeasuring(), InheritingMeasuring(), NotMeasuring(), InheritingNothing(),
        ]
        #expect(objects.map { $0.measure(1, for: Plain()) } == [2, 3, 2, 0, 0])
    }
}

protocol MeasuringProtocol: AnyObject {
    func measure(_ number: Int, for plain: Plain) -> Int
}

extension MeasuringProtocol {
    /// The optimizer keeps it as it keeps that of another module.
    @inline(never) @_optimize(none) func measure(_ number: Int, for plain: Plain) -> Int { 0 }
}

private class Measuring: NSObject, MeasuringProtocol {
    func measure(_ number: Int, for plain: Plain) -> Int { number + 1 }
}

private final class FinalMeasuring: NSObject, MeasuringProtocol {
    func measure(_ number: Int, for plain: Plain) -> Int { number + 2 }
}

private final class InheritingMeasuring: Measuring {}

private class NotMeasuring: NSObject, MeasuringProtocol {}

private final class InheritingNothing: NotMeasuring {}

private var findsUncalledMethods: Bool {
    #if DEBUG
        SymbolReader.isTrusted
    #else
        false
    #endif
}
