import SourceAdapter
import Testing

@Suite struct SwiftUIImportTests {
    private static let unused = [
        "let a = UIView()", "enum Section { case one }\nlet a = Section.one", "let a = b.Text",
        "#Preview { Text(\"a\") }", "struct A_Previews: PreviewProvider { static var previews: some View { B() } }",
        "#if canImport(SwiftUI)\nlet a = Text(\"a\")\n#endif",
    ]

    private static let used = [
        "struct A: View {}", "@main struct A: App {}", "let a = withAnimation { 1 }",
        "extension Font { static let a = 1 }", "#Preview { Text(\"a\") }\nlet a: Binding<Int>",
        "struct A: Layout {}", "let a: ContentUnavailableView<Text, Text, Text>",
    ]

    @Test(arguments: unused)
    func anImportThatIsNotUsedIsDropped(source: String) {
        #expect(adapted("import SwiftUI\n\(source)\n").hasPrefix("import Foundation\n"))
    }

    @Test(arguments: used)
    func anImportThatIsUsedIsReplacedByThatOfTheDeclarations(source: String) {
        #expect(adapted("import SwiftUI\n\(source)\n").hasPrefix("import SwiftUIDeclarations\n"))
    }

    @Test(arguments: unused + used)
    func noImportIsMissing(source: String) {
        #expect(MissingImport.all(in: SourceFile(path: "File.swift", text: "import SwiftUI\n\(source)\n")) == [])
    }

    @Test func theModuleBeforeANameIsReplacedToo() {
        #expect(
            adapted("import SwiftUI\nlet a = SwiftUI.Color.red\nlet b: SwiftUI.Text")
                == "import SwiftUIDeclarations\nlet a = SwiftUIDeclarations.Color.red\nlet b: SwiftUIDeclarations.Text")
    }

    @Test func anImportOfOneNameIsReplacedByThatOfTheModule() {
        #expect(adapted("import struct SwiftUI.Color\nlet a: Color") == "import SwiftUIDeclarations\nlet a: Color")
    }

    @Test func conditionsFindNoSwiftUI() {
        let source = "#if canImport(SwiftUI)\nlet a = 1\n#endif\n"
        #expect(adapted(source) == source)
    }

    @Test func aConditionAroundTheImportAloneBringsTheDeclarations() {
        let condition = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n"
        #expect(generated("import UIKit\n\(condition)struct A: View {}") == "import SwiftUIDeclarations\n")
        #expect(generated("import UIKit\n\(condition)#if canImport(SwiftUI)\nstruct A: View {}\n#endif").isEmpty)
        #expect(generated("import UIKit\n\(condition)let a: UIView").isEmpty)
    }
}
