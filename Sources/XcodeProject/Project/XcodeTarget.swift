import Foundation

/// A target of a project, with the files that it consists of.
public struct XcodeTarget: Sendable {
    public enum Kind: Sendable, Hashable {
        case application
        /// A framework or a static or dynamic library.
        case library
        case unitTests
        case userInterfaceTests
        /// Extensions, watch applications, tools, aggregates. The value is Xcode's product type, or the kind of target
        /// if it has no product.
        case other(String)

        /// - Parameter productType: Xcode's name for the type, such as `com.apple.product-type.application`.
        init(productType: String) {
            self =
                switch productType {
                case "com.apple.product-type.application": .application
                case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
                    "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
                    .library
                case "com.apple.product-type.bundle.unit-test": .unitTests
                case "com.apple.product-type.bundle.ui-testing": .userInterfaceTests
                case let other: .other(other)
                }
        }
    }

    public let name: String
    public let kind: Kind
    /// The resolved build settings of the configuration `Debug`, or of the first one.
    public let settings: BuildSettings
    /// The files that the compiler gets: Swift, but C and Objective-C too.
    public let sources: [URL]
    /// Storyboards, catalogs and other files that are copied into the product. Localized files are in folders
    /// `de.lproj`.
    public let resources: [URL]
    /// Names of targets of the same project.
    public let dependencies: [String]
    /// Names of the plugins of Swift packages that generate source for the target.
    public let plugins: [String]
    /// Products of Swift packages.
    public let packageProducts: [String]
    /// Names of the frameworks that the target links, without extension.
    public let frameworks: [String]
    /// Files of the project file that are not on disk.
    public let missing: [URL]
    /// The `Info.plist` that the project's tool writes, as XML; nil if the settings name a file.
    public var informationList: Data?

    /// The name by which source imports the target's module.
    public var moduleName: String {
        if let name = settings["PRODUCT_MODULE_NAME"], !name.isEmpty { return SettingModifiers.identifier(name) }
        return SettingModifiers.identifier(productName)
    }

    public var productName: String {
        if let name = settings["PRODUCT_NAME"], !name.isEmpty { return name }
        return name
    }

    /// Whether the target can be built for iPhones or iPads. Targets that do not say can.
    public var isForIOS: Bool {
        let platforms = settings["SUPPORTED_PLATFORMS"].map { $0.split(separator: " ") } ?? []
        if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
        guard let kit = settings["SDKROOT"], !kit.isEmpty, kit != "auto" else { return true }
        return kit.hasPrefix("iphone")
    }
}
