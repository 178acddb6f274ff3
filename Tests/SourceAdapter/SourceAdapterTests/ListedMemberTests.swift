import Testing

@Suite struct ListedMemberTests {
    @Test(arguments: [
        ("class A<T>: UIView { @objc private func b() {} }", "A"),
        ("class A<T> { class B: UIView { @objc private func b() {} } }", "B"),
        ("func f() { class A: UIView { @objc private func b() {} } }", "A"),
        ("class A { private class B: UIView { @objc private func b() {} } }", "B"),
    ])
    func aClassThatFileScopeCannotNameListsItsMembersItself(source: String, name: String) {
        let text = adapted("import UIKit\n" + source)
        #expect(text.contains(": UIView, MemberListing {"))
        #expect(
            text.contains(
                "@MainActor class func listMembers(in source: SourceMembers) { source.add(\(name).self) { members in "
                    + "members.method(\"b\", \"b()\", \(name).b) } }; }"))
        #expect(generated("import UIKit\n" + source).isEmpty)
    }

    @Test func subclassesOverrideTheList() {
        let text = adapted(
            "import UIKit\nclass A<T>: UIView { @objc func b() {} }\nclass B<T>: A<T> { @objc func c() {} }\nclass C: A<Int> { @objc func d() {} }"
        )
        #expect(text.contains("class B<T>: A<T> {"))
        #expect(
            text.contains("@MainActor override class func listMembers(in source: SourceMembers) { source.add(B.self)"))
        #expect(text.contains("class C: A<Int> {  func d() {} }") || text.contains("class C: A<Int> { func d() {} }"))
    }

    @Test func publicClassesListPublicly() {
        for source in [
            "public class A<T>: UIView { @objc func b() {} }",
            "public extension C { class A<T>: UIView { @objc func b() {} } }",
        ] {
            #expect(adapted("import UIKit\nclass C {}\n" + source).contains("@MainActor public class func listMembers"))
        }
    }

    @Test func classesThatInlinedCodeUsesListAsVisibly() {
        let text = adapted("import UIKit\n@usableFromInline class A<T>: UIView { @objc func b() {} }")
        #expect(text.contains("@MainActor @usableFromInline class func listMembers(in source: SourceMembers)"))
    }

    @Test(arguments: [
        "class A<T>: Foreign { @objc func b() {} }", "class A<T>: UIView {\n#if os(iOS)\n@objc func b() {}\n#endif\n}",
        "class A<T>: UIScrollView {}\nextension A where T == Int { func scrollViewDidScroll(_ s: UIScrollView) {} }",
        "class A<T>: UIView { func b() {} }", "struct A<T> { @objc func b() {} }",
    ])
    func othersListNothing(source: String) {
        #expect(!adapted("import UIKit\n" + source).contains("listMembers"))
    }

    @Test func methodsInExtensionsAreListed() {
        let files = adapted([
            "A.swift":
                "import UIKit\nclass A<T>: UIView {}\nextension A { private func scrollViewDidScroll(_ s: UIScrollView) {} }",
            "B.swift":
                "import UIKit\nextension A { func scrollViewDidZoom(_ s: UIScrollView) {}; private func scrollViewDidEndDecelerating(_ s: UIScrollView) {} }",
        ])
        let text = files["A.swift"] ?? ""
        #expect(text.contains("A.scrollViewDidScroll(_:)"))
        #expect(text.contains("A.scrollViewDidZoom(_:)"))
        #expect(!text.contains("scrollViewDidEndDecelerating"))
    }
}
