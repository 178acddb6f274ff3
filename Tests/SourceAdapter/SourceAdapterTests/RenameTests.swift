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

    @Test func emptyAttributedStringsAreMadeOfAnEmptyString() {
        #expect(
            adapted("let a = NSAttributedString(), b = NSMutableAttributedString( ), c = NSAttributedString(string: d)")
                == "let a = NSAttributedString(string: \"\"), b = NSMutableAttributedString(string: \"\" ), c = NSAttributedString(string: d)"
        )
    }

    @Test func aTimerWithoutArgumentsIsNotScheduled() {
        #expect(adapted("let a = Timer()") == "let a = Timer(timeInterval: 0, repeats: false, block: { _ in })")
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

    @Test func propertiesOfAnyObjectAreOptional() {
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

    @Test func theClassForCoderOfATypeIsTheType() {
        #expect(
            adapted("a.register(Row.classForCoder(), b)\nc.classForCoder") == "a.register(Row.self, b)\nc.classForCoder"
        )
    }
}
