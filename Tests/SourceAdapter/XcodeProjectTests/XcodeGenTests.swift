import Foundation
import ProjectFixtures
import Testing
import XcodeProject

/// Projects that only a manifest of XcodeGen describes.
@Suite struct XcodeGenTests {
    private func project(
        _ manifest: String, _ files: [String] = [], texts: [String: String] = [:]
    ) throws -> (TemporaryFolder, XcodeProject) {
        var all = texts
        all["project.yml"] = manifest
        for file in files { all[file] = "" }
        let folder = try TemporaryFolder(all)
        return (folder, try XcodeProject(manifest: folder.url.appending(path: "project.yml")))
    }

    private func target(_ lines: String, _ files: [String]) throws -> (TemporaryFolder, XcodeTarget) {
        let (folder, project) = try project("name: Shop\ntargets:\n  Shop:\n    type: application\n" + lines, files)
        return (folder, try #require(project.targets.first))
    }

    @Test func aTargetHasTheFilesOfItsFoldersByTheirTypes() throws {
        let (folder, target) = try target(
            "    platform: iOS\n    sources: [App, Shared/One.swift]\n",
            [
                "App/Main.swift", "App/Deep/Row.swift", "App/Row.xib", "App/de.lproj/Texts.strings", "App/Kit.h",
                "App/Assets.xcassets/Contents.json", "App/App.entitlements", "App/Info.plist", "App/Debug.xcconfig",
                "Shared/One.swift", "Shared/Two.swift",
            ])
        #expect(target.kind == .application)
        #expect(target.sources.map(folder.path) == ["App/Deep/Row.swift", "App/Main.swift", "Shared/One.swift"])
        #expect(
            target.resources.map(folder.path) == ["App/Assets.xcassets", "App/Row.xib", "App/de.lproj/Texts.strings"])
        #expect(target.settings["INFOPLIST_FILE"] == "App/Info.plist")
    }

    @Test func theInformationListOfATargetIsNoResource() throws {
        let (folder, target) = try target(
            "    sources: [App]\n    settings: {INFOPLIST_FILE: App/Own.plist}\n",
            ["App/Own.plist", "App/Other.plist"])
        #expect(target.resources.map(folder.path) == ["App/Other.plist"])
    }

    @Test func whatIsForOtherSystemsIsLeftOut() throws {
        let (folder, target) = try target(
            """
                supportedDestinations: [iOS, tvOS]
                sources:
                  - {path: App, inferDestinationFiltersByPath: true}
                  - {path: TV, destinationFilters: [tvOS]}
                dependencies:
                  - {target: Kit, destinationFilters: [iOS]}
                  - {target: TVKit, destinationFilters: [tvOS]}
                  - {target: MacKit, platforms: [macOS]}
                  - {target: AllKit, platformFilter: all}

            """,
            ["App/One.swift", "App/tvOS/Two.swift", "App/iOS/Three.swift", "App/Four_tvOS.swift", "TV/Five.swift"])
        #expect(target.sources.map(folder.path) == ["App/One.swift", "App/iOS/Three.swift"])
        #expect(target.dependencies == ["Kit", "AllKit"])
    }

    @Test func excludesAndIncludesArePatternsBelowTheSource() throws {
        let (folder, target) = try target(
            """
                sources:
                  - path: App
                    excludes: ["Old", "**/*Tests.swift", "Part[0-2].swift"]
                  - path: Other
                    includes: ["*.swift"]
                    excludes: [No.swift]

            """,
            [
                "App/Main.swift", "App/Old/Row.swift", "App/Deep/RowTests.swift", "App/Part1.swift", "App/Part3.swift",
                "Other/Yes.swift", "Other/No.swift", "Other/Deep/Far.swift", "Other/a.json",
            ])
        #expect(target.sources.map(folder.path) == ["App/Main.swift", "App/Part3.swift", "Other/Yes.swift"])
        #expect(target.resources.isEmpty)
    }

    @Test func aSourceMaySayItsBuildPhaseAndItsType() throws {
        let (folder, target) = try target(
            """
                sources:
                  - path: Data/a.swift
                    buildPhase: resources
                  - path: Data/b.swift
                    buildPhase: none
                  - path: Pages
                    type: folder
                  - path: Copied
                    buildPhase:
                      copyFiles:
                        destination: productsDirectory

            """, ["Data/a.swift", "Data/b.swift", "Pages/index.html", "Copied/a.json"])
        #expect(target.sources.isEmpty)
        #expect(target.resources.map(folder.path) == ["Data/a.swift", "Pages"])
    }

    @Test func aSourceThatIsNotThereIsMissingUnlessItIsOptional() throws {
        let (folder, target) = try target(
            "    sources:\n      - Gone\n      - {path: Generated, optional: true}\n", [])
        #expect(target.missing.map(folder.path) == ["Gone"])
    }

    @Test func settingsAreThoseOfGroupsThenBaseThenTheConfigurationForDebugging() throws {
        let (_, project) = try project(
            """
            name: Shop
            options: {bundleIdPrefix: org.example}
            configs: {Staging Release: release, Staging Debug: debug, Test Debug: debug}
            settingGroups:
              common: {A: group, B: group, C: group}
            settings:
              A: project
              SWIFT_VERSION: 5.0
            configFiles: {Staging Debug: Debug.xcconfig}
            targets:
              My Shop:
                type: framework
                platform: iOS
                settings:
                  groups: [common]
                  base: {B: base, C: base, ON: true, OFF: NO, LIST: [$(inherited), two words]}
                  configs:
                    staging: {C: staging}
                    Test Debug: {C: test}
                    release: {C: release}

            """, texts: ["Debug.xcconfig": "A = file\nD = file\nLIST = first\n"])
        let settings = try #require(project.targets.first).settings
        #expect(["A", "B", "C", "D"].map { settings[$0] } == ["group", "base", "staging", "file"])
        #expect(settings.isOn("ON") && settings["OFF"] == "NO")
        #expect(settings.words("LIST") == ["first", "two words"])
        #expect(settings["SWIFT_VERSION"] == "5.0")
        #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.MyShop")
        #expect(project.targets[0].moduleName == "My_Shop")
    }

    @Test func dependenciesAreTargetsFrameworksAndProductsOfPackages() throws {
        let (folder, project) = try project(
            """
            name: Shop
            packages:
              Lists: {url: "https://example.org/lists.git", from: 1.2.0}
              Rows: {github: a/Rows, minVersion: 1.0.0, maxVersion: 1.9.9}
              Cells: {url: https://example.org/Cells, exactVersion: 2.0.1}
              Own: {path: Packages/Own}
              Branch: {url: https://example.org/Branch, branch: main}
            targets:
              Shop:
                type: application
                platform: iOS
                dependencies:
                  - target: Kit
                  - target: Other/Tools
                  - package: Lists
                  - package: Rows
                    products: [RowsUI, RowsCore]
                  - package: Cells
                    product: CellKit
                  - carthage: Result
                  - framework: Vendor/Pay.framework
                  - sdk: Contacts.framework
              Kit: {type: framework, platform: iOS}

            """)
        let target = try #require(project.targets.first)
        #expect(target.dependencies == ["Kit", "Tools"])
        #expect(target.packageProducts == ["Lists", "RowsUI", "RowsCore", "CellKit"])
        #expect(target.frameworks == ["Result", "Pay", "Contacts"])
        #expect(project.packages.map(\.name) == ["lists", "Rows", "Cells", "Own", "Branch"])
        #expect(project.packages.compactMap(\.folder).map(folder.path) == ["Packages/Own"])
        #expect(
            project.packages.map { $0.requirement["kind"] ?? "" } == [
                "upToNextMajorVersion", "versionRange", "exactVersion", "", "branch",
            ])
    }

    @Test func templatesAndIncludedManifestsAreMerged() throws {
        let (folder, project) = try project(
            """
            name: Shop
            include:
              - Base/base.yml
              - path: Base/more.yml
                relativePaths: false
              - {path: gone.yml, enable: false}
            targets:
              Shop:
                templates: [App]
                templateAttributes: {folder: Source}
                sources: [Extra]
              Kit:
                sources:REPLACE: [Own]

            """, ["Source/Shop.swift", "Extra/E.swift", "Base/Kit/K.swift", "Own/O.swift", "More/M.swift"],
            texts: [
                "Base/base.yml": "targets:\n  Kit: {type: framework, platform: iOS, sources: [Kit]}\n"
                    + "  Low: {type: framework, platform: iOS, sources: Kit}\n"
                    + "targetTemplates:\n  Any: {platform: iOS}\n"
                    + "  App: {templates: [Any], type: application, sources: [\"../${folder}/${target_name}.swift\"]}\n",
                "Base/more.yml": "targets:\n  Low: {sources: [More]}\n",
            ])
        let sources = Dictionary(uniqueKeysWithValues: project.targets.map { ($0.name, $0.sources.map(folder.path)) })
        #expect(
            sources == [
                "Shop": ["Source/Shop.swift", "Extra/E.swift"], "Kit": ["Own/O.swift"],
                "Low": ["Base/Kit/K.swift", "More/M.swift"],
            ])
        #expect(project.targets.first { $0.name == "Shop" }?.kind == .application)
    }

    @Test func ofATargetForSeveralSystemsTheOneForIOSIsRead() throws {
        let (_, project) = try project(
            """
            name: Kit
            targets:
              Kit:
                type: framework
                platform: [macOS, iOS]
                settings: {NAME: for $platform}
              Tool: {type: tool, platform: macOS}

            """)
        #expect(project.targets.map(\.name) == ["Kit_iOS", "Tool"])
        #expect(project.targets.map(\.isForIOS) == [true, false])
        #expect(project.targets[0].moduleName == "Kit")
        #expect(project.targets[0].settings["NAME"] == "for iOS")
    }

    @Test func theInformationListThatIsWrittenHasNumbersAndTruthValues() throws {
        let (_, target) = try target(
            """
                info:
                  path: App/Info.plist
                  properties:
                    UIMainStoryboardFile: Main
                    UIApplicationSceneManifest: {UIApplicationSupportsMultipleScenes: false}
                    Limit: 3
                    Version: "1.0"

            """, [])
        let list = try PropertyListSerialization.propertyList(from: try #require(target.informationList), format: nil)
        let values = try #require(list as? [String: Any])
        #expect(values["UIMainStoryboardFile"] as? String == "Main")
        #expect(
            (values["UIApplicationSceneManifest"] as? [String: Bool]) == ["UIApplicationSupportsMultipleScenes": false])
        #expect(values["Limit"] as? Int == 3 && values["Version"] as? String == "1.0")
    }

    @Test func whatIsWrongIsNamedWithItsFileAndLine() throws {
        let folder = try TemporaryFolder(["project.yml": "targets:\n  A: [b\n"])
        let error = #expect(throws: ProjectError.self) {
            try XcodeProject(manifest: folder.url.appending(path: "project.yml"))
        }
        #expect(error.map { "\($0)" }?.hasSuffix("project.yml:2: the manifest is damaged: ']' is missing") == true)
    }
}
