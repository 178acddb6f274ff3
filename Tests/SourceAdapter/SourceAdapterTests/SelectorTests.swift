import Testing

/// `#selector(...)` written in a method of `Screen`, which is what `members` make it.
private func selector(_ expression: String, in members: String = "@objc func tapped(_ sender: UIButton) {}") -> String {
    let source = """
        class Screen: UIViewController {
        \(members)
        func test() {
        use(#selector(\(expression)))
        }}
        """
    let line = adapted(source).split(separator: "\n").first { $0.hasPrefix("use(") } ?? ""
    return String(line.dropFirst(4).dropLast())
}

@Suite struct SelectorTests {
    @Test(arguments: [
        "tapped", "tapped(_:)", "self.tapped", "self.tapped(_:)", "Screen.tapped", "Screen.tapped(_:)", "Self.tapped",
        "(tapped)", "type(of: self).tapped(_:)",
    ])
    func aMethodIsNamedInManyWays(expression: String) {
        #expect(selector(expression) == "Selector(\"tapped:\", calling: Screen.tapped(_:))")
    }

    @Test func aMethodWithoutParametersHasNoColon() {
        #expect(
            selector("reload", in: "@objc func reload() {}") == "Selector(\"reload\", calling: Screen.reload)")
    }

    @Test func privateMethodsAreNamedLikeOthers() {
        #expect(
            selector("reload", in: "@objc private func reload() {}") == "Selector(\"reload\", calling: Screen.reload)")
    }

    @Test func superclassesOfTheTargetDeclareMethods() {
        let files = adapted([
            "A.swift": "class Base: UIViewController { @objc func moved(to x: Int, animated: Bool) {} }",
            "B.swift": "class Screen: Base { let a = #selector(moved) }",
        ])
        #expect(
            files["B.swift"]
                == "class Screen: Base { let a = Selector(\"movedTo:animated:\", calling: Screen.moved(to:animated:)) }"
        )
    }

    @Test func extensionsOfOtherFilesDeclareMethods() {
        let files = adapted([
            "A.swift": "class Screen: UIViewController { let a = #selector(tapped) }",
            "B.swift": "extension Screen { @objc func tapped(_ sender: Any) {} }",
        ])
        #expect(files["A.swift"]?.contains("Selector(\"tapped:\", calling: Screen.tapped(_:))") == true)
    }

    @Test func aCastTellsOverloadsApart() {
        let members = "@objc func show() {}; @objc(showButton:) func show(_ sender: UIButton) {}"
        #expect(
            selector("show as () -> Void", in: members)
                == "Selector(\"show\", calling: Screen.show as @MainActor (Screen) -> @MainActor () -> Void)")
        #expect(
            selector("show(_:) as (UIButton) -> ()", in: members)
                == "Selector(\"showButton:\", calling: Screen.show(_:) as @MainActor (Screen) -> @MainActor (UIButton) -> ())"
        )
        #expect(
            selector("Screen.show as (Screen) -> (UIButton) -> Void", in: members)
                == "Selector(\"showButton:\", calling: Screen.show(_:) as @MainActor (Screen) -> @MainActor (UIButton) -> Void)"
        )
        #expect(
            selector("show as ((UIButton?) -> Void)?", in: members)
                == "Selector(\"showButton:\", calling: Screen.show(_:) as @MainActor (Screen) -> @MainActor (UIButton?) -> Void)"
        )
    }

    @Test func anAmbiguousBaseNameGetsACast() {
        let members = "@objc func show() {}; func show(_ sender: UIButton) {}"
        #expect(
            selector("show", in: members)
                == "Selector(\"show\", calling: Screen.show as @MainActor (Screen) -> @MainActor () -> Void)")
    }

    @Test func anOverrideIsNoOverload() {
        let files = adapted([
            "A.swift": "class Base: UIView { @objc func reload() {} }",
            "B.swift": "class Sub: Base { override func reload() {}; let a = #selector(reload) }",
        ])
        #expect(files["B.swift"]?.contains("Selector(\"reload\", calling: Sub.reload)") == true)
    }

    @Test func gettersAndSettersHaveKeyPaths() {
        let members = "@objc var color: UIColor; @objc(isReady) var ready = false"
        #expect(selector("getter: color", in: members) == "Selector(\"color\", getter: \\Screen.color)")
        #expect(selector("setter: self.color", in: members) == "Selector(\"setColor:\", setter: \\Screen.color)")
        #expect(selector("getter: Screen.ready", in: members) == "Selector(\"isReady\", getter: \\Screen.ready)")
        #expect(selector("setter: Screen.ready", in: members) == "Selector(\"setIsReady:\", setter: \\Screen.ready)")
    }

    @Test func uiKitsQuestionsHaveNamesOfTheirOwn() {
        #expect(selector("getter: UIView.isHidden") == "Selector(\"isHidden\", getter: \\UIView.isHidden)")
        #expect(selector("setter: UIView.isHidden") == "Selector(\"setHidden:\", setter: \\UIView.isHidden)")
        #expect(selector("getter: UIResponder.next") == "Selector(\"nextResponder\", getter: \\UIResponder.next)")
    }

    @Test func uiKitsMethodsHaveTheirNames() {
        #expect(selector("UIView.endEditing") == "Selector(\"endEditing:\", calling: UIView.endEditing(_:))")
        #expect(selector("UIView.layoutSubviews") == "Selector(\"layoutSubviews\", calling: UIView.layoutSubviews)")
        #expect(
            selector("dismiss(animated:completion:)")
                == "Selector(\"dismissViewControllerAnimated:completion:\", calling: Screen.dismiss(animated:completion:))"
        )
        #expect(diagnostics("class A: UIView { let a = #selector(layoutSubviews) }").isEmpty)
    }

    @Test func anOverrideKeepsItsName() {
        #expect(
            selector("touchesBegan(_:with:)", in: "override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {}")
                == "Selector(\"touchesBegan:withEvent:\", calling: Screen.touchesBegan(_:with:))")
    }

    @Test func protocolsAskForMethods() {
        #expect(
            selector("UITableViewDelegate.tableView(_:didSelectRowAt:)")
                == "Selector(\"tableView:didSelectRowAtIndexPath:\")"
        )
        #expect(
            selector("UITableViewDataSource.tableView(_:cellForRowAt:)")
                == "Selector(\"tableView:cellForRowAtIndexPath:\", ofProtocol: UITableViewDataSource.tableView(_:cellForRowAt:))"
        )
        #expect(
            selector("UITableViewDelegate.scrollViewDidScroll(_:)")
                == "Selector(\"scrollViewDidScroll:\")"
        )
    }

    @Test func delegatesOfOtherModulesAreProtocols() {
        #expect(
            selector("WKNavigationDelegate.webView(_:didCommit:)")
                == "Selector(\"webView:didCommit:\", ofProtocol: WKNavigationDelegate.webView(_:didCommit:), isOptional: true)"
        )
    }

    @Test func protocolsOfTheTargetAskForMethods() {
        let source = """
            @objc protocol P { @objc(pick:) func choose(_ a: Int); @objc optional func skip() }
            let a = #selector(P.choose), b = #selector(P.skip)
            """
        #expect(
            adapted(source).contains(
                "a = Selector(\"pick:\", ofProtocol: P.choose(_:)), b = Selector(\"skip\", ofProtocol: P.skip, isOptional: true)"
            ))
    }

    @Test func whatAProtocolAsksForHasItsName() {
        let source =
            "class A: NSObject, UITableViewDelegate { func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {} }\n"
        #expect(
            adapted(source + "let a = #selector(A.tableView(_:didSelectRowAt:))").contains(
                "Selector(\"tableView:didSelectRowAtIndexPath:\", calling: A.tableView(_:didSelectRowAt:))"))
    }

    @Test func staticMethodsBelongToTheClass() {
        #expect(
            selector("Screen.reset(_:)", in: "@objc static func reset(_ a: Any) {}")
                == "Selector(\"reset:\", callingStatic: Screen.reset(_:))")
        #expect(
            adapted("class A: NSObject { @objc class func b() { use(#selector(b)) } }")
                == "class A: NSObject { class func b() { use(Selector(\"b\", callingStatic: A.b)) } }")
    }

    @Test func instanceMethodsAreNamedInStaticContexts() {
        #expect(
            adapted("class A: NSObject { @objc func b() {}; static func c() { use(#selector(b)) } }")
                == "class A: NSObject { func b() {}; static func c() { use(Selector(\"b\", calling: A.b)) } }")
    }

    @Test func expressionsAreFollowedToTheirType() {
        let members = "let helper: Helper!; let made = Helper(); func f(p: Helper?) { use(#selector(p.run(_:))) }"
        let helper = "}\nclass Helper: NSObject { @objc func run(_ a: Any) {} }\nclass B {"
        let expected = "Selector(\"run:\", calling: Helper.run(_:))"
        for expression in ["helper.run", "self.helper.run(_:)", "made.run", "helper!.run", "Helper.run"] {
            #expect(selector(expression, in: members + "}\nclass B2 {" + helper + members) == expected)
        }
        #expect(adapted("class A {\(members)\(helper)}").contains("use(\(expected))"))
    }

    @Test func localVariablesHaveTypes() {
        let source = "class H: NSObject { @objc func run() {} }\nfunc f() { let h = H(); use(#selector(h.run)) }"
        #expect(adapted(source).contains("Selector(\"run\", calling: H.run)"))
    }

    @Test func anExpressionOfUnknownTypeIsCheckedOnly() {
        #expect(selector("view.endEditing(_:)") == "Selector(\"endEditing:\", checking: view.endEditing(_:))")
        #expect(selector("getter: other().title") == "Selector(\"title\", checking: other().title)")
    }

    @Test func aMethodOfAnObjectOfUnknownTypeIsLookedForInTheTarget() {
        let source =
            "class A: UIView { @objc func send(_ a: Any) {} }\nfunc f() { if let b = a() { use(#selector(b.send)) } }"
        #expect(adapted(source).contains("use(Selector(\"send:\", checking: b.send(_:)))"))
    }

    @Test func nestedTypesAndExtensionsAreNamedAsTheirCodeCan() {
        #expect(
            adapted("class A { class B: NSObject { @objc func c() {}; let d = #selector(c) } }").contains(
                "Selector(\"c\", calling: B.c)"))
        #expect(
            adapted("class A { class B: NSObject {} }\nextension A.B { @objc func c() { use(#selector(c)) } }")
                .contains(
                    "Selector(\"c\", calling: A.B.c)"))
        #expect(
            adapted("extension UIView { @objc func c() { use(#selector(c)) } }").contains(
                "Selector(\"c\", calling: UIView.c)"))
        #expect(
            adapted("func f() { class L: NSObject { @objc func c() { use(#selector(c)) } } }").contains(
                "Selector(\"c\", calling: L.c)"))
    }

    @Test func extensionsOfProtocolsNameSelf() {
        #expect(
            adapted("extension P where Self: UIViewController { func f() { use(#selector(viewDidLoad)) } }").contains(
                "Selector(\"viewDidLoad\", calling: Self.viewDidLoad)"))
    }

    @Test func lineBreaksInsideStay() {
        #expect(
            adapted("class A: UIView { @objc func b() {}\nlet c = #selector(\n  b\n)\nlet d = 1 }")
                == "class A: UIView { func b() {}\nlet c = Selector(\"b\", calling: A.b)\n\n\nlet d = 1 }")
    }

    @Test func methodsThatCannotBeCalledByNameAreOnlyNamed() {
        #expect(
            adapted("class A: NSObject { @objc func b() throws { c(#selector(b)) } }")
                == "class A: NSObject { func b() throws { c(Selector(\"bAndReturnError:\", checking: A.b)) } }")
    }

    @Test(arguments: [
        ("func b() throws {}", "bAndReturnError:"), ("func b(c: Int) throws {}", "bWithC:error:"),
        ("func b(_ c: Int, d: () -> Void) throws {}", "b:error:d:"), ("func b() async {}", "bWithCompletionHandler:"),
        ("func b(c: Int) async throws {}", "bWithC:completionHandler:"),
    ])
    func errorsAndCompletionHandlersAreParameters(method: String, selector: String) {
        #expect(
            adapted("class A: NSObject { @objc \(method)\nlet e = #selector(b) }").contains("Selector(\"\(selector)\",")
        )
    }

    @Test func selectorsFromStringsStay() {
        let source = "let a = Selector(\"b:\"), c = Selector((\"d\")), e = NSSelectorFromString(\"f\")"
        #expect(adapted(source) == source)
    }

    @Test func aMethodOfUnknownClassIsReported() {
        #expect(
            diagnostics("class A: Foreign { let a = #selector(b) }") == [
                "File.swift:1:28: warning: the adapter cannot see the declaration of 'b' and takes it for a method without parameters. If it has some, write their labels: '#selector(b(_:))'."
            ])
    }

    @Test func filesWithoutUIKitImportIt() {
        let source = "import Foundation\nclass A: NSObject { @objc func b() { use(#selector(b)) } }"
        #expect(generated(source).hasPrefix("import UIKit\n"))
        #expect(!generated("import UIKit\n" + source).contains("import UIKit"))
    }
}
