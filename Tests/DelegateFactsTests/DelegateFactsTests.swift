import Testing

@testable import DelegateFacts

@Suite struct DelegateFactsTests {
    private let declarations = """
        /// Tells of changes {
        @preconcurrency @MainActor
        public protocol UIThingDelegate: NSObjectProtocol {
            var thing: UIThing? { get }

            /// Asked first.
            func thing(_ thing: UIThing, shouldTurnTo side: Side) -> Bool  // often
            func thing(
                _ thing: UIThing, didTurnWith animator: (any Animating)?,
                completion: @escaping (Bool, Int) -> Void)
            func sides(of thing: UIThing) -> [String: Int]?
        }
        """

    private func generated(_ lines: String...) throws -> DelegateProtocol {
        let facts = try ProtocolFacts.parse("UIThingDelegate:\n" + lines.map { "    \($0)\n" }.joined())
        return try DelegateProtocol(facts[0], ProtocolDeclaration.all(in: declarations)[0])
    }

    private let shouldTurn =
        "? thing(_:shouldTurnTo:) thing:shouldTurnToSide: Bool | shouldTurn, no updates = side == .left"
    private let didTurn = "? thing(_:didTurnWith:completion:) thing:didTurnWithAnimator:completion: Void | didTurn"
    private let sides = "! sides(of:) sidesOfThing: [String: Int]?"

    @Test func aLineGivesNamesKindAndResult() throws {
        let method = try MethodFacts(line: shouldTurn[...])
        #expect(method.isOptional && !method.isProperty && !method.isStatic)
        #expect(method.name == "thing(_:shouldTurnTo:)")
        #expect(method.selector == "thing:shouldTurnToSide:")
        #expect(method.type == "Bool")
        #expect(
            method.generated
                == MethodFacts.Generated(identifier: "shouldTurn", absentResult: "side == .left", allowsUpdates: false))
    }

    @Test func aPropertyHasNoSelectorOfItsOwn() throws {
        let property = try MethodFacts(line: "? window: UIWindow?")
        #expect(property.isProperty)
        #expect(property.selector == "window")
        #expect(property.type == "UIWindow?")
    }

    @Test func declarationsAreReadOverSeveralLines() throws {
        let methods = try ProtocolDeclaration.all(in: declarations)[0].methods
        #expect(
            methods.map(\.name) == ["thing(_:shouldTurnTo:)", "thing(_:didTurnWith:completion:)", "sides(of:)"])
        #expect(methods[1].functionType == "(UIThing, (any Animating)?, @escaping (Bool, Int) -> Void) -> Void")
        #expect(methods[2].result == "[String: Int]?")
    }

    @Test func optionalAndRequiredMethodsAreToldApart() throws {
        let delegate = try generated(sides, shouldTurn, didTurn)
        #expect(delegate.optionalMethods.map(\.generated.identifier) == ["shouldTurn", "didTurn"])
        #expect(delegate.required.map(\.facts.selector) == ["sidesOfThing:"])
    }

    @Test func aMethodWithoutFactsIsAMistake() {
        #expect(throws: FactsError.self) { try generated(shouldTurn, didTurn) }
    }

    @Test func anOptionalMethodWithoutANameIsAMistake() {
        #expect(throws: FactsError.self) {
            try generated(sides, shouldTurn, "? thing(_:didTurnWith:completion:) a:b:c: Void")
        }
    }

    @Test func aNamedMethodThatNobodyDeclaresIsAMistake() {
        #expect(throws: FactsError.self) {
            try generated(sides, shouldTurn, didTurn, "? thingDid(_:) thingDid: Void | did")
        }
    }

    @Test func aMissingOrContradictingResultIsAMistake() {
        let withoutResult = "? thing(_:shouldTurnTo:) thing:shouldTurnToSide: Bool | shouldTurn"
        #expect(throws: FactsError.self) { try generated(sides, withoutResult, didTurn) }
        let otherResult = "? thing(_:shouldTurnTo:) thing:shouldTurnToSide: Int | shouldTurn = 1"
        #expect(throws: FactsError.self) { try generated(sides, otherResult, didTurn) }
    }

    @Test func methodsOfOneNameAreToldApartByAParameter() throws {
        let source = """
            public protocol UIPair: NSObjectProtocol {
                func pair(_ pair: Pair, takes touch: Touch) -> Bool
                func pair(_ pair: Pair, takes event: Event) -> Bool
            }
            """
        let facts = try ProtocolFacts.parse(
            """
            UIPair:
                ? pair(_:takes:) pair:takesEvent: Bool | takesEvent, of Event = true
                ? pair(_:takes:) pair:takesPress: Bool
                ? pair(_:takes:) pair:takesTouch: Bool | takesTouch, of Touch = true
            """)
        let pair = try DelegateProtocol(facts[0], ProtocolDeclaration.all(in: source)[0])
        #expect(pair.optionalMethods.map(\.declaration.parameters[1].type) == ["Event", "Touch"])
    }

    @Test func errorsNameTheLine() {
        #expect {
            try ProtocolFacts.parse("UIThing:\n    thing(_:) thing: Void\n", file: "facts.txt")
        } throws: {
            "\($0)".hasPrefix("facts.txt:2: ")
        }
    }
}
