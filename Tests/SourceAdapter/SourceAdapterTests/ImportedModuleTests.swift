import SourceAdapter
import Testing

/// Classes and protocols of modules that the target imports.
@Suite struct ImportedModuleTests {
    private func adapted(_ source: String, importing module: String) -> String {
        let file = SourceFile(path: "File.swift", text: source)
        let other = SourceFile(path: "Module.swift", text: module)
        let lines = TargetAdapter.adapt([file], importing: ["Kit": [other]]).files[0].text.split(separator: "\n")
        return lines.dropFirst().prefix(source.split(separator: "\n").count).joined(separator: "\n")
    }

    @Test func anOverrideOfAViewsMethodStaysOne() {
        let source = "import Kit\nclass Row: BaseRow {\noverride func awakeFromNib() { super.awakeFromNib() }\n}"
        #expect(adapted(source, importing: "open class BaseRow: UITableViewCell {}") == source)
    }

    @Test func anOverrideOfAMethodThatTheModulesClassOverridesStaysOne() {
        let source =
            "import Kit\nclass B: A {\noverride func setValue(_ a: Any?, forKey b: String) { super.setValue(a, forKey: b) }\n}"
        #expect(
            adapted(
                source,
                importing: "open class A: NSObject { override open func setValue(_ a: Any?, forKey b: String) {} }")
                == source)
    }

    @Test func theFirstOverrideBelowAModulesClassGetsTheProtocol() {
        let source =
            "import Kit\nclass B: A {\noverride func responds(to a: Selector!) -> Bool { super.responds(to: a) }\n}"
        #expect(
            adapted(source, importing: "open class A: NSObject {}")
                == "import Kit\nclass B: A, MessageForwarding {\n"
                + "func responds(to a: Selector!) -> Bool { super.baseResponds(to: a) }\n}")
    }

    @Test func aNameThatNoModuleDeclaresIsUIKits() {
        let files = [SourceFile(path: "File.swift", text: "import Kit\nlet a = UIFoo.b, c = UIBar.d")]
        let text = { (module: String) in
            TargetAdapter.adapt(files, importing: ["Kit": [SourceFile(path: "Module.swift", text: module)]])
                .files[0].text
        }
        #expect(text("let c = 1").contains("\nimport UIKit"))
        #expect(!text("enum UIFoo {}; enum UIBar {}").contains("\nimport UIKit"))
    }

    @Test func anOpenMethodOfAnExtensionCanBeOverriddenInOtherModules() {
        let module = "extension UIView { @objc open func refresh() { reload() } }"
        #expect(
            SourceAdapterTests.adapted(module).contains("if let object = self as? any _Overriding_UIView_refresh_ {"))
        #expect(generated(module).contains("@MainActor public protocol _Overriding_UIView_refresh_: AnyObject {"))
        let source = "import Kit\nclass B: UITableView {\noverride func refresh() { super.refresh() }\n}"
        #expect(
            adapted(source, importing: module)
                == "import Kit\nclass B: UITableView, _Overriding_UIView_refresh_ {\n"
                + "func _overriding_UIView_refresh() { super._UIView_refresh() }\n}")
    }

    @Test func optionalMethodsWithoutLabelsAreCalled() {
        let source = "import Kit\nclass B { weak var listener: Listener?\nfunc c() { listener?.heard?(1) }\n}"
        let module = "@objc public protocol Listener { @objc optional func heard(_ a: Int) }"
        #expect(
            adapted(source, importing: module)
                == "import Kit\nclass B { weak var listener: Listener?\n"
                + "func c() { OptionalCall.of(try? listener?.heard(1)) }\n}")
    }

    @Test func extensionsOfAModulesClassKeepTheirMethods() {
        let source =
            "import Kit\nextension Row: Sized {\npublic func size() -> Int { 1 }\n}\nclass Large: Row {\noverride func size() -> Int { 2 }\n}"
        #expect(adapted(source, importing: "open class Row: UIView {}") == source)
    }

    @Test(arguments: ["import Contacts\nlet a = 1", "@testable import Contacts\nlet a = 1"])
    func aModuleWithTheNameOfAFrameworkIsImported(source: String) {
        let file = SourceFile(path: "File.swift", text: source)
        #expect(TargetAdapter.adapt([file], importing: ["Contacts": []]).files[0].text.hasSuffix(source))
    }
}
