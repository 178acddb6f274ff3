import Testing

@Suite struct OptionalCallTests {
    @Test func uiKitIsToldWhomAnOptionalCallAsks() {
        #expect(
            adapted("delegate?.tableView?(a, heightForRowAt: b)")
                == "OptionalCall.of(OptionalCall.asking(delegate)?.tableView(a, heightForRowAt: b))")
        #expect(
            adapted("let c = self.delegate.tableView?(a, heightForRowAt: b) ?? 1")
                == "let c = OptionalCall.of(OptionalCall.asking(self.delegate).tableView(a, heightForRowAt: b)) ?? 1")
    }

    @Test func theChainGoesOnBehindIt() {
        #expect(
            adapted("a.dataSource?.tableView?(a, titleForHeaderInSection: b)?.uppercased()")
                == "OptionalCall.of(OptionalCall.asking(a.dataSource)?.tableView(a, titleForHeaderInSection: b))?.uppercased()"
        )
        #expect(
            adapted("a?.textField?(b, shouldChangeCharactersIn: c, replacementString: d).e")
                == "OptionalCall.of(OptionalCall.asking(a)?.textField(b, shouldChangeCharactersIn: c, replacementString: d))?.e"
        )
    }

    @Test func aChainInFrontOfItMakesItsObjectOptional() {
        #expect(
            adapted("a?.delegate.scrollViewDidScroll?(b)")
                == "OptionalCall.of(OptionalCall.asking(a?.delegate)?.scrollViewDidScroll(b))")
    }

    @Test func anObjectOfAnyClassIsAskedThroughTheProtocol() {
        #expect(
            adapted("func b(_ a: AnyObject?) { a?.scrollViewDidScroll?(c) }")
                == "func b(_ a: AnyObject?) { "
                + "OptionalCall.of(OptionalCall.asking(a as? any UIScrollViewDelegate)?.scrollViewDidScroll(c)) }")
        #expect(
            adapted("func b(_ a: AnyObject) { a.scrollViewDidScroll?(c) }")
                == "func b(_ a: AnyObject) { "
                + "OptionalCall.of(OptionalCall.asking(a as? any UIScrollViewDelegate)?.scrollViewDidScroll(c)) }")
    }

    @Test func whatAProxyOfRxCocoaForwardsToIsOfAnyClass() {
        #expect(
            adapted("class A: DelegateProxy<B, C> { func d() { _forwardToDelegate?.scrollViewDidScroll?(e) } }")
                .contains(
                    "OptionalCall.asking(_forwardToDelegate as? any UIScrollViewDelegate)?.scrollViewDidScroll(e)"))
        #expect(
            adapted("class A: _RXDelegateProxy { func d() -> Bool? { _forwardToDelegate?.responds(to: e) } }").contains(
                "(_forwardToDelegate as? NSObject)?.responds(to: e)"))
        #expect(
            adapted("class A: _RXDelegateProxy { func d() -> Bool? { self._forwardToDelegate?.responds(to: e) } }")
                .contains("(self._forwardToDelegate as? NSObject)?.responds(to: e)"))
    }

    @Test func aGenericParameterIsWhatItIsConstrainedTo() {
        #expect(
            adapted(
                """
                @objc protocol P { @objc optional func b() -> Int }
                func d<T: UIView>(_ a: T) -> Int? where T: P { a.b?() }
                """
            ).contains("func d<T: UIView>(_ a: T) -> Int? where T: P { OptionalCall.of(try? a.b()) }"))
        #expect(
            adapted("func d<T>(_ a: T, c: C) where T: UITableViewDelegate { c.b?() }; class C { var b: (() -> Void)? }")
                .contains("{ c.b?() }"))
    }

    @Test func optionalCallsNest() {
        #expect(
            adapted("a?.tableView?(b, heightForRowAt: c?.tableView?(b, willSelectRowAt: $0) ?? $0)")
                == "OptionalCall.of(OptionalCall.asking(a, for: \"tableView:heightForRowAtIndexPath:\")?.tableView(b, heightForRowAt: "
                + "OptionalCall.of(OptionalCall.asking(c)?.tableView(b, willSelectRowAt: $0)) ?? $0))")
        #expect(
            adapted("a?.numberOfSections?(in: b).c?.scrollViewDidScroll?(d)")
                == "OptionalCall.of(OptionalCall.asking(OptionalCall.of(OptionalCall.asking(a)?.numberOfSections(in: b))?.c)?"
                + ".scrollViewDidScroll(d))")
    }

    @Test func aForcedCallNeedsTheMethod() {
        #expect(
            adapted("a!.tableView!(b, heightForRowAt: c).d")
                == "OptionalCall.required(OptionalCall.asking(a!).tableView(b, heightForRowAt: c)).d")
    }

    @Test func argumentsWithEffectsNeedTheMethod() {
        #expect(
            adapted("a.scrollViewDidScroll?(b())")
                == "OptionalCall.of(OptionalCall.asking(a, for: \"scrollViewDidScroll:\")?.scrollViewDidScroll(b()))")
        #expect(
            adapted("a?.b.scrollViewDidScroll?(c!)")
                == "OptionalCall.of(OptionalCall.asking(a?.b, for: \"scrollViewDidScroll:\")?.scrollViewDidScroll(c!))")
        #expect(
            used("a?.b?(c())") == "OptionalCall.of(try? OptionalCall.asking(a, for: \"b:\")?.b(c()))")
        #expect(
            used("t?.scrollViewDidScroll?(scroll)")
                == "OptionalCall.of(OptionalCall.asking(t, for: \"scrollViewDidScroll:\")?.scrollViewDidScroll(scroll))"
        )
    }

    @Test func aMethodOfTwoProtocolsIsNotLookedForUnlessTheTypeTellsWhichIsMeant() {
        #expect(
            adapted("a.numberOfSections?(in: b())")
                == "OptionalCall.of(OptionalCall.asking(a).numberOfSections(in: b()))")
        #expect(
            used("s?.numberOfSections?(in: c())")
                == "OptionalCall.of(OptionalCall.asking(s, for: \"numberOfSectionsInTableView:\")?.numberOfSections(in: c()))"
        )
    }

    @Test func linesStayWhereTheyAre() {
        #expect(
            adapted("a\n  .delegate?\n  .tableView?(\n    b,\n    heightForRowAt: c\n  )\n")
                == "OptionalCall.of(OptionalCall.asking(a\n  .delegate)?\n  .tableView(\n    b,\n    heightForRowAt: c\n  ))\n"
        )
    }

    @Test(arguments: ["a?.onTap?(b)", "onTap?(b)", "a.handlers[0]?(b)", "a?.b(c)", "a!(b)"])
    func optionalClosuresAreCalledAsTheyAre(source: String) {
        #expect(adapted(source) == source)
    }

    @Test func aPropertyOfTheNameOfAMethodIsAClosure() {
        let source = "class A { var scrollViewDidScroll: ((B) -> Void)? }\nfunc c(_ a: A) { a.scrollViewDidScroll?(b) }"
        #expect(adapted(source) == source)
        #expect(
            adapted(
                "class A { var scrollViewDidScroll: ((B) -> Void)?; weak var d: UIScrollViewDelegate?\nfunc c() {\nd?.scrollViewDidScroll?(b)\n} }"
            )
            .contains("OptionalCall.of(OptionalCall.asking(d)?.scrollViewDidScroll(b))"))
    }

    @Test(arguments: ["scrollViewDidScroll?(b)", "self.scrollViewDidScroll?(b)"])
    func closuresOfTheClassItselfAreCalledAsTheyAre(call: String) {
        let source =
            "class A: NSObject, UIScrollViewDelegate { var scrollViewDidScroll: ((B) -> Void)?\nfunc c() { \(call) } }"
        #expect(adapted(source) == source)
    }

    @Test func theTypeTellsWhichOfTwoProtocolsIsMeant() {
        let text = adapted(
            """
            @objc protocol P: AnyObject { @objc optional func scrollViewDidScroll(_ a: A) }
            class B { weak var own: P?; weak var other: UIScrollViewDelegate?
            func c() {
            own?.scrollViewDidScroll?(a)
            other?.scrollViewDidScroll?(a)
            unknown.delegate?.scrollViewDidScroll?(a)
            } }
            """)
        #expect(
            text.split(separator: "\n")[3...5] == [
                "OptionalCall.of(try? own?.scrollViewDidScroll(a))",
                "OptionalCall.of(OptionalCall.asking(other)?.scrollViewDidScroll(a))",
                "OptionalCall.of(try? OptionalCall.asking(unknown.delegate)?.scrollViewDidScroll(a))",
            ])
    }

    @Test func methodsOfOtherModulesAreTriedBothWays() {
        #expect(
            adapted("a?.player?(b, didReach: c)")
                == "OptionalCall.of(try? OptionalCall.asking(a)?.player(b, didReach: c))")
    }

    @Test func ownRequirementsThrow() {
        let source = """
            @objc public protocol P: AnyObject {
                func a()
                @objc optional func b(_ c: C, d: D) -> E
                @objc(f:) optional func f(_ g: [G]) async
                @objc optional var h: I { get set }
            }
            """
        #expect(
            adapted(source) == """
                public protocol P: AnyObject {
                    func a()
                    func b(_ c: C, d: D) throws -> E
                    func f(_ g: [G]) async throws
                    var h: I { get throws }
                }
                """)
        let defaults = generated(source)
        #expect(
            defaults.contains(
                "extension P { public func b(_ c: C, d: D) throws -> E { return try OptionalCall.notImplemented(self, \"b:d:\", c, d) } }"
            ))
        #expect(
            defaults.contains(
                "extension P { public func f(_ g: [G]) async throws { return try OptionalCall.notImplemented(self, \"f:\", g) } }"
            ))
        #expect(
            defaults.contains(
                "extension P { public var h: I { get throws { return try OptionalCall.notImplemented(self, \"h\") } } }"
            ))
    }

    @Test func closuresThatDoNotEscapeAreNotHandedOn() {
        #expect(
            generated("@objc protocol P { @objc optional func a(_ b: () -> Void, _: @escaping () -> Void) }").contains(
                "func a(_ b: () -> Void, _ _1: @escaping () -> Void) throws { return try OptionalCall.notImplemented(self, \"a::\", _1) }"
            ))
    }

    @Test func ownOptionalMethodsAreTried() {
        #expect(used("a?.b?(c)") == "OptionalCall.of(try? a?.b(c))")
        #expect(used("a.b?(c).d") == "OptionalCall.of(try? a.b(c))?.d")
        #expect(used("a!.b!(c)") == "(try! a!.b(c))")
        #expect(used("a?.e? { f }") == "OptionalCall.of(try? a?.e { f })")
    }

    @Test func aReferenceAsksWhetherThereIsSuchAMethod() {
        #expect(used("a?.b != nil") == "OptionalCall.reference(a, \"b:\", a?.b) != nil")
        #expect(used("a?.b(_:) == nil") == "OptionalCall.reference(a, \"b:\", a?.b(_:)) == nil")
        #expect(
            used("if let g = t.tableView(_:heightForRowAt:) {}")
                == "if let g = OptionalCall.reference(t, \"tableView:heightForRowAtIndexPath:\", t.tableView(_:heightForRowAt:)) {}"
        )
    }

    @Test func aReferenceThatIsCalledLaterDoesNotThrow() {
        #expect(
            used("guard let g = a?.b(_:) else { return }; g(c)")
                == "guard let g = OptionalCall.reference(a, \"b:\", throwing: a?.b(_:)) else { return }; g(c)")
        #expect(used("let g = a?.b") == "let g = OptionalCall.reference(a, \"b:\", throwing: a?.b)")
    }

    @Test func anOptionalPropertyIsTried() {
        #expect(used("a?.name ?? c") == "OptionalCall.of(try? a?.name) ?? c")
        #expect(used("a?.name.count") == "OptionalCall.of(try? a?.name)?.count")
        #expect(used("other.name") == "other.name")
    }

    @Test func theWindowOfADelegateOfKnownProtocolIsTwoOptionals() {
        #expect(
            adapted("import UIKit\nUIApplication.shared.delegate?.window??.rootViewController")
                == "import UIKit\nUIApplication.shared.delegate?.optionalWindow??.rootViewController")
        let source = """
            import UIKit
            func f(application: UIApplication, scene: UIScene) {
                let a = UIApplication.shared.delegate
                if let a = a, let b = a.window, let c = b { d(c) }
                guard let e = a else { return }
                g(e.window!!, application.delegate!.window, (scene.delegate as? UIWindowSceneDelegate)?.window)
            }
            """
        #expect(adapted(source) == source.replacing(".window", with: ".optionalWindow"))
    }

    @Test func theWindowOfADelegateOfUnknownTypeIsOneOptional() {
        #expect(adapted("a.delegate?.window??.rootViewController") == "a.delegate?.window?.rootViewController")
        #expect(adapted("a.window!!.rootViewController") == "a.window!.rootViewController")
    }

    @Test func theWindowOfADelegateOfKnownClassStays() {
        let source =
            "let a = UIApplication.shared.delegate as! AppDelegate\nlet b = a.window, c = (d as? Scene)?.window"
        #expect(adapted(source) == source)
    }

    /// In a class with a delegate `a`.
    private func used(_ expression: String) -> String {
        let text = adapted(
            """
            @objc protocol P: AnyObject { @objc optional func b(_ c: C); @objc optional func e(_ f: () -> Void); @objc optional var name: N { get } }
            class D { weak var a: P?; var scroll: UIScrollView!; var other: D; weak var t: UITableViewDelegate!; weak var s: UITableViewDataSource?; var name: N
            func f() {
            \(expression)
            } }
            """)
        return String(text.split(separator: "\n")[3])
    }

    @Test func anOptionalPropertyOfAProtocolIsSwitchedOverAsAnOptional() {
        let source = """
            func a(_ input: UITextInput) {
                switch input.keyboardAppearance { case .dark?: b(); default: c() }
                switch input.keyboardAppearance { case .dark: b(); default: c() }
                switch input.title { case .dark?: b(); default: c() }
            }
            """
        let expected = source.replacing(
            "input.keyboardAppearance { case .dark?", with: "Optional(input.keyboardAppearance) { case .dark?")
        #expect(adapted(source) == expected)
    }
}
