import Testing

@Suite struct AttributeTests {
    @Test(arguments: [
        "@objc", "@objc(name:)", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBInspectable",
        "@IBDesignable",
        "@IBSegueAction", "@GKInspectable",
    ])
    func attributesOfTheObjectiveCRuntimeAreTakenAway(attribute: String) {
        #expect(adapted("\(attribute) var a: Int") == "var a: Int")
        #expect(adapted("\(attribute)\nvar a: Int") == "\nvar a: Int")
    }

    @Test func theOtherAttributesStay() {
        #expect(
            adapted("@MainActor @objc @available(iOS 13, *) final class A {}")
                == "@MainActor @available(iOS 13, *) final class A {}")
    }

    @Test func attributesUnderAConditionAreTakenAway() {
        #expect(adapted("#if DEBUG\n@objc\n#endif\nfunc a() {}") == "#if DEBUG\n\n#endif\nfunc a() {}")
    }

    @Test func dynamicIsTakenAway() {
        #expect(adapted("class A { @objc dynamic var b = 1 }") == "class A { var b = 1 }")
        #expect(adapted("class A { var dynamic = 1 }") == "class A { var dynamic = 1 }")
    }

    @Test func membersThatLayersOverrideBelongToTheirActor() {
        #expect(
            adapted("class A: CALayer { nonisolated override init(layer: Any) { super.init(layer: layer) } }")
                == "class A: CALayer { override init(layer: Any) { super.init(layer: layer) } }")
        #expect(
            adapted("class A: CATextLayer {}\nclass B: A { nonisolated required init?(coder: C) { return nil } }")
                == "class A: CATextLayer {}\nclass B: A { required init?(coder: C) { return nil } }")
        #expect(adapted("nonisolated class A: CALayer {}") == "class A: CALayer {}")
    }

    @Test func otherMembersOfLayersStayOutsideOfTheirActor() {
        let source = "class A: CALayer { nonisolated static let b = 1 }\nnonisolated class C {}"
        #expect(adapted(source) == source)
    }

    @Test func aRequirementIsNotWeak() {
        let source = "@objc protocol A { weak var b: C? { get set } }\nclass D { weak var e: C? }"
        #expect(adapted(source) == "protocol A: AnyObject { var b: C? { get set } }\nclass D { weak var e: C? }")
    }

    @Test(arguments: ["@UIApplicationMain", "@NSApplicationMain"])
    func applicationMainIsMain(attribute: String) {
        #expect(adapted("\(attribute)\nclass A {}") == "@main\nclass A {}")
    }

    @Test func aProtocolForObjectiveCIsForObjects() {
        #expect(
            adapted("@objc public protocol A { }\n@objc(BB) protocol B: A {}\nprotocol C {}")
                == "public protocol A: AnyObject { }\nprotocol B: A {}\nprotocol C {}")
    }

    @Test(arguments: [
        "@available(*, unavailable, renamed: \"c()\") func b() -> Int",
        "@objc @available(*, unavailable) var b: Int { get }",
    ])
    func whatIsUnavailableInAProtocolIsTakenAway(requirement: String) {
        #expect(
            adapted("@objc protocol P: A {\n    \(requirement)\n    func c()\n}")
                == "protocol P: A {\n    \n    func c()\n}")
    }

    @Test func whatIsUnavailableElsewhereStays() {
        let source =
            "@objc protocol P: A { @available(tvOS, unavailable) func b() }\nclass C { @available(*, unavailable) func b() {} }"
        #expect(adapted(source) == source.dropFirst("@objc ".count))
    }

    @Test func staticMembersAreNotOpen() {
        let source = "open class A { open static var b = 1; open static func c() {}; open class func d() {} }"
        #expect(adapted(source) == source.replacing("open static", with: "public static"))
    }

    @Test func openConstantsArePublic() {
        #expect(
            adapted("open class A { open let b = 1; open var c = 2 }")
                == "open class A { public let b = 1; open var c = 2 }")
    }
}
