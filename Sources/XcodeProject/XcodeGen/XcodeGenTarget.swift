import Foundation

/// A target of a manifest of XcodeGen.
struct XcodeGenTarget {
    private let name: String
    private let target: YAMLMapping
    private let manifest: XcodeGenManifest
    /// The names of all targets.
    private let names: Set<String>

    init(_ name: String, _ target: YAMLMapping, in manifest: XcodeGenManifest, names: Set<String>) {
        let platforms = target["platform"]
        let isOfSeveral = platforms?.string == nil && platforms != nil
        // A target of several systems is a target for each of them.
        let own = YAMLValue.mapping(target).replacing("${platform}", with: "iOS").replacing("$platform", with: "iOS")
        self.name =
            isOfSeveral
            ? (target["platformPrefix"]?.string ?? "") + name + (target["platformSuffix"]?.string ?? "_iOS") : name
        self.target = own.mapping ?? target
        self.manifest = manifest
        self.names = names
    }

    func target(with settings: XcodeGenSettings) -> XcodeTarget {
        let files = XcodeGenSources(of: target, in: manifest.folder)
        let dependencies = (target["dependencies"]?.elements ?? []).filter(Self.isForIOS)
        let information = information()
        let settings = settings.settings(of: target, named: name, presets: presets(files))
        let list = settings["INFOPLIST_FILE"].map { manifest.folder.appending(path: $0).standardizedFileURL }
        return XcodeTarget(
            name: name, kind: kind, settings: settings, sources: files.sources,
            resources: files.resources.filter { $0 != list },
            dependencies: dependencies.compactMap(nameOfDependency),
            plugins: (target["buildToolPlugins"]?.elements ?? []).compactMap { $0["plugin"]?.string },
            packageProducts: dependencies.flatMap(Self.products),
            frameworks: dependencies.compactMap { ($0["framework"] ?? $0["carthage"] ?? $0["sdk"])?.string }
                .map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension },
            missing: files.missing, informationList: information)
    }

    /// The products of a package that a dependency names.
    static func products(of dependency: YAMLValue) -> [String] {
        guard let package = dependency["package"]?.string else { return [] }
        let products = (dependency["products"]?.strings ?? []) + (dependency["product"]?.strings ?? [])
        return products.isEmpty ? [package] : products
    }

    private static func isForIOS(_ dependency: YAMLValue) -> Bool {
        let systems = (dependency["destinationFilters"] ?? dependency["platforms"] ?? dependency["platformFilter"])?
            .strings
        return systems.map { $0.contains("iOS") || $0 == ["all"] } ?? true
    }

    private var kind: XcodeTarget.Kind {
        let type = target["type"]?.string ?? ""
        return XcodeTarget.Kind(productType: "com.apple.product-type." + type)
    }

    /// Returns the name of the target that another one depends on, which may be in another project.
    private func nameOfDependency(_ dependency: YAMLValue) -> String? {
        dependency["target"]?.string.map { String($0.split(separator: "/").last ?? "") }
    }

    /// What XcodeGen sets by the kind of a target.
    private func presets(_ files: XcodeGenSources) -> [String: String] {
        var presets = ["PRODUCT_NAME": target["productName"]?.string ?? plainName]
        let platforms = target["platform"]?.strings ?? []
        let destinations = target["supportedDestinations"]?.strings ?? []
        let isForIOS = platforms.contains("iOS") || destinations.contains("iOS") || platforms + destinations == []
        presets["SDKROOT"] = isForIOS ? "iphoneos" : (platforms + destinations).first?.lowercased()
        if let prefix = manifest.root["options"]?["bundleIdPrefix"]?.string {
            let own = name.map { $0 == "_" ? "-" : $0 }.filter { $0.isLetter || $0.isNumber || "-.".contains($0) }
            presets["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(String(own))"
        }
        let list = files.informationList.map { $0.path.replacing(manifest.folder.path + "/", with: "") }
        if let path = target["info"]?["path"]?.string ?? list {
            presets["INFOPLIST_FILE"] = path
        }
        if kind == .userInterfaceTests {
            presets["TEST_TARGET_NAME"] =
                (target["dependencies"]?.elements ?? []).lazy.compactMap(nameOfDependency).first
        }
        return presets
    }

    /// The name without that of the system.
    private var plainName: String {
        name.hasSuffix("_iOS") && !names.contains(name) ? String(name.dropLast("_iOS".count)) : name
    }

    /// The `Info.plist` that XcodeGen writes; nil if the manifest says nothing of its contents.
    private func information() -> Data? {
        guard let properties = target["info"]?["properties"]?.mapping else { return nil }
        var values: [String: Any] = [
            "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)",
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
            "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)", "CFBundleExecutable": "$(EXECUTABLE_NAME)",
        ]
        for key in properties.keys { values[key] = properties[key]?.propertyListValue }
        return try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }
}

extension YAMLValue {
    /// The value as property lists have it: plain scalars may be numbers or truth values.
    fileprivate var propertyListValue: Any? {
        switch self {
        case .null: return nil
        case .sequence(let values): return values.compactMap(\.propertyListValue)
        case .mapping(let mapping):
            return mapping.keys.reduce(into: [String: Any]()) { $0[$1] = mapping[$1]?.propertyListValue }
        case .scalar(let text, let isPlain):
            if let truth { return truth }
            guard isPlain else { return text }
            return Int(text) ?? (text.contains(".") ? Double(text) : nil) ?? text
        }
    }
}
