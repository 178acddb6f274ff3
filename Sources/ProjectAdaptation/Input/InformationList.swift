import Foundation
import XcodeProject

/// The `Info.plist` of an application as Xcode would write it: the file, the settings that add to it, and references
/// replaced.
struct InformationList {
    /// XML; nil if the target says nothing.
    let data: Data?

    /// - Parameter folder: the folder that the file has to be in.
    init(_ target: XcodeTarget, in project: XcodeProject, within folder: URL) {
        let written = target.informationList.flatMap(Self.values)
        var values = written ?? Self.file(of: target, in: project, within: folder) ?? [:]
        if target.settings.isOn("GENERATE_INFOPLIST_FILE") { Self.addSettings(of: target.settings, to: &values) }
        data = Self.data(values, product: target.productName, module: target.moduleName, target.settings)
    }

    /// The list of an application that has no project: its settings are those that follow from its name.
    init(_ file: URL, ofApplication name: String, module: String) {
        self.init(Self.values(in: file), ofApplication: name, module: module)
    }

    init(_ values: [String: Any]?, ofApplication name: String, module: String) {
        let settings = BuildSettings(levels: [
            [
                "TARGET_NAME": name, "PRODUCT_BUNDLE_IDENTIFIER": name, "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
                "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
            ]
        ])
        data = values.flatMap { Self.data($0, product: name, module: module, settings) }
    }

    private static func file(
        of target: XcodeTarget, in project: XcodeProject, within folder: URL
    ) -> [String: Any]? {
        guard let path = target.settings["INFOPLIST_FILE"], !path.isEmpty else { return nil }
        let url = path.hasPrefix("/") ? URL(filePath: path) : project.folder.appending(path: path)
        return RelativePath.isReallyInside(url, folder) ? values(in: url) : nil
    }

    private static func values(in file: URL) -> [String: Any]? { (try? Data(contentsOf: file)).flatMap(values) }

    private static func values(_ data: Data) -> [String: Any]? {
        (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    }

    /// The keys that Xcode always writes, by the settings that they have as values.
    private static let generated = [
        ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleName", "PRODUCT_NAME"),
        ("CFBundleShortVersionString", "MARKETING_VERSION"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
    ]

    private static func addSettings(of settings: BuildSettings, to values: inout [String: Any]) {
        for (key, setting) in generated where values[key] == nil && settings[setting]?.isEmpty == false {
            values[key] = "$(\(setting))"
        }
        let prefix = "INFOPLIST_KEY_"
        for name in settings.names(withPrefix: prefix) {
            guard let value = settings[name] else { continue }
            let key = name.dropFirst(prefix.count)
            if key == "UIApplicationSceneManifest_Generation" {
                if values["UIApplicationSceneManifest"] == nil, settings.isOn(name) {
                    values["UIApplicationSceneManifest"] = [String: Any]()
                }
            } else if !key.contains("["), values[String(key)] == nil {
                values[String(key)] = value
            }
        }
    }

    /// XML of the values, with references to settings replaced; nil if there are none.
    private static func data(
        _ values: [String: Any], product: String, module: String, _ settings: BuildSettings
    ) -> Data? {
        // These names have defaults that no setting says.
        let known = ["PRODUCT_MODULE_NAME": module, "PRODUCT_NAME": product, "EXECUTABLE_NAME": product]
        func expanded(_ value: Any) -> Any {
            switch value {
            case let values as [String: Any]: return values.mapValues(expanded)
            case let values as [Any]: return values.map(expanded)
            case let text as String where text.contains("$"):
                let text = known.reduce(text) { text, setting in
                    text.replacing("$(\(setting.key))", with: setting.value)
                        .replacing("${\(setting.key)}", with: setting.value)
                }
                return settings.expanding(text)
            default: return value
            }
        }
        let list = values.mapValues(expanded)
        return list.isEmpty
            ? nil : try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }
}
