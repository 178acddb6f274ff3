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

    @Test func emptyAttributedStringsAreMadeOfAnEmptyString() {
        #expect(
            adapted("let a = NSAttributedString(), b = NSMutableAttributedString( ), c = NSAttributedString(string: d)")
                == "let a = NSAttributedString(string: \"\"), b = NSMutableAttributedString(string: \"\" ), c = NSAttributedString(string: d)"
        )
    }
}
