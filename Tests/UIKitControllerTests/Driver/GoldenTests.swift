import Foundation
import Testing
import UIKit
import UIKitTestDriver

/// Comparing with stored results; the stored ones stand in a folder of the test's own.
@MainActor @Suite(.serialized) struct GoldenTests {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID().uuidString)")
    let app: TestApplication
    let controller = UIViewController()

    init() throws {
        controller.view.backgroundColor = .white
        app = try TestApplication(showing: controller, size: CGSize(width: 20, height: 10), scale: 1)
    }

    private var testFile: String { folder.appendingPathComponent("SomeTests.swift").path }

    private func stored(_ name: String) -> URL {
        folder.appendingPathComponent("__Pictures__/SomeTests/\(name).png")
    }

    @Test func anEqualPictureIsAccepted() throws {
        try app.writeScreenshot(to: stored("white"))
        try app.assertPicture(named: "white", filePath: testFile)
    }

    @Test func aDifferentPictureLeavesThreeFiles() throws {
        try app.writeScreenshot(to: stored("white"))
        let box = UIView(frame: CGRect(x: 4, y: 2, width: 3, height: 2))
        box.backgroundColor = .black
        controller.view.addSubview(box)
        #expect {
            try app.assertPicture(named: "white", filePath: testFile)
        } throws: { error in
            "\(error)".hasPrefix("The picture \"white\" differs: 6 pixels, the first at (4, 2).")
        }
        for kind in ["actual", "expected", "difference"] {
            #expect(FileManager.default.fileExists(atPath: "build/failed/SomeTests/white.\(kind).png"))
        }
    }

    @Test func theFolderOfWhatAFailureLeavesCanBeChosen() throws {
        try app.writeScreenshot(to: stored("white"))
        controller.view.backgroundColor = .black
        setenv("TRESTLE_ARTIFACTS", folder.path, 1)
        defer { unsetenv("TRESTLE_ARTIFACTS") }
        let place = folder.appendingPathComponent("failed/SomeTests/white.actual.png").path
        #expect {
            try app.assertPicture(named: "white", filePath: testFile)
        } throws: { error in
            "\(error)".contains(place)
        }
        #expect(FileManager.default.fileExists(atPath: place))
    }

    @Test func aPictureOfAnotherSizeSaysSo() throws {
        try app.writeScreenshot(to: stored("size"))
        app.resize(to: CGSize(width: 30, height: 10))
        #expect {
            try app.assertPicture(named: "size", filePath: testFile)
        } throws: { error in
            "\(error)".hasPrefix("The picture \"size\" differs: it is 30 x 10 pixels instead of 20 x 10.")
        }
    }

    @Test func smallDifferencesCanBeTolerated() throws {
        try app.writeScreenshot(to: stored("shade"))
        controller.view.backgroundColor = UIColor(white: 253.0 / 255, alpha: 1)
        try app.assertPicture(named: "shade", tolerance: 2, filePath: testFile)
        #expect(throws: DriverError.self) { try app.assertPicture(named: "shade", tolerance: 1, filePath: testFile) }
    }

    @Test func aMissingPictureSaysHowToStoreIt() {
        #expect {
            try app.assertPicture(named: "new", filePath: testFile)
        } throws: { error in
            "\(error)".contains("RECORD=1 stores it")
        }
    }

    @Test func recordingStoresWhatIsShown() throws {
        setenv("RECORD", "1", 1)
        try app.assertPicture(named: "recorded", filePath: testFile)
        try assertText("a text", named: "recorded", filePath: testFile)
        unsetenv("RECORD")
        try app.assertPicture(named: "recorded", filePath: testFile)
        try assertText("a text", named: "recorded", filePath: testFile)
    }

    @Test func aPictureOfThisKindOfMachineTakesThePlaceOfTheCommonOne() throws {
        try app.writeScreenshot(to: stored("common"))
        controller.view.backgroundColor = .black
        setenv("RECORD", "variant", 1)
        try app.assertPicture(named: "common", filePath: testFile)
        unsetenv("RECORD")
        try app.assertPicture(named: "common", filePath: testFile)
        let names = try FileManager.default.contentsOfDirectory(
            atPath: stored("common").deletingLastPathComponent().path)
        #expect(names.count == 2)
        #expect(names.contains { $0 == "common-whole.png" || $0 == "common-quarters.png" })

        controller.view.backgroundColor = .white
        #expect(throws: DriverError.self) { try app.assertPicture(named: "common", filePath: testFile) }
    }

    @Test func aDifferentTextNamesTheFirstLine() throws {
        let url = folder.appendingPathComponent("__Texts__/SomeTests/lines.txt")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("one\ntwo\nthree\n".utf8).write(to: url)
        try assertText("one\ntwo\nthree", named: "lines", filePath: testFile)
        #expect {
            try assertText("one\nTwo\nthree", named: "lines", filePath: testFile)
        } throws: { error in
            "\(error)".contains("differs from line 2 on:\n  expected: two\n  actual:   Two")
        }
    }
}
