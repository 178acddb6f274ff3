import Testing

@Suite struct EarlierNameTests {
    private func member(_ text: String) -> String {
        let source = adapted("import UIKit\nclass A: UIViewController {\n\(text)\n}")
        return source.split(separator: "\n").dropFirst(2).dropLast().joined(separator: "\n")
    }

    @Test(arguments: [
        (
            "override func willMove(toParentViewController parent: UIViewController?) { b() }",
            "override func willMove(toParent parent: UIViewController?) { b() }"
        ),
        (
            "override func didMove(toParentViewController: UIViewController?) { b(toParentViewController) }",
            "override func didMove(toParent toParentViewController: UIViewController?) { b(toParentViewController) }"
        ),
        (
            "override func addChildViewController(_ c: UIViewController) {}",
            "override func addChild(_ c: UIViewController) {}"
        ),
        ("override func removeFromParentViewController() {}", "override func removeFromParent() {}"),
        (
            "override func prefersHomeIndicatorAutoHidden() -> Bool { return true }",
            "override var prefersHomeIndicatorAutoHidden: Bool { return true }"
        ),
        (
            "override var childViewControllerForStatusBarStyle: UIViewController? { return b }",
            "override var childForStatusBarStyle: UIViewController? { return b }"
        ),
    ])
    func anOverrideTakesTheNameOfToday(source: String, expected: String) {
        #expect(member(source) == expected)
    }

    @Test(arguments: [
        ("super.willMove(toParentViewController: b)", "super.willMove(toParent: b)"),
        ("super.addChildViewController(b)", "super.addChild(b)"),
        ("super.prefersHomeIndicatorAutoHidden()", "super.prefersHomeIndicatorAutoHidden"),
        ("super.childViewControllers", "super.children"),
    ])
    func whatItCallsOnSuperTakesItToo(source: String, expected: String) {
        #expect(member("func c() { \(source) }") == "func c() { \(expected) }")
    }

    @Test func labelsAreTakenAwayWhereTheMethodHasNoneToday() {
        #expect(
            adapted(
                "class A: UIView { override func bringSubview(toFront view: UIView) { super.bringSubview(toFront: view) } }"
            )
                == "class A: UIView { override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) } }"
        )
    }

    @Test func anOverrideInAnExtensionTakesItInTheClass() {
        let text = adapted(
            "class A: UIViewController {\n}\nextension A {\noverride func willMove(toParentViewController p: UIViewController?) {}\n}"
        )
        #expect(
            text.contains(
                "override func willMove(toParent p: UIViewController?) { _A_willMove(toParentViewController: p) }"))
        #expect(text.contains("func _A_willMove(toParentViewController p: UIViewController?) {}"))
    }

    @Test(arguments: [
        "class A: UIViewController { func willMove(toParentViewController p: Int) {} }",
        "class A { override func willMove(toParentViewController p: Int) {} }",
        "class A: UIView { override func addChildViewController(_ c: Int) {} }",
        "class A: UIViewController { func addChildViewController(_ c: Int) {} }; class B: A { override func addChildViewController(_ c: Int) { super.addChildViewController(c) } }",
    ])
    func membersOfTheTargetKeepTheirNames(source: String) {
        let unchanged = adapted(source)
        #expect(unchanged.contains("toParentViewController") || unchanged.contains("addChildViewController"))
        #expect(!unchanged.contains("toParent ") && !unchanged.contains("addChild("))
    }
}

@Suite struct PriorityLiteralTests {
    @Test func numbersAreLayoutPriorities() {
        #expect(
            adapted(
                """
                constraint.priority = 750
                label.setContentHuggingPriority(250.5, for: .vertical)
                constraint.priority = other
                """)
                    == """
                    constraint.priority = UILayoutPriority(rawValue: 750)
                    label.setContentHuggingPriority(UILayoutPriority(rawValue: 250.5), for: .vertical)
                    constraint.priority = other
                    """)
    }

    @Test func aPropertyOfTheTargetMayBeANumber() {
        let source = "class Task { var priority = 0 }\nfunc f(task: Task) { task.priority = 1 }"
        #expect(adapted(source) == source)
    }
}

@Suite struct StringCharacterTests {
    @Test(arguments: [
        ("a.characters.count", "a.count"), ("a?.characters.count ?? 0", "a?.count ?? 0"),
        ("Array(a.characters)", "Array(a)"), ("b(a?.characters)", "b(a)"), ("a.characters.map { $0 }", "a.map { $0 }"),
        ("c(a.b!.characters.first)", "c(a.b!.first)"),
    ])
    func theCharactersOfAStringAreTheString(source: String, expected: String) {
        #expect(adapted(source) == expected)
    }

    @Test(arguments: [
        "class A { let characters: [Character]; func b(_ c: A) { d(c.characters.count) } }", "a.characters(in: b)",
        "let a = AttributedString(\"b\").characters.count", "let a: AttributedString; let b = a.characters.count",
        "enum Tab: Int { case characters, episodes }\nlet a = Tab.characters.rawValue",
        "let a = Shop.Tab.characters.rawValue", "let a = (characters: [1], n: 2).characters",
        "typealias A = (characters: [Int], n: Int)\nfunc b(_ c: A) { d(c.characters) }",
    ])
    func othersStay(source: String) {
        #expect(adapted(source) == source)
    }

    @Test func aTargetThatNamesAttributedStringHasThem() {
        let files = ["A.swift": "func a() -> AttributedString { b }", "B.swift": "let c = a().characters.count"]
        #expect(adapted(files) == files)
        #expect(adapted("let a: NSAttributedString, b = c.characters").hasSuffix("b = c"))
    }
}

@Suite struct AttributeDictionaryTests {
    @Test(arguments: [
        "let a: [String: Any] = [NSFontAttributeName: b, NSKernAttributeName: 1]",
        "c([NSFontAttributeName: b] as [String: AnyObject])", "var a: [String: NSObject]? = [NSFontAttributeName: b]",
    ])
    func aDictionaryOfAttributesHasTheirKeys(source: String) {
        #expect(
            adapted("import UIKit\n" + source)
                == "import UIKit\n" + source.replacing("[String:", with: "[NSAttributedString.Key:"))
    }

    @Test func otherDictionariesStay() {
        let source = "import UIKit\nlet a: [String: Any] = [\"b\": c, kName: d], e = [NSFontAttributeName: f]"
        #expect(adapted(source) == source)
    }
}

@Suite struct FlattenedTryTests {
    @Test(arguments: [
        ("if let a = try? b(), let c = a { d(c) }", "if let a = try? b(), case let c = a { d(c) }"),
        (
            "guard let a = try? b() as? [C], let d = a?.first else { return }",
            "guard let a = try? b() as? [C], let d = a.first else { return }"
        ),
        ("if let a = try? b() { if let c = a { d(c, a!) } }", "if let a = try? b() { if case let c = a { d(c, a) } }"),
    ])
    func aValueOfTryIsUnwrappedOnce(source: String, expected: String) {
        #expect(adapted("func f() { \(source) }") == "func f() { \(expected) }")
    }

    @Test(arguments: [
        "let a = try? b(); if let c = a { d(c, a!) }", "if let a = try b(), let c = a { d(c) }",
        "if let a = try? b() { e { a in if let c = a { d(c) } } }", "if let a = try? b(), let c = d(a) {}",
    ])
    func otherOptionalsStay(source: String) {
        #expect(adapted("func f() { \(source) }") == "func f() { \(source) }")
    }
}

@Suite struct PickedMediaTests {
    @Test func theDictionaryOfPickedMediaHasItsKeys() {
        let head = "func imagePickerController(_ a: UIImagePickerController, didFinishPickingMediaWithInfo info: "
        let source = "import UIKit\nclass A: NSObject { \(head)[String : Any]) {} }"
        #expect(
            adapted(source) == source.replacing("[String : Any]", with: "[UIImagePickerController.InfoKey : Any]"))
        let other = "import UIKit\nclass A { func imagePickerController(_ a: B, info: [String: Any]) {} }"
        #expect(adapted(other) == other)
    }
}
