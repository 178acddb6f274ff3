import CFoundationRuntime
import Foundation

/// Has `Bundle.main` find the files of ``MainBundleFolders``, and the `Info.plist` there. Of files, what Foundation finds
/// itself comes first; the `Info.plist` comes before what Foundation makes up for a program without one.
package enum MainBundleResources {
    /// Whether Foundation asks here. It is false where the linker ignored the option of a program that contains Foundation
    /// (`-static-stdlib`).
    package static let isInEffect = set_main_bundle_resources(
        MainBundleSearch(
            find: { name, type, folder, language in
                let search = ResourceSearch(
                    String(foundationObject: name), type: String(foundationObject: type),
                    in: String(foundationObject: folder))
                let languages = String(foundationObject: language).map { [$0] } ?? UserLanguages.folders
                return search.first(in: MainBundleFolders.all, languages: languages)
                    .map { retained(NSURL(fileURLWithPath: $0)) }
            },
            list: { found, type, folder in
                let search = ResourceSearch(
                    nil, type: String(foundationObject: type), in: String(foundationObject: folder))
                // The first one is the program's own folder, where Foundation has looked.
                let roots = MainBundleFolders.all.filter { $0.hasSuffix(".resources") }
                let files = search.all(in: roots, languages: UserLanguages.folders)
                let known = found.map { Unmanaged<NSArray>.fromOpaque($0).takeUnretainedValue() }
                return files.isEmpty ? nil : retained(list(known, and: files))
            },
            information: {
                MainBundleInformation.current.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
            },
            identifier: {
                MainBundleInformation.identifier.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
            }))

    private static func list(_ known: NSArray?, and files: [String]) -> NSArray {
        let list = NSMutableArray()
        for index in 0..<(known?.count ?? 0) { list.add(known![index]) }
        for file in files { list.add(NSURL(fileURLWithPath: file)) }
        return list
    }

    private static func retained(_ object: AnyObject) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque())
    }
}
