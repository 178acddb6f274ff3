import Foundation
import FoundationRepairs

/// What an application's `Info.plist` says about its start: the main storyboard, or the scenes with their delegates.
///
/// Names may contain the build settings that Xcode replaces: `$(PRODUCT_MODULE_NAME)`, `$(PRODUCT_NAME)`,
/// `$(TARGET_NAME)` and `$(EXECUTABLE_NAME)`.
@MainActor
struct ApplicationManifest {
    /// An entry of `UISceneConfigurations`.
    struct Scene: Equatable {
        var role: UISceneSession.Role
        var name: String?
        var delegateClass: String?
        var storyboard: String?
    }

    /// The value of `UIMainStoryboardFile`, without an extension. Not used if there is a scene manifest.
    private(set) var mainStoryboard: String?
    /// The scenes in the order of the file; nil without a scene manifest.
    private(set) var scenes: [Scene]?

    /// The quick actions of `UIApplicationShortcutItems`.
    private(set) var shortcutItems: [UIApplicationShortcutItem] = []

    /// The value of `CFBundleVersion`.
    private(set) var version: String?

    /// The value of `TrestleLeftOutTypes`, which the command `trestle` writes: types of the project whose files use what
    /// Linux has not.
    private(set) var leftOutTypes: Set<String> = []

    /// The value of `UIViewControllerBasedStatusBarAppearance`: false if the application decides how the status bar looks.
    private(set) var controllersDecideOnStatusBar = true

    /// The orientations of `UISupportedInterfaceOrientations`; nil if there is no such list.
    private(set) var orientations: UIInterfaceOrientationMask?

    /// The files of `UIAppFonts`.
    private(set) var fontFiles: [String] = []

    /// A manifest that says nothing.
    init() {}

    init(_ properties: [String: Any], module: String) {
        func text(_ value: Any?) -> String? {
            (value as? String).map { MainBundleInformation.replacingSettings(in: $0, module: module) }
        }
        version = text(properties["CFBundleVersion"])
        leftOutTypes = Set(properties["TrestleLeftOutTypes"] as? [String] ?? [])
        fontFiles = properties["UIAppFonts"] as? [String] ?? []
        controllersDecideOnStatusBar = properties["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
        orientations = (properties["UISupportedInterfaceOrientations"] as? [String]).map(Self.orientations)
        mainStoryboard = text(properties["UIMainStoryboardFile"]).map(Self.withoutExtension)
        shortcutItems = (properties["UIApplicationShortcutItems"] as? [[String: Any]] ?? [])
            .compactMap { ShortcutItemValues(localizing: $0) }.map(UIApplicationShortcutItem.init)
        guard let manifest = properties["UIApplicationSceneManifest"] as? [String: Any] else { return }
        let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
        scenes = roles.sorted { $0.key < $1.key }.flatMap { role, entries in
            (entries as? [[String: Any]] ?? []).map { entry in
                Scene(
                    role: UISceneSession.Role(rawValue: role), name: text(entry["UISceneConfigurationName"]),
                    delegateClass: text(entry["UISceneDelegateClassName"]),
                    storyboard: text(entry["UISceneStoryboardFile"]).map(Self.withoutExtension))
            }
        }
    }

    /// Returns the scene with a name, or the first one for nil.
    func scene(named name: String?, role: UISceneSession.Role) -> Scene? {
        scenes?.first { $0.role == role && (name == nil || $0.name == name) }
    }

    private static func orientations(_ names: [String]) -> UIInterfaceOrientationMask {
        let known: [String: UIInterfaceOrientationMask] = [
            "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
            "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
            "UIInterfaceOrientationLandscapeRight": .landscapeRight,
        ]
        return names.reduce(into: []) { $0.formUnion(known[$1] ?? []) }
    }

    private static func withoutExtension(_ name: String) -> String {
        name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
    }
}
