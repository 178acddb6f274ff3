import Testing

/// Names as swiftc writes them into the Objective-C header of the same class.
@Suite struct ObjectiveCNameTests {
    @Test(arguments: [
        ("insert(item a: Int)", "insertWithItem:"), ("insert(_ a: Int, _ b: Int)", "insert::"),
        ("insert(_ a: Int, at b: Int)", "insert:at:"), ("reload()", "reload"), ("move(to a: Int)", "moveTo:"),
        ("moveTo(place a: Int)", "moveToPlace:"), ("t(withItem a: Int)", "tWithItem:"),
        ("s(urlFor a: Int)", "sWithUrlFor:"),
        ("u(URLFor a: Int)", "uWithURLFor:"), ("loadURL(thing a: Int)", "loadURLWithThing:"),
        ("does_with(x a: Int)", "does_withX:"), ("subtitle(withinX a: Int)", "subtitleWithinX:"),
        ("byte(x a: Int)", "byteWithX:"), ("atX(at2 a: Int)", "atXWithAt2:"), ("v(_private a: Int)", "vWith_private:"),
        ("q(throughIt a: Int)", "qWithThroughIt:"), ("q(excluding a: Int)", "qWithExcluding:"),
        ("q(following a: Int, and b: Int)", "qFollowing:and:"), ("qUntil(thing a: Int)", "qUntilThing:"),
    ])
    func methodsAreNamedByTheCompilersRule(method: String, selector: String) {
        let table = generated("class A: NSObject { @objc func \(method) {} }")
        #expect(table.contains("members.method(\"\(selector)\","))
    }

    @Test func namesInTheAttributeWin() {
        let table = generated("class A: NSObject { @objc(b:at:) func c(_ d: Int, e: Int) {}; @objc(f) var g = 1 }")
        #expect(table.contains("members.method(\"b:at:\", \"c(_:e:)\", A.c(_:e:))"))
        #expect(table.contains("members.property(\"f\", \\A.g)"))
    }

    @Test func overridesInheritTheirNames() {
        let table = generated(
            "class A: NSObject { @objc(b:) func c(_ d: Int) {} }\nclass B: A { @objc override func c(_ d: Int) {} }")
        #expect(table.contains("members.method(\"b:\", \"c(_:)\", B.c(_:))"))
    }

    @Test(arguments: [
        ("UITableViewController", "UITableView", "numberOfSectionsInTableView:"),
        ("UICollectionViewController", "UICollectionView", "numberOfSectionsInCollectionView:"),
    ])
    func anOverrideOfAControllerHasTheNameForItsView(superclass: String, view: String, selector: String) {
        let table = generated("class A: \(superclass) { override func numberOfSections(in a: \(view)) -> Int { 1 } }")
        #expect(table.contains("members.method(\"\(selector)\", \"numberOfSections(in:)\""))
    }

    @Test func overloadsForTablesAndCollectionViewsHaveTheirOwnNames() {
        let methods = ["UITableView", "UICollectionView"].map { "func numberOfSections(in a: \($0)) -> Int { 1 }" }
        let table = generated(
            "class A: NSObject, UITableViewDataSource, UICollectionViewDataSource { \(methods.joined(separator: "; ")) }"
        )
        #expect(table.contains("\"numberOfSectionsInTableView:\""))
        #expect(table.contains("\"numberOfSectionsInCollectionView:\""))
    }

    @Test func methodsThatProtocolsAskForHaveTheirNames() {
        let table = generated(
            "class A: NSObject, UITextFieldDelegate { func textField(_ t: UITextField, shouldChangeCharactersIn r: NSRange, replacementString s: String) -> Bool { true } }"
        )
        #expect(table.contains("\"textField:shouldChangeCharactersInRange:replacementString:\""))
    }

    @Test func protocolsOfTheTargetNameMethods() {
        let table = generated(
            "@objc protocol P { @objc(b:) func c(_ d: Int) }\nclass A: NSObject, P { @objc func c(_ d: Int) {} }")
        #expect(table.contains("members.method(\"b:\", \"c(_:)\", A.c(_:))"))
    }
}
