import Testing

@Suite struct NSObjectOverrideTests {
    @Test func theFirstClassDeclaresWhatItsSubclassesOverride() {
        #expect(
            adapted(
                """
                class A: NSObject, B {
                    override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
                    override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
                }
                class C: A {
                    override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
                }
                """)
                    == """
                    class A: NSObject, B, MessageForwarding {
                        func responds(to aSelector: Selector!) -> Bool { super.baseResponds(to: aSelector) }
                        func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
                    }
                    class C: A {
                        override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
                    }
                    """)
    }

    @Test func aSelectorThatIsThereIsTakenAsOneThatMayBeMissing() {
        let text = adapted(
            "class A: NSObject { override func responds(to s: Selector) -> Bool { true } }\nclass B: A { override func responds(to s: Selector) -> Bool { false } }"
        )
        #expect(
            text
                == "class A: NSObject, MessageForwarding { func responds(to s: Selector!) -> Bool { true } }\n"
                + "class B: A { override func responds(to s: Selector!) -> Bool { false } }")
    }

    @Test(arguments: [
        ("observeValue(forKeyPath a: String?, of b: Any?, change c: C, context d: D)", "KeyValueObserver"),
        ("setValue(_ a: Any?, forUndefinedKey b: String)", "KeyValueCoding"),
        ("value(forUndefinedKey a: String) -> Any?", "KeyValueCoding"),
        ("setValue(_ a: Any?, forKey b: String)", "KeyValueCoding"),
        ("awakeFromNib()", "NibAwaking"),
    ])
    func everyMemberHasItsProtocol(signature: String, protocolName: String) {
        #expect(
            adapted("class A: NSObject { public override func \(signature) {} }")
                == "class A: NSObject, \(protocolName) { public func \(signature) {} }")
    }

    @Test func whatOnlyASubclassOverridesTheFirstClassDeclares() {
        #expect(
            adapted(
                """
                class A: NSObject { override func responds(to a: Selector!) -> Bool { true } }
                class B: A { public override func forwardingTarget(for a: Selector!) -> Any? { super.forwardingTarget(for: a) } }
                """)
                    == """
                    class A: NSObject, MessageForwarding { func responds(to a: Selector!) -> Bool { true } ; \
                    public func forwardingTarget(for a: Selector!) -> Any? { super.baseForwardingTarget(for: a) }; }
                    class B: A { public override func forwardingTarget(for a: Selector!) -> Any? { super.forwardingTarget(for: a) } }
                    """)
    }

    @Test func viewsHaveAwakeFromNibInTheirBodies() {
        let source = "class A: UITableViewCell { override func awakeFromNib() { super.awakeFromNib() } }"
        #expect(adapted(source) == source)
    }

    @Test func inAnExtensionTheyStay() {
        #expect(
            adapted(
                "class A: UIViewController {}\nextension A { override func observeValue(forKeyPath a: String?, of b: Any?, change c: C, context d: D) {} }"
            )
                == "class A: UIViewController, KeyValueObserver {}\nextension A { func observeValue(forKeyPath a: String?, of b: Any?, change c: C, context d: D) {} }"
        )
    }

    @Test func otherOverridesStay() {
        let source = "class A: NSObject { override func isEqual(_ a: Any?) -> Bool { super.isEqual(a) } }"
        #expect(adapted(source) == source)
    }
}
