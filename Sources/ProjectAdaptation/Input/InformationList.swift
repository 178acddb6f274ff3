import Foundation
import XcodeProject

/// The `Info.plist` of an application as Xcode would write it: the file, the settings that add to it, and references
/// replaced.
struct InformationList {
    /// XML; nil if the target says nothing.
    let data: Data?

    /// - Parameter folder: the folder that the file has to be in.
    init(_ target: XcodeTarget, in project: XcodeProject, within folder: URL) {
        var values = Self.file(of: target, in: project, within: folder) ?? [:]
        if target.settings.isOn("GENERATE_INFOPLIST_FILE") { Self.addSettings(of: target.settings, to: &values) }
        values = Self.expanded(values, target) as? [String: Any] ?? values
        data =
            values.isEmpty
            ? nil : try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }

    private static func file(
        of target: XcodeTarget, in project: XcodeProject, within folder: URL
    ) -> [String: Any]? {
        guard let path = target.settings["INFOPLIST_FILE"], !path.isEmpty else { return nil }
        let url = path.hasPrefix("/") ? URL(filePath: path) : project.folder.appending(path: path)
        guard RelativePath.isReallyInside(url, folder),
            let data = try? Data(contentsOf: url)
        else { return nil }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    }

    private static func addSettings(of settings: BuildSettings, to values: inout [String: Any]) {
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

    private static func expanded(_ value: Any, _ target: XcodeTarget) -> Any {
        switch value {
        case let values as [String: Any]: return values.mapValues { expanded($0, target) }
        case let values as [Any]: return values.map { expanded($0, target) }
        case let text as String where text.contains("$"):
            // The module's name has a default that no setting says.
            let known = text.replacing("$(PRODUCT_MODULE_NAME)", with: target.moduleName)
                .replacing("${PRODUCT_MODULE_NAME}", with: target.moduleName)
                .replacing("$(PRODUCT_NAME)", with: target.productName)
                .replacing("$(EXECUTABLE_NAME)", with: target.productName)
            return target.settings.expanding(known)
        default: return value
        }
    }
}
