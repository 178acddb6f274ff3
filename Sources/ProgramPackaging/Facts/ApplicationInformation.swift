import Foundation
import HostInterface

/// What an application says of itself in the `Info.plist` of its resource bundle.
public struct ApplicationInformation: Sendable {
    /// The name of the executable file.
    public let program: String
    /// The name that people see.
    public let name: String
    /// The names in other languages, by the name of the language, such as `de` or `pt-BR`.
    public let localizedNames: [String: String]
    /// The name of the desktop file, and the class of the application's windows.
    public let identifier: String
    public let version: String
    public let documents: DocumentTypes
    let categories: String

    /// - Parameters:
    ///   - program: the name of the executable file.
    ///   - bundle: the application's resource bundle; nil if it has none.
    public init(program: String, bundle: URL?) {
        self.init(
            program: program, properties: bundle.map(Self.properties) ?? [:],
            localizedNames: bundle.map(Self.localizedNames) ?? [:])
    }

    init(program: String, properties: [String: Any], localizedNames: [String: String] = [:]) {
        func text(_ key: String) -> String? {
            let text = (properties[key] as? String)?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
            // Settings that Xcode replaces; the command replaces them in its projects.
            let whole = ["PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME", "PRODUCT_MODULE_NAME"].reduce(text) {
                $0.replacing("$(\($1))", with: program).replacing("${\($1)}", with: program)
            }
            return whole.isEmpty || whole.contains("$(") || whole.contains("${") ? nil : whole
        }
        self.program = program
        self.localizedNames = localizedNames
        name = text("CFBundleDisplayName") ?? text("CFBundleName") ?? program
        identifier = DesktopIdentifier.of(bundleIdentifier: text("CFBundleIdentifier"), program: program)
        version = text("CFBundleShortVersionString") ?? text("CFBundleVersion") ?? "1.0"
        categories = ApplicationCategory.menus(of: text("LSApplicationCategoryType"))
        documents = DocumentTypes(properties)
    }

    /// The version as a part of names of files.
    var versionOfFiles: String {
        version.filter { $0.isASCII && ($0.isLetter || $0.isNumber || ".+-_".contains($0)) }
    }

    private static func properties(in bundle: URL) -> [String: Any] {
        for path in ["Application/Info.plist", "Info.plist"] {
            guard let data = try? Data(contentsOf: bundle.appending(path: path)) else { continue }
            return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
        }
        return [:]
    }

    /// The names in the files `InfoPlist.strings` of the languages.
    private static func localizedNames(in bundle: URL) -> [String: String] {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? []
        return folders.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.reduce(into: [:]) { names, folder in
            let file = bundle.appending(path: "\(folder)/InfoPlist.strings")
            guard let data = try? Data(contentsOf: file),
                let strings = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
            else { return }
            names[String(folder.dropLast(".lproj".count))] =
                (strings["CFBundleDisplayName"] ?? strings["CFBundleName"]) as? String
        }
    }
}
