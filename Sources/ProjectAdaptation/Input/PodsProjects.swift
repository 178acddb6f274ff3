import Foundation
import XcodeProject

/// The projects that CocoaPods writes into the folders of pods, each read once. Files of earlier versions may be left in
/// the folders, which only these projects do not name.
struct PodsProjects {
    private var projects: [URL: XcodeProject?] = [:]

    /// Leaves out the files of a pod that are not in its target; all stay if the project is not there or names none of
    /// them.
    ///
    /// - Parameter folder: the folder of the pods.
    mutating func select(among sources: inout [URL], of module: String, at folder: URL) {
        let known = projects[folder] ?? (try? XcodeProject(at: folder.appending(path: "Pods.xcodeproj")))
        projects[folder] = .some(known)
        guard let known else { return }
        let named = Set(known.targets.filter { $0.moduleName == module || $0.name == module }.flatMap(\.sources))
        let own = sources.filter { named.contains($0.standardizedFileURL) }
        if !own.isEmpty { sources = own }
    }
}
