import Testing

@Suite struct FoundationErrorTests {
    @Test(arguments: [
        ("let b = a as? NSError", "let b = Trestle.foundationError(a) "),
        ("let b = a.c() as! NSError", "let b = Trestle.foundationError(a.c())! "),
        ("let b = try a() as? NSError ?? c", "let b = try Trestle.foundationError(a()) ?? c"),
        (
            "if b && (a as? Foundation.NSError)?.code == 1 {}",
            "if b && (Trestle.foundationError(a) )?.code == 1 {}"
        ),
    ])
    func castsOfErrorsAreAFunctionOfTrestle(source: String, expected: String) {
        #expect(adapted("import UIKit\n" + source) == "import UIKit\n" + expected)
    }

    @Test(arguments: [
        "let b = a as NSError", "let b = a as? NSErrorPointer", "class NSError {}\nlet b = a as? NSError",
    ])
    func otherCastsStay(source: String) {
        #expect(adapted(source) == source)
    }

    @Test func aCaughtErrorIsConvertedWhereItIsUsed() {
        #expect(
            adapted("do { try a() } catch let error as NSError { b(error.code) }")
                == "do { try a() } catch let error { let error = error as NSError; b(error.code) }")
    }

    @Test func theConditionOfACatchConvertsItToo() {
        #expect(
            adapted("do { try a() } catch let b as NSError where b.code == c.b { d(b) } catch {}")
                == "do { try a() } catch let b where (b as NSError).code == c.b { let b = b as NSError; d(b) } catch {}"
        )
    }

    @Test(arguments: ["catch let error as URLError { a(error) }", "catch let error { a(error) }", "catch { a(error) }"])
    func otherCatchesStay(clause: String) {
        let source = "do { try b() } \(clause)"
        #expect(adapted(source) == source)
    }
}

@Suite struct TimerIntervalTests {
    @Test(arguments: ["Timer(", "Timer.init(", "Foundation.Timer("])
    func aTimerWithAnIntervalIsMadeByTrestle(callee: String) {
        #expect(
            adapted("import UIKit\nlet a = \(callee)timeInterval: 1, repeats: true) { _ in }")
                == "import UIKit\nlet a = Trestle.timer(timeInterval: 1, repeats: true) { _ in }")
        #expect(
            adapted("import UIKit\nlet a = \(callee)timeInterval: b, repeats: c, block: d)")
                == "import UIKit\nlet a = Trestle.timer(timeInterval: b, repeats: c, block: d)")
    }

    @Test func timersOfOtherFormsStay() {
        let source = """
            import UIKit
            let a = Timer(fire: b, interval: 1, repeats: true) { _ in }
            let c = Timer(timeInterval: 1, target: d, selector: e, userInfo: nil, repeats: true)
            let f = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
            """
        #expect(adapted(source) == source)
    }
}

@Suite struct ClassValueOfKeyTests {
    @Test(arguments: [
        "forKeyPath: #keyPath(UIApplication.shared)", "forKey: \"sharedApplication\"",
        "forKey: #keyPath(UIApplication.shared)",
    ])
    func theApplicationIsThePropertyOfItsClass(argument: String) {
        #expect(
            adapted("import UIKit\nlet a = UIApplication.value(\(argument)) as? UIApplication")
                == "import UIKit\nlet a = (UIApplication.shared as Any?) as? UIApplication")
    }

    @Test func valuesOfObjectsAndOfOtherKeysStay() {
        let source =
            "import UIKit\nlet a = application.value(forKeyPath: \"shared\")\nlet b = UIView.value(forKey: \"c\")"
        #expect(adapted(source) == source)
    }
}

@Suite struct ObjectEqualityTests {
    @Test func elementsOfAnArrayOfObjectsAreCompared() {
        #expect(
            adapted(
                """
                import UIKit
                func a(_ b: [AnyObject]) {
                    for c in d() as [AnyObject] { for e in b { if c.isEqual(e) { e.isEqual(c) } } }
                }
                """)
                    == """
                    import UIKit
                    func a(_ b: [AnyObject]) {
                        for c in d() as [AnyObject] { for e in b { if Trestle.isEqual(c, e) { Trestle.isEqual(e, c) } } }
                    }
                    """)
    }

    @Test func aCastToAnyObjectIsCompared() {
        #expect(
            adapted("import UIKit\nlet a = !(b as AnyObject).isEqual(c)")
                == "import UIKit\nlet a = !Trestle.isEqual((b as AnyObject), c)")
    }

    @Test func objectsOfKnownClassesStay() {
        let source = "import UIKit\nfunc a(_ b: [UIView]) { for c in b { c.isEqual(d) } }"
        #expect(adapted(source) == source)
    }
}
