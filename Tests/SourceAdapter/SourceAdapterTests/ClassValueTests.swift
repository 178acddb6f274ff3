import Testing

@Suite struct ClassValueTests {
    @Test func anInitializerOfAClassValueIsAClassMethod() {
        let source = """
            struct Row {
                let cellType: UITableViewCell.Type
                func cell() -> UITableViewCell { cellType.init(style: .default, reuseIdentifier: nil) }
                func other() -> UIView { rows[0].viewType.init(frame: .zero) }
                func plain(_ type: UIView.Type) -> UIView { type.init() }
            }
            """
        let expected = source.replacing("Type.init", with: "Type.newObject").replacing(
            "type.init", with: "type.newObject")
        #expect(adapted(source) == expected)
    }

    @Test func aGenericParameterThatStandsForViewsIsAClassValue() {
        let source = """
            func a<T: UIView>() -> T { T(frame: .zero) }
            func b<T>() -> T where T: UITableViewCell { T.init(style: .default, reuseIdentifier: nil) }
            """
        let expected = source.replacing("T(f", with: "T.newObject(f").replacing("T.init", with: "T.newObject")
        #expect(adapted(source) == expected)
    }

    @Test func anAssociatedTypeThatStandsForViewsIsAClassValue() {
        let source = """
            protocol Shown { associatedtype Content: UIView; associatedtype Value }
            protocol Row: Shown {}
            extension Shown { func a() -> Content { Content(frame: .zero) }; func b() -> Content { Self.Content() } }
            extension Row { func c() -> Content { Content.init() } }
            extension Shown where Value: UIViewController { func d() -> Value { Value() } }
            extension Shown { func e() { _ = Value() } }
            """
        let expected = source.replacing("{ Content(", with: "{ Content.newObject(")
            .replacing("Self.Content(", with: "Self.Content.newObject(")
            .replacing("Content.init", with: "Content.newObject")
            .replacing("{ Value() }", with: "{ Value.newObject() }")
        #expect(adapted(source) == expected)
    }

    @Test func whatAnEnumHasIsAClassValue() {
        let source = """
            enum Kind { case nib(UINib), type(UITableViewCell.Type), other(B.Type) }
            func a(_ kind: Kind?) {
                switch kind {
                case .type(let type)?: _ = type.init()
                case .other(let type)?: _ = type.init()
                default: break
                }
            }
            """
        let expected = source.replacing(
            "case .type(let type)?: _ = type.init", with: "case .type(let type)?: _ = type.newObject")
        #expect(adapted(source) == expected)
    }

    @Test func aVariableThatBeginsAsAClassIsAClassValue() {
        let source = """
            class Item: UIView {}
            func a() -> () -> Item {
                var itemClass = Item.self
                itemClass = other() as! Item.Type
                return { itemClass.init() }
            }
            """
        #expect(adapted(source) == source.replacing("itemClass.init", with: "itemClass.newObject"))
    }

    @Test func theOwnClassOfALayerIsAClassValue() {
        let source = "extension CAGradientLayer { static func a() -> Self { Self() } }"
        #expect(adapted(source) == source.replacing("Self()", with: "Self.newObject()"))
    }

    @Test func selfIsAClassValueInAnExtensionOfAProtocolForClassesOfUIKit() {
        let source = """
            protocol Loadable {}
            protocol Shown: UIView {}
            extension Loadable where Self: UIViewController {
                static func a() -> Self { Self(nibName: nil, bundle: nil) }
                static func b() -> Self { Self.init(nibName: nil, bundle: nil) }
                static func c() -> Self { self.init() }
            }
            extension Loadable where Self: UITableViewCell {
                static func d() -> Self { Self(style: .default, reuseIdentifier: nil) }
            }
            extension Loadable where Self: UITableViewController { static func e() -> Self { Self(style: .plain) } }
            extension Shown { static func f() -> Self { Self(frame: .zero) } }
            extension Shown { static func g() -> Self { Self() } }
            """
        let expected = source.replacing("Self(", with: "Self.newObject(").replacing("f.init", with: "f.newObject")
        #expect(adapted(source) == expected)
    }

    @Test func selfIsNoClassValueInAnExtensionOfAnotherProtocol() {
        let source = """
            protocol Made { init(frame: Int) }
            extension Made { static func a() -> Self { Self(frame: 1) } }
            extension Made where Self: Equatable { static func b() -> Self { Self(frame: 1) } }
            """
        #expect(adapted(source) == source)
    }

    @Test func theInitializersOfListsAndControllersAreClassMethods() {
        let source = """
            let a = gridClass.init(frame: .zero, collectionViewLayout: layout)
            let b = screens.tableClass.init(frame: .zero, style: .plain)
            let c = stackClass.init(rootViewController: root)
            let d = stackClass.init(navigationBarClass: nil, toolbarClass: nil)
            func e<T: UIGestureRecognizer>() -> T { T(target: nil, action: nil) }
            """
        let expected = source.replacing("Class.init", with: "Class.newObject").replacing("T(t", with: "T.newObject(t")
        #expect(adapted(source) == expected)
    }

    @Test func labelsThatOtherTypesHaveNeedAClassOfUIKit() {
        let source = "let a = makers.last.init(image: i); func b<T: Drawn>() -> T { T(items: []) }"
        #expect(adapted(source) == source)
    }

    @Test func aSegueOfAClassValueIsMadeByAClassMethod() {
        let source = "let a = segueClass.init(identifier: i, source: s, destination: d)"
        #expect(adapted(source) == source.replacing("segueClass.init", with: "segueClass.newObject"))
    }

    @Test func onlyButtonsAreCreatedWithAType() {
        let source =
            "class A<B: UIButton, V: UIView> { func c() -> B { B(type: .system) }; func d() -> V { V(type: 1) } }"
        #expect(adapted(source) == source.replacing("B(t", with: "B.newObject(t"))
        #expect(adapted("let a = b.init(type: .system)") == "let a = b.init(type: .system)")
    }

    @Test func anElementOfAnArrayIsAClassValue() {
        let source = """
            class A {
                let screens: [UIViewController.Type]
                let cells: [String: UITableViewCell.Type]
                let others: [B.Type]
                func b() { _ = screens[0].init(); _ = cells["a"]!.init(); _ = others[0].init() }
            }
            """
        let expected = source.replacing("screens[0].init", with: "screens[0].newObject").replacing(
            "!.init", with: "!.newObject")
        #expect(adapted(source) == expected)
    }

    @Test func aCastToAMetatypeIsAClassValue() {
        let source = """
            func a(_ name: AnyClass?) -> UIView {
                let type = name as! UITableViewCell.Type
                _ = (name as! UIBlurEffect.Type).init()
                return type.init()
            }
            """
        #expect(adapted(source) == source.replacing(".init", with: ".newObject"))
    }

    @Test func allConstraintsOfAGenericParameterCount() {
        let source = "class A<T: P> where T: Q, T: NSObject { func b() -> T { T() } }"
        #expect(adapted(source) == source.replacing("T()", with: "T.newObject()"))
    }

    @Test func aMetatypeOfAProtocolForViewsIsAClassValue() {
        let source = """
            protocol Sized: UIView {}
            protocol Shown: Plain where Self: UIView {}
            protocol Plain: AnyObject {}
            struct Section { let headerType: (any Shown.Type)?; let plain: any Plain.Type }
            func a(_ type: any Sized.Type, _ other: Plain.Type) { _ = type.init(); _ = other.init() }
            func b(_ sections: [Int: Section]) {
                let section = find(sections)
                if let type = section.headerType { _ = type.init() }
                _ = section.headerType!.init()
                _ = section.plain.init()
            }
            """
        let expected = source.replacing("_ = type.init", with: "_ = type.newObject")
            .replacing("headerType!.init", with: "headerType!.newObject")
        #expect(adapted(source) == expected)
    }

    @Test func theClassThatAMethodIsCalledOnIsAClassValue() {
        let source = """
            extension UIView {
                class func fromCode() -> Self { self.init(frame: .zero) }
                static var plain: UIView { self.init() }
                func another() -> Self { Self(frame: bounds) }
            }
            extension UITableViewCell { func copyOfClass() -> UIView { Self.init(style: .default, reuseIdentifier: nil) } }
            """
        let expected = source.replacing("self.init", with: "self.newObject").replacing(
            "Self.init", with: "Self.newObject"
        )
        .replacing("Self(f", with: "Self.newObject(f")
        #expect(adapted(source) == expected)
    }

    @Test(arguments: [
        "struct A { static func b() -> Self { self.init() } }", "class A { class func b() -> A { Self.init() } }",
        "class A: UIView { func b() { super.init(frame: .zero) } }", "let a = UIView.init(frame: .zero)",
        "struct B<T: Decodable> { func c() -> T { T(frame: .zero) } }", "func a(_ type: B.Type) { type.init() }",
        "class A: UIView { convenience init() { self.init(frame: .zero) } }", "let a = b.init(value: 1)",
    ])
    func otherInitializersStay(source: String) {
        #expect(adapted(source) == source)
    }

    @Test func aClassMayHaveAnotherName() {
        let source = """
            #if os(macOS)
            typealias View = NSView
            #else
            typealias View = UIView
            #endif
            class A<V: View> { let b: View.Type; func c() -> View { b.init() }; func d(_ e: V.Type) -> V { V() } }
            """
        let text = adapted(source)
        #expect(text.contains("b.newObject()"))
        #expect(text.contains("V.newObject()"))
    }

    @Test(arguments: [
        "func a<T: UITableViewCell>() -> T { return .init() }", "func a<T: UIView>() -> T? { .init(frame: .zero) }",
        "func a<T: UIView>() -> T { guard let b = c as? T else { return .init() }; return b }",
        "func a<T: UIView>(_ b: T = .init()) {}", "class A<T: UIView> { var a: T = .init(frame: .zero) }",
    ])
    func theTypeOfAValueMayBeWrittenElsewhere(source: String) {
        #expect(adapted(source) == source.replacing(".init", with: ".newObject"))
    }

    @Test(arguments: [
        "func a<T: Decodable>() -> T { return .init() }", "func a() -> UIView { return .init() }",
        "func a<T: UIView>() -> T { b { return .init() } }",
    ])
    func anotherTypeThatIsWrittenElsewhereKeepsItsInitializer(source: String) {
        #expect(adapted(source) == source)
    }

    @Test(arguments: [
        "func a<T: NSManagedObject>(_ b: T.Type) -> T { return T(entity: c, insertInto: d) }",
        "func a<T: NSManagedObject>() -> T { T(context: d) }",
    ])
    func objectsOfCoreDataAreMadeOfClassValues(source: String) {
        #expect(
            adapted(source)
                == source.replacing("T(entity", with: "T.newObject(entity").replacing(
                    "T(context", with: "T.newObject(context"))
    }

    @Test func anotherClassWithAContextKeepsItsInitializer() {
        let source = "func a<T: UIView>() -> T { T(context: d) }"
        #expect(adapted(source) == source)
    }
}
