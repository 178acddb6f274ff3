import Testing

@Suite struct PreviewTests {
    @Test(arguments: [
        "#Preview { A() }", "#Preview(\"a\", traits: .portrait) { A(b: UIView()) }",
        "@available(iOS 17, *) #Preview { A() }",
        "struct A_Previews: PreviewProvider { static var previews: some View { A() } }",
        "fileprivate struct B: SwiftUI.PreviewProvider { @objc func c() {} }",
    ])
    func previewsAreRemoved(source: String) {
        #expect(adapted("import UIKit\n\(source)\nlet b = 1\n") == "import UIKit\n\nlet b = 1\n")
    }

    @Test func aRemovedPreviewKeepsTheLinesBehindIt() {
        let preview = "#Preview {\n    let a = #selector(B.c)\n    return B()\n}\n"
        let text = adapted("class B: NSObject { @objc func c() {} }\n\(preview)let d = 1\n")
        #expect(text.hasSuffix(" }\n\n\n\n\nlet d = 1\n"))
    }

    @Test(arguments: [
        "protocol PreviewProvider {}\nstruct A: PreviewProvider {}\n", "struct Preview {}\nlet a = Preview()\n",
        "struct A: Previewing {}\n",
    ])
    func whatTheSourceDeclaresItselfStays(source: String) {
        #expect(adapted(source) == source)
    }

    @Test func theImportThatOnlyPreviewsNeedIsDropped() {
        let preview = "struct A_Previews: PreviewProvider { static var previews: some View { Text(\"a\") } }\n"
        #expect(adapted("import SwiftUI\nimport UIKit\n\(preview)") == "import Foundation\nimport UIKit\n\n")
    }
}
