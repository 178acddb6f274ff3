import Foundation

/// What the program asks its main bundle for.
enum MainBundleFiles {
    static var names: [String] {
        guard let url = Bundle.main.url(forResource: "Names", withExtension: "json"),
            let data = try? Data(contentsOf: url)
        else { return [] }
        return (try? JSONDecoder().decode([String].self, from: data)) ?? []
    }

    static var pathOfNames: String? { Bundle.main.path(forResource: "Names.json", ofType: nil) }

    static var folder: String? { Bundle.main.resourcePath }
    static var resourceFolder: String? { Bundle.main.resourceURL?.path }
    static var bundlePath: String { Bundle.main.bundlePath }

    static var lists: [String] {
        (Bundle.main.urls(forResourcesWithExtension: "json", subdirectory: nil) ?? []).compactMap {
            $0.lastPathComponent
        }
    }

    static var anyList: String? { Bundle.main.url(forResource: nil, withExtension: "json")?.lastPathComponent }

    static var executable: Any? { Bundle.main.infoDictionary?[kCFBundleExecutableKey as String] }
    static var storyboard: Any? { Bundle.main.object(forInfoDictionaryKey: "UIMainStoryboardFile") }
    static var identifier: String? { Bundle.main.bundleIdentifier }
}
