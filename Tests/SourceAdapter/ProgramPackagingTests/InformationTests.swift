import Foundation
import ProjectFixtures
import Testing

@testable import ProgramPackaging

@Suite struct InformationTests {
    @Test func aProgramWithoutAListHasTheNameOfItsExecutable() {
        let information = ApplicationInformation(program: "Notes", bundle: nil)
        #expect(information.name == "Notes")
        #expect(information.identifier == "Notes")
        #expect(information.version == "1.0")
        #expect(information.documents.mimeTypes.isEmpty)
    }

    @Test func theListSaysNameIdentifierAndVersion() {
        let information = ApplicationInformation(
            program: "Notes",
            properties: [
                "CFBundleDisplayName": "My Notes", "CFBundleIdentifier": "com.example.notes",
                "CFBundleShortVersionString": "2.1", "CFBundleVersion": "7",
            ])
        #expect(information.name == "My Notes")
        #expect(information.identifier == "com.example.notes")
        #expect(information.version == "2.1")
    }

    @Test func settingsOfTheProductAreReplacedAndOthersIgnored() {
        let information = ApplicationInformation(
            program: "Notes",
            properties: ["CFBundleName": "$(PRODUCT_NAME)", "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)"])
        #expect(information.name == "Notes")
        #expect(information.identifier == "Notes")
    }

    @Test(arguments: ["../up", "a b", ".hidden", "com.example/notes", ""])
    func anIdentifierThatNoFileCanHaveIsNotTaken(identifier: String) {
        let information = ApplicationInformation(program: "Notes", properties: ["CFBundleIdentifier": identifier])
        #expect(information.identifier == "Notes")
    }

    @Test func theNamesInOtherLanguagesAreRead() throws {
        let folder = try TemporaryFolder([
            "Application/Info.plist": Self.list(["CFBundleName": "Notes"]),
            "de.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"Notizen\";\n",
            "fr.lproj/Localizable.strings": "\"a\" = \"b\";\n",
        ])
        let information = ApplicationInformation(program: "App", bundle: folder.url)
        #expect(information.name == "Notes")
        #expect(information.localizedNames == ["de": "Notizen"])
    }

    @Test func categoriesOfTheStoreBecomeThoseOfMenus() {
        #expect(ApplicationCategory.menus(of: "public.app-category.productivity") == "Office;")
        #expect(ApplicationCategory.menus(of: "public.app-category.word-games") == "Game;")
        #expect(ApplicationCategory.menus(of: nil) == "Utility;")
    }

    static func list(_ values: [String: Any]) -> String {
        let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
