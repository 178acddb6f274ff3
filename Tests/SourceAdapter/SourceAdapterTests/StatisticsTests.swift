import SourceAdapter
import Testing

@Suite struct StatisticsTests {
    @Test func changedPlacesAreCountedByKind() {
        #expect(
            statistics(
                "import UIKit\nclass A: UIView { @objc func b() {}; @objc func c() {}; let d = [#selector(b), #selector(c)]; func e() {} }"
            ) == ["ObjectiveCAttributes": 2, "SelectorExpressions": 2, "TableRow": 2])
    }

    @Test func filesAreCountedTogether() {
        let files = ["A", "B"].map {
            SourceFile(path: $0, text: "import UIKit\nclass \($0): NSObject { @IBInspectable var c = 1 }")
        }
        #expect(TargetAdapter.adapt(files).statistics == ["ObjectiveCAttributes": 2, "TableRow": 2])
    }

    @Test func anImportCountsOnceAFile() {
        #expect(statistics("import Foundation\nlet a: Selector? = nil, b: Selector? = nil") == ["UIKitNamesInTypes": 1])
        #expect(statistics("import UIKit\nlet a: Selector? = nil") == [:])
    }

    private func statistics(_ source: String) -> [String: Int] {
        TargetAdapter.adapt([SourceFile(path: "File.swift", text: source)]).statistics
    }
}
