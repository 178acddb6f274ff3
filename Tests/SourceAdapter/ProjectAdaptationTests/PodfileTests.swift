import Foundation
import ProjectAdaptation
import ProjectFixtures
import Testing

@Suite struct PodfileTests {
    /// What the report says of modules.
    private func advice(_ podfile: String, importing modules: [String], in folder: String = "") throws -> [String] {
        var files = Dictionary(uniqueKeysWithValues: Sample.files.map { (folder + $0, $1) })
        files["Podfile"] = podfile
        files[folder + "ListController.swift"]? += modules.map { "import \($0)\n" }.joined()
        let adapted = try AdaptedProject(files, at: folder)
        return adapted.reportText.split(separator: "\n").filter { line in
            modules.contains { line.hasPrefix("  \($0): ") }
        }.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private static let podfile = """
        platform :ios, '12.0'
        # pod 'Commented'
        =begin
        pod 'Hidden'
        =end
        target 'App' do
          use_frameworks!
          pod 'SnapKit', '~> 5.0'
          pod "Bugsnag/Plugins"
          pod('lottie-ios')
          pod 'Own',
            :path => 'Modules/Own'
          podium 'None'
        end

        """

    @Test func aMissingModuleIsNamedAsThePodOfThePodfile() throws {
        #expect(
            try advice(Self.podfile, importing: ["SnapKit"]) == [
                "SnapKit: is the pod SnapKit of the Podfile; put a copy of its source into Pods/SnapKit, or name its "
                    + "folder with --library"
            ])
    }

    @Test func partsOfPodsAndPodsWithOtherNamesAreFound() throws {
        let lines = try advice(Self.podfile, importing: ["BugsnagPlugins", "Lottie"])
        #expect(
            lines.map { $0.prefix { $0 != ";" } } == [
                "BugsnagPlugins: is the pod Bugsnag/Plugins of the Podfile",
                "Lottie: is the pod lottie-ios of the Podfile",
            ])
    }

    @Test func aPodOnThisMachineIsNamedWithItsFolder() throws {
        #expect(
            try advice(Self.podfile, importing: ["Own"]) == [
                "Own: is the pod Own of the Podfile; add it with --library PROJECT/Modules/Own"
            ])
    }

    @Test func modulesThatAreNotInThePodfileAreNoPods() throws {
        let lines = try advice(Self.podfile, importing: ["Commented", "Hidden", "Nowhere", "None"])
        #expect(lines.count == 4)
        #expect(lines.allSatisfy { $0.hasSuffix(": add a copy of its source with --library") })
    }

    @Test func thePodfileMayBeAboveTheFolderOfTheProject() throws {
        let lines = try advice(Self.podfile, importing: ["SnapKit"], in: "App/")
        #expect(lines.first?.hasPrefix("SnapKit: is the pod SnapKit") == true)
    }
}
