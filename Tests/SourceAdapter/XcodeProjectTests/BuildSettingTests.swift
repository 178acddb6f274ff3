import Foundation
import ProjectFixtures
import Testing
import XcodeProject

@Suite struct BuildSettingTests {
    private func target(_ settings: String, files: [String: String] = [:], target: String = "") throws -> XcodeTarget {
        let text = ProjectText.application(
            objects: ProjectText.file("CONFIG", "App.xcconfig"), children: ["CONFIG"], settings: settings)
        let folder = try TemporaryFolder(files)
        try folder.write(
            text.replacing("name = Debug; buildSettings", with: "name = Debug; \(target) buildSettings"),
            to: "App.xcodeproj/project.pbxproj")
        return try #require(try XcodeProject(at: folder.url.appending(path: "App.xcodeproj")).targets.first)
    }

    @Test func aModuleIsNamedAfterItsProduct() throws {
        #expect(try target("PRODUCT_NAME = \"$(TARGET_NAME)\";").moduleName == "My_App")
        #expect(try target("PRODUCT_NAME = \"2 Apps\";").moduleName == "__Apps")
        #expect(try target("PRODUCT_MODULE_NAME = Own;").moduleName == "Own")
        #expect(try target("").moduleName == "My_App")
    }

    @Test func referencesAreReplacedInEachOther() throws {
        let settings = try target("A = \"$(B)-${C:lower}\"; B = \"b$($(D))\"; C = CC; D = E; E = e;").settings
        #expect(settings["A"] == "be-cc")
        #expect(settings.expanding("x $(A) $(UNKNOWN)y") == "x be-cc y")
        #expect(settings.expanding("$(NONE:default=other)") == "other")
    }

    @Test func settingsThatNameEachOtherInACircleAreEmpty() throws {
        #expect(try target("A = \"a$(B)\"; B = \"b$(A)\";").settings["A"] == "ab")
    }

    @Test func inheritedIsTheValueOfTheLevelBelow() throws {
        let settings = try target("SDKROOT = \"$(inherited) more\"; L = (\"$(inherited)\", one, two);").settings
        #expect(settings["SDKROOT"] == "iphoneos more")
        #expect(settings.words("L") == ["one", "two"])
    }

    @Test func conditionsForPhonesHoldAndThoseForOtherSystemsDoNot() throws {
        let settings = try target(
            "A = 1; \"A[sdk=iphoneos*]\" = 2; B = 1; \"B[sdk=macosx*]\" = 2; \"C[arch=x86_64]\" = 3;"
        ).settings
        #expect(settings["A"] == "2")
        #expect(settings["B"] == "1")
        #expect(settings["C"] == nil)
    }

    @Test func configurationFilesAreBelowTheTarget() throws {
        let target = try target(
            "B = own;",
            files: [
                "App.xcconfig":
                    "#include \"More.xcconfig\"\n#include? \"None.xcconfig\"\nA = one // a comment\nB = other\n",
                "More.xcconfig": "#include \"App.xcconfig\"\nC = $(A) more\n",
            ], target: "baseConfigurationReference = CONFIG;")
        #expect(target.settings["A"] == "one")
        #expect(target.settings["B"] == "own")
        #expect(target.settings["C"] == "one more")
    }

    @Test(arguments: [
        ("SDKROOT = macosx;", false), ("SUPPORTED_PLATFORMS = \"macosx iphoneos\";", true), ("SDKROOT = auto;", true),
        ("SDKROOT = watchos;", false), ("", true),
    ])
    func aTargetKnowsWhetherItIsForPhones(settings: String, expected: Bool) throws {
        #expect(try target(settings).isForIOS == expected)
    }
}
