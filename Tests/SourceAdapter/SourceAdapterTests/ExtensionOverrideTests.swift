import Testing

@Suite struct ExtensionOverrideTests {
    @Test func aMethodIsDeclaredInTheBodyAndKeepsItsCodeInTheExtension() {
        #expect(
            adapted(
                """
                class A: UIViewController {
                }
                extension A {
                    open override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                    }
                }
                """)
                    == """
                    class A: UIViewController {
                    open override func viewDidAppear(_ animated: Bool) { _A_viewDidAppear(animated) }; }
                    extension A {
                        func _A_viewDidAppear(_ animated: Bool) {
                            super.viewDidAppear(animated)
                        }
                    }
                    """)
    }

    @Test func theBodyMayStandInAnotherFile() {
        let files = adapted([
            "A.swift": "class A: UIView { class B: UIView { let c = 1 } }",
            "B.swift": "extension A.B { override func layoutSubviews() {} }",
        ])
        #expect(
            files["A.swift"]
                == "class A: UIView { class B: UIView { let c = 1 ; override func layoutSubviews() { _A_B_layoutSubviews() }; } }"
        )
        #expect(files["B.swift"] == "extension A.B { func _A_B_layoutSubviews() {} }")
    }

    @Test func theBodyTakesTheAccessThatTheExtensionGives() {
        #expect(
            adapted(
                """
                public class A: UIView {
                }
                public extension A {
                    override var inputView: UIView? { nil }
                    internal override func b() {}
                }
                """
            ).contains(
                "public override var inputView: UIView? { _A_inputView }; internal override func b() { _A_b() }; }"))
    }

    @Test func aParameterMayHaveTheNameOfAWordOfTheLanguage() {
        #expect(
            bodyMember("override func b(_ c: Int, with protocol: String?, in: Int) {}")
                == "override func b(_ c: Int, with protocol: String?, in: Int) "
                + "{ _A_b(c, with: `protocol`, in: `in`) }")
    }

    @Test func argumentsEffectsAndGenericsAreHandedOn() {
        #expect(
            bodyMember(
                "@discardableResult override func b<T>(_: T, for c: inout Int, d: () -> Void = {}) async throws -> T where T: P { e }"
            )
                == "@discardableResult override func b<T>(_ _0: T, for c: inout Int, d: () -> Void = {}) async throws -> T where T: P"
                + " { try await _A_b(_0, for: &c, d: d) }")
    }

    @Test func aSignatureOfManyLinesBecomesOne() {
        #expect(
            bodyMember("override func b(\n  _ c: Int, // the first\n  d: Int\n) -> Int { 1 }")
                == "override func b(_ c: Int, d: Int) -> Int { _A_b(c, d: d) }")
    }

    @Test func propertiesAreReadAndWrittenThere() {
        #expect(
            bodyMember("override public var b: Int { get { super.b } set { super.b = newValue } }")
                == "public override var b: Int { get { _A_b } set { _A_b = newValue } }")
        #expect(bodyMember("override class var b: Int { 1 }") == "override class var b: Int { _A_b }")
        #expect(
            adapted("class A: B {}\nextension A { override class var b: Int { 1 } }").hasSuffix(
                "extension A { class var _A_b: Int { 1 } }"))
    }

    @Test func aPropertyOfASystemClassFindsTheOverridesOfOthers() {
        #expect(
            adapted(
                """
                extension UIScrollView { @objc public var b: Int { 1 } }
                extension UITableView { override public var b: Int { 2 } }
                extension UICollectionView { override public var b: Int { 3 } }
                """)
                    == """
                    extension UIScrollView { public var b: Int { \
                    if let object = self as? UICollectionView { return object._UICollectionView_b }; \
                    if let object = self as? UITableView { return object._UITableView_b }; \
                    return _UIScrollView_b }; public var _UIScrollView_b: Int { 1 } }
                    extension UITableView { public var _UITableView_b: Int { 2 } }
                    extension UICollectionView { public var _UICollectionView_b: Int { 3 } }
                    """)
    }

    @Test func aPropertyThatAsksForWhatItOverridesIsThatOfSubclasses() {
        let source = "extension UIView { var b: Int { 1 } }\nextension UILabel { override var b: Int { super.b } }"
        #expect(adapted(source).contains("extension UIView { var b: Int { 1 } }"))
    }

    @Test func observersBecomeMethods() {
        #expect(
            adapted(
                """
                class A: UIView {}
                extension A {
                    override var isHidden: Bool {
                        willSet(next) { b(next) }
                        didSet { b(oldValue) }
                    }
                }
                """)
                    == """
                    class A: UIView {override var isHidden: Bool { willSet { _A_isHidden_willSet(newValue) } \
                    didSet { _A_isHidden_didSet(oldValue) } }; }
                    extension A {
                        
                            func _A_isHidden_willSet(_ next: Bool) { b(next) }
                            func _A_isHidden_didSet(_ oldValue: Bool) { b(oldValue) }
                        
                    }
                    """)
    }

    @Test func subscriptsAreToldApartByTheirLabel() {
        #expect(
            adapted("class A: B {}\nextension A { override subscript(i: Int) -> Int { get { 1 } set {} } }")
                == "class A: B {override subscript(i: Int) -> Int { get { self[_A_subscript: i] }"
                + " set { self[_A_subscript: i] = newValue } }; }\n"
                + "extension A { subscript(_A_subscript i: Int) -> Int { get { 1 } set {} } }")
        #expect(
            bodyMember("override subscript(at i: Int, b: Int) -> Int { 1 }")
                == "override subscript(at i: Int, b: Int) -> Int { self[_A_subscript: i, b] }")
    }

    @Test func whatASubclassOverridesIsDeclaredInTheBody() {
        #expect(
            adapted(
                """
                class A: NSObject {}
                extension A {
                    @objc func b() {}
                    @objc func c() {}
                }
                class B: A {
                    override func b() { super.b() }
                }
                """)
                    == """
                    class A: NSObject {func b() { _A_b() }; }
                    extension A {
                        func _A_b() {}
                        func c() {}
                    }
                    class B: A {
                        override func b() { super.b() }
                    }
                    """)
    }

    @Test func whatOtherModulesMayOverrideIsDeclaredInTheBody() {
        #expect(bodyMember("@objc open class func b() {}") == "open class func b() { _A_b() }")
    }

    @Test func everythingElseInExtensionsStays() {
        let source =
            "class A: UIView {}\nextension A { func b() {}\n override init(c: Int) {} }\nextension UIView { func d() {} }"
        #expect(adapted(source) == source)
    }

    @Test func whatAnExtensionOfUIKitsClassOverridesIsOverriddenInItsSubclasses() {
        let source = """
            extension UITableViewCell {
                override open var inputView: UIView? { super.inputView }
                open override func prepareForReuse() { super.prepareForReuse() }
            }
            public class A: UITableViewCell {
            }
            class B: A {
            }
            class C: UITableViewCell {
                override func prepareForReuse() { super.prepareForReuse() }
            }
            class D: UIView {
            }
            """
        #expect(
            adapted(source) == """
                extension UITableViewCell {
                    var _UITableViewCell_inputView: UIView? { super.inputView }
                    func _UITableViewCell_prepareForReuse() { super.prepareForReuse() }
                }
                public class A: UITableViewCell {
                public override var inputView: UIView? { _UITableViewCell_inputView }; \
                public override func prepareForReuse() { _UITableViewCell_prepareForReuse() }; }
                class B: A {
                }
                class C: UITableViewCell {
                    override func prepareForReuse() { super._UITableViewCell_prepareForReuse() }
                override var inputView: UIView? { _UITableViewCell_inputView }; }
                class D: UIView {
                }
                """)
        #expect(
            diagnostics(source).first
                == "File.swift:2:5: warning: On Linux 'inputView' is overridden in the classes of this target that inherit "
                + "UITableViewCell, not in UIKit's own; use a subclass where it matters.")
    }

    @Test func aVariadicMethodIsReported() {
        #expect(
            diagnostics("class A: B {}\nextension A { override func b(_ c: Int...) {} }") == [
                "File.swift:2:15: error: A method with a variadic parameter can't override or be overridden in an "
                    + "extension on Linux; move 'b' into the class."
            ])
    }

    @Test func whatAnExtensionOfUIKitsClassDeclaresIsOverriddenByAProtocol() {
        let source = """
            extension UIView {
                @discardableResult @objc public func a(_ b: Int = 1, c: Int) -> Int { b }
            }
            class A: UITableView {
                override func a(_ b: Int, c: Int) -> Int { super.a(b, c: c) }
            }
            class B: A { override func a(_ b: Int, c: Int) -> Int { super.a(b, c: c) } }
            """
        #expect(
            adapted(source) == """
                extension UIView {
                    @discardableResult public func a(_ b: Int = 1, c: Int) -> Int { if let object = self as? any _Overriding_UIView_a___c \
                { return object._overriding_UIView_a(b, c: c) } else { return _UIView_a(b, c: c) } }; \
                @discardableResult public func _UIView_a(_ b: Int = 1, c: Int) -> Int { b }
                }
                class A: UITableView, _Overriding_UIView_a___c {
                    func _overriding_UIView_a(_ b: Int, c: Int) -> Int { super._UIView_a(b, c: c) }
                }
                class B: A { override func _overriding_UIView_a(_ b: Int, c: Int) -> Int { super._overriding_UIView_a(b, c: c) } }
                """)
        #expect(
            generated(source).contains(
                "@MainActor protocol _Overriding_UIView_a___c: AnyObject { func _overriding_UIView_a(_ b: Int, c: Int) -> Int }"
            ))
    }

    @Test func anExtensionOfAnAliasExtendsTheClass() {
        let source = """
            #if os(macOS)
            public typealias ImageView = NSImageView
            #else
            public typealias ImageView = UIImageView
            #endif
            extension ImageView { @objc func a() -> Bool { true } }
            class A: UIImageView { override func a() -> Bool { false } }
            """
        #expect(
            adapted(source).hasSuffix(
                "class A: UIImageView, _Overriding_UIImageView_a_ { func _overriding_UIImageView_a() -> Bool { false } }"
            ))
    }

    @Test func anExtensionOfUIKitsClassOverridesWhatOneOfItsSuperclassDeclares() {
        let source = """
            extension UILabel {
                override func a() { super.a() }
            }
            extension UIView {
                @objc func a() {}
            }
            extension UIControl {
                override public func a() { b() }
            }
            extension UIButton {
                override func a() { super.a() }
            }
            class A: UIButton {
                override func a() { super.a() }
            }
            """
        #expect(
            adapted(source) == """
                extension UILabel {
                    func _UILabel_a() { super._UIView_a() }
                }
                extension UIView {
                    func a() { if let object = self as? any _Overriding_UIView_a_ { return object._overriding_UIView_a() } \
                else if let object = self as? UIButton { return object._UIButton_a() } \
                else if let object = self as? UIControl { return object._UIControl_a() } \
                else if let object = self as? UILabel { return object._UILabel_a() } \
                else { return _UIView_a() } }; func _UIView_a() {}
                }
                extension UIControl {
                    public func _UIControl_a() { b() }
                }
                extension UIButton {
                    func _UIButton_a() { super._UIControl_a() }
                }
                class A: UIButton, _Overriding_UIView_a_ {
                    func _overriding_UIView_a() { super._UIButton_a() }
                }
                """)
        #expect(diagnostics(source).isEmpty)
    }

    @Test func extensionsOfLayersOverrideThoseOfTheirSuperclass() {
        let text = adapted(
            """
            extension CAGradientLayer { override func a(b: Int) { super.a(b: b) } }
            extension CALayer { @objc func a(b: Int) {} }
            """)
        #expect(text.contains("func _CAGradientLayer_a(b: Int) { super._CALayer_a(b: b) }"))
        #expect(text.contains("if let object = self as? CAGradientLayer { return object._CAGradientLayer_a(b: b) }"))
    }

    @Test func aMemberUnderAConditionIsDeclaredUnderItInTheBody() {
        let files = adapted([
            "A.swift": """
            class A: UIView {
                let a = 1
            }
            let b = 2
            """,
            "B.swift": """
            extension A {
            #if !os(Linux) && C
                override func layoutSubviews() {}
            #elseif os(iOS)
                override func layoutSubviews() { super.layoutSubviews() }
            #endif
                override func d() {}
            }
            """,
        ])
        #expect(
            files["A.swift"] == """
                class A: UIView {
                    let a = 1
                override func d() { _A_d() }; 
                #if (true && C)
                override func layoutSubviews() { _A_layoutSubviews() }
                #endif
                #if !(true && C) && ((os(iOS) || os(Linux)))
                override func layoutSubviews() { _A_layoutSubviews() }
                #endif
                #sourceLocation(file: "A.swift", line: 3)
                }
                let b = 2
                """)
    }

    @Test func theConditionOfTheClassIsNotRepeated() {
        let text = adapted("#if C\nclass A: UIView {\n}\nextension A { override func b() {} }\n#endif")
        #expect(text.hasPrefix("#if C\nclass A: UIView {\noverride func b() { _A_b() }; }\n"))
    }

    @Test func whatNSObjectCallsOnAnyThreadBelongsToNoActorInTheExtensionEither() {
        #expect(
            adapted("class A: UIView {}\nextension A { override public var debugDescription: String { b } }")
                == "class A: UIView {public override var debugDescription: String { _A_debugDescription }; }\n"
                + "extension A { nonisolated var _A_debugDescription: String { b } }")
        #expect(
            adapted("class A: NSObject {}\nextension A { override func isEqual(_ b: Any?) -> Bool { true } }")
                .hasSuffix("extension A { nonisolated func _A_isEqual(_ b: Any?) -> Bool { true } }"))
    }

    /// What the body of `class A` gets for a member of its extension.
    private func bodyMember(_ member: String) -> String {
        let text = adapted("class A: B {\n}\nextension A {\n\(member)\n}")
        return String(text.split(separator: "\n")[1].dropLast(3))
    }

    @Test func anUnavailableMethodOfAnExtensionOfUIKitsClassStaysAsItIs() {
        let source = """
            extension UIViewController {
                @available(*, unavailable, renamed: "b()")
                open func a() -> UIViewController? { self }
            }
            """
        #expect(adapted(source) == source)
    }
}
