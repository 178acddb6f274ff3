import Testing

@Suite struct RenameTests {
    @Test func classNamesComeFromUIKit() {
        #expect(
            adapted("let a = NSStringFromClass(B.self), c = NSClassFromString(\"B\"), d = e.map(NSStringFromClass)")
                == "let a = Trestle.className(of: B.self), c = Trestle.classNamed(\"B\"), d = e.map(Trestle.className(of:))"
        )
    }

    @Test(arguments: [
        "NotificationCenter.default.removeObserver(self)", "center.removeObserver(self, name: .a, object: nil)",
        "a?.removeObserver(b!)",
    ])
    func observersBySelectorAreRemoved(source: String) {
        #expect(adapted(source) == source.replacing("removeObserver", with: "removeSelectorObserver"))
    }

    @Test(arguments: [
        "a.removeObserver(self, forKeyPath: \"b\")", "removeObserver(self)",
        "class A { func removeObserver(_ b: B) { c.removeObserver(b) } }",
    ])
    func otherObserversStay(source: String) {
        #expect(adapted(source) == source)
    }

    @Test func valuesOfProtocolsAreObjectsWhereAClassIsNeeded() {
        #expect(
            adapted("@objc protocol P {}\nclass A { let b: P; func c() { d(Unmanaged.passUnretained(b).toOpaque()) } }")
                .contains("Unmanaged.passUnretained(b as AnyObject).toOpaque()"))
        let source = "class A { let b: UIView; func c() { d(Unmanaged.passUnretained(b)) } }"
        #expect(adapted(source) == source)
    }

    @Test func theBundleOfAClassIsThatOfItsModule() {
        #expect(
            adapted("import UIKit\nlet a = Bundle(for: B.self), c = Bundle(for: type(of: d)).e, f = Bundle(path: g)")
                == "import UIKit\nlet a = Bundle.ofModule(for: B.self), c = Bundle.ofModule(for: type(of: d)).e, f = Bundle(path: g)"
        )
    }

    @Test func sessionsInTheBackgroundAreOrdinaryOnes() {
        let source = "a(URLSessionConfiguration.background(withIdentifier: b), .background(withIdentifier: c))"
        #expect(adapted(source) == "a(URLSessionConfiguration.default, .default)")
        #expect(diagnostics(source).count == 2)
        let other = "a.background(withIdentifier: b); background(c)"
        #expect(adapted(other) == other)
    }

    @Test(arguments: ["case background(withIdentifier: String)", "static func background(withIdentifier: String) {}"])
    func aMemberOfTheTargetMayBeCalledLikeThem(member: String) {
        let source = "enum Kind { \(member) }\nfunc f() { a(.background(withIdentifier: b)) }"
        #expect(adapted(source) == source)
    }

    @Test func userDefaultsReturnNumbersThatCanBeCast() {
        let source = """
            import UIKit
            class A {
                let b = UserDefaults.standard, c: UserDefaults
                func d() { let e = UserDefaults(suiteName: "f")!; _ = e.object(forKey: "g") as? CGFloat }
                func h() { i(UserDefaults.standard.object(forKey: "j"), b.object(forKey: k), self.c.object(forKey: k)) }
            }
            """
        #expect(adapted(source) == source.replacing("object(", with: "value("))
        let other = "class A { let b = NSCache<C, D>(); func e() { b.object(forKey: f); g.object(forKey: f) } }"
        #expect(adapted(other) == other)
    }

    @Test(arguments: [
        "func a() { let b: Store = UserDefaults.standard; b.object(forKey: c) }",
        "UserDefaults(suiteName: a)!.cache().object(forKey: b)",
        "class A { let b = UserDefaults.standard; func c() { for b in stores { b.object(forKey: d) } } }",
    ])
    func otherObjectsAreNotDefaults(source: String) {
        #expect(adapted("import UIKit\n" + source) == "import UIKit\n" + source)
    }

    @Test func emptyAttributedStringsAreMadeOfAnEmptyString() {
        #expect(
            adapted("let a = NSAttributedString(), b = NSMutableAttributedString( ), c = NSAttributedString(string: d)")
                == "let a = NSAttributedString(string: \"\"), b = NSMutableAttributedString(string: \"\" ), c = NSAttributedString(string: d)"
        )
    }

    @Test(arguments: [
        ("let a = NSMutableAttributedString.init()", "let a = NSMutableAttributedString.init(string: \"\")"),
        ("let a: NSMutableAttributedString = .init()", "let a: NSMutableAttributedString = .init(string: \"\")"),
        ("var a: NSAttributedString? = .init()", "var a: NSAttributedString? = .init(string: \"\")"),
        (
            "func a(b: NSAttributedString = NSAttributedString(), c: NSAttributedString = .init()) {}",
            "func a(b: NSAttributedString = NSAttributedString(string: \"\"), "
                + "c: NSAttributedString = .init(string: \"\")) {}"
        ),
        ("let a: Progress = .init()", "let a: Progress = .init(parent: nil)"),
    ])
    func anEmptyInitializerMayBeWrittenOut(source: String, expected: String) {
        #expect(adapted(source) == expected)
    }

    @Test(arguments: ["let a: Other = .init()", "let a: [Progress] = .init()", "b = .init()", "let a = Progress.init"])
    func otherInitializersAreLeft(source: String) {
        #expect(adapted(source) == source)
    }

    @Test func aTimerWithoutArgumentsIsNotScheduled() {
        #expect(adapted("let a = Timer()") == "let a = Timer(timeInterval: 0, repeats: false, block: { _ in })")
        let response = "HTTPURLResponse(url: URL(string: \"about:blank\")!, statusCode: 200, httpVersion: nil, "
        #expect(adapted("let a = HTTPURLResponse()").contains("let a = " + response + "headerFields: nil)!"))
        #expect(adapted("extension Timer { static let a = Timer() }").contains("Timer(timeInterval: 0"))
    }

    @Test func aProgressWithoutArgumentsHasNoParent() {
        #expect(adapted("let a = Progress()") == "let a = Progress(parent: nil)")
    }

    @Test func aBundleWithoutArgumentsHasTheFilesOfTheApplication() {
        #expect(adapted("let a = Bundle()") == "let a = Bundle(path: Bundle.main.bundlePath)!")
        #expect(
            adapted("init(bundle: Bundle = .init()) {}")
                == "init(bundle: Bundle = .init(path: Bundle.main.bundlePath)!) {}")
    }

    @Test(arguments: [
        "class Timer {}\nlet a = Timer()", "typealias Timer = Int\nlet a = Timer()",
        "class Clock { class Timer {}\n let a = Timer() }",
    ])
    func aTypeOfTheTargetHasItsOwnInitializer(source: String) {
        #expect(adapted(source) == source)
    }
}

@Suite struct AnyObjectMemberTests {
    @Test func methodsOfAnyObjectAreThoseOfNSObject() {
        #expect(
            adapted("import UIKit\n(a as AnyObject).responds(to: b)")
                == "import UIKit\n(a as! NSObject).responds(to: b)")
        #expect(
            adapted("import UIKit\n(a as AnyObject?)?.responds(to: b)")
                == "import UIKit\n(a as? NSObject)?.responds(to: b)")
    }

    @Test func aVariableOfAnyObjectIsCast() {
        #expect(
            adapted("import UIKit\nfunc f(a: AnyObject) { a.responds(to: b); a.other() }")
                == "import UIKit\nfunc f(a: AnyObject) { (a as! NSObject).responds(to: b); a.other() }")
    }

    @Test func elementsOfACollectionOfAnyObjectAreCast() {
        let source = """
            import UIKit
            func f(a: [AnyObject]) throws {
                let b = try c() as! [String: AnyObject]
                if let d = b["e"]?.integerValue, let g = b["h"] as? [String: AnyObject] { i(d, g["j"]?.doubleValue) }
                i(a[0].responds(to: k), l["m"]?.doubleValue)
            }
            """
        #expect(
            adapted(source)
                == source.replacing("b[\"e\"]?.integerValue", with: "(b[\"e\"] as? NSNumber)?.intValue")
                .replacing("g[\"j\"]?.d", with: "(g[\"j\"] as? NSNumber)?.d")
                .replacing("a[0].r", with: "(a[0] as! NSObject).r"))
    }

    @Test func aVariableIsOfTheTypeThatIsWritten() {
        #expect(
            adapted("import UIKit\nfunc f() { let a: AnyObject = b[\"c\"]!; d(a.integerValue) }")
                == "import UIKit\nfunc f() { let a: AnyObject = b[\"c\"]!; d((a as? NSNumber)?.intValue) }")
        let other = "import UIKit\nfunc f() { let a: Row = b as! AnyObject; d(a.integerValue) }"
        #expect(adapted(other) == other)
    }

    @Test(arguments: [
        "for a in texts { b(a.intValue) }", "for case let a? in texts { b(a.intValue) }",
        "if case .text(let a) = c { b(a.intValue) }", "switch c { case let a: b(a.intValue) }",
        "do { try c() } catch let a { b(a.intValue) }", "let (a, c) = d(); b(a.intValue)",
        "c { a in b(a.intValue) }", "c { (a: Row) in b(a.intValue) }", "c { [a = d] in b(a.intValue) }",
    ])
    func anotherVariableOfTheNameIsNotThatOfAnyObject(code: String) {
        let source = "import UIKit\nfunc f(a: AnyObject) { \(code) }"
        #expect(adapted(source) == source)
    }

    @Test(arguments: [
        "if let a = a as AnyObject? { b(a.intValue) }", "guard let a else { return }; b(a.intValue)",
        "if let c = a { b(c.intValue) }", "c { [weak a] in b(a.intValue) }", "let c = a; b(c.intValue)",
    ])
    func aVariableMayHaveTheValueOfAnother(code: String) {
        let source = adapted("import UIKit\nfunc f(a: AnyObject?) { \(code) }")
        #expect(source.contains(" as? NSNumber)?.intValue"))
    }

    @Test func aSliceIsNoElement() {
        let source = "import UIKit\nfunc f(a: [AnyObject]) { c(a[0..<2].intValue, a[...].intValue, a[1...].intValue) }"
        #expect(adapted(source) == source)
    }

    @Test func propertiesOfAnyObjectAreOptional() {
        #expect(
            adapted("import UIKit\nfunc f(a: AnyObject) { b(a.doubleValue) }")
                == "import UIKit\nfunc f(a: AnyObject) { b((a as? NSNumber)?.doubleValue) }")
        #expect(
            adapted("import UIKit\nlet a = (b as AnyObject).doubleValue")
                == "import UIKit\nlet a = (b as? NSNumber)?.doubleValue")
        #expect(
            adapted("import UIKit\nlet a = (b as AnyObject).cgRectValue!")
                == "import UIKit\nlet a = ((b as? NSValue)?.cgRectValue)!")
        #expect(
            adapted("import UIKit\nlet a = (b as AnyObject?)?.integerValue")
                == "import UIKit\nlet a = (b as? NSNumber)?.intValue")
    }
}

@Suite struct ClassQuestionTests {
    @Test func classesOfAnyKindAreAskedForTheirSuperclasses() {
        #expect(
            adapted("import UIKit\nfunc f(a: AnyClass) { a.isSubclass(of: UIView.self) }")
                == "import UIKit\nfunc f(a: AnyClass) { Trestle.isSubclass(a, of: UIView.self) }")
    }

    @Test func aTypeThatIsNamedHasTheMethodItself() {
        let source = "import UIKit\nlet a = Row.isSubclass(of: UIView.self)"
        #expect(adapted(source) == source)
    }

    @Test func aClassHasTheHashOfItsIdentity() {
        #expect(
            adapted("struct A { let type: AnyClass; var hash: Int { type.hash() ^ B.self.hash() } }")
                == "struct A { let type: AnyClass; var hash: Int { ObjectIdentifier(type).hashValue ^ ObjectIdentifier(B.self).hashValue } }"
        )
        let own = "struct A { static func hash() -> Int { 1 }\n let b = A.hash() }"
        #expect(adapted(own) == own)
        #expect(
            adapted("func f(a: Row.Type) { b(a.hash(), type(of: c).hash()) }")
                == "func f(a: Row.Type) { b(ObjectIdentifier(a).hashValue, ObjectIdentifier(type(of: c)).hashValue) }")
    }

    @Test(arguments: [
        "struct A { let hash: () -> Int; func b() -> Int { self.hash() } }",
        "func f(a: Digest) { b(a.hash(), c.hash()) }",
    ])
    func otherMethodsOfThatNameStay(source: String) {
        #expect(adapted(source) == source)
    }

    @Test func theDescriptionOfAnyClassIsItsName() {
        #expect(
            adapted("import UIKit\nfunc f(a: AnyObject, b: AnyClass) { c(type(of: a).description(), b.description()) }")
                == "import UIKit\nfunc f(a: AnyObject, b: AnyClass) { c(Trestle.className(of: type(of: a)), Trestle.className(of: b)) }"
        )
        let known = "import UIKit\nfunc f(a: UIView) { c(type(of: a).description(), Row.description()) }"
        #expect(adapted(known) == known)
    }

    @Test func theClassForCoderOfATypeIsTheType() {
        #expect(
            adapted("a.register(Row.classForCoder(), b)\nc.classForCoder") == "a.register(Row.self, b)\nc.classForCoder"
        )
    }
}

@Suite struct WeakDispatchSourceTests {
    @Test func aDispatchSourceIsCapturedAsAnObjectOfItsClass() {
        #expect(
            adapted(
                "func f() { let a = DispatchSource.makeTimerSource(queue: q); a.b { [weak a, weak self] in a?.cancel() } }"
            )
                == "func f() { let a = DispatchSource.makeTimerSource(queue: q); a.b { [weak a = a as? DispatchSource, weak self] in a?.cancel() } }"
        )
    }

    @Test(arguments: [
        "class A { var b: DispatchSourceTimer?; func f() { c { [unowned b = self.b!] in b.cancel() } } }",
        "func f(b: DispatchSourceRead) { c { [unowned b = b] in b.cancel() } }",
        "func f() { guard let b = DispatchSource.makeReadSource(d) as DispatchSourceRead? else { return }; c { [unowned b = b] in b.cancel() } }",
    ])
    func aDispatchSourceIsKnownByItsType(source: String) {
        #expect(adapted(source).contains(" as! DispatchSource] in"))
    }

    @Test func otherCapturesStay() {
        let source = "class A { var b: UIView?; func f(d: E) { c { [weak b, weak d, weak e = self.b] in b?.c() } } }"
        #expect(adapted(source) == source)
    }
}
