import CToolchainBets
import Foundation
import ToolchainBets

/// Has `Bundle.main` find the files of ``MainBundleFolders``, and the `Info.plist` there, and name the folder of the
/// application's resources. Of files, what Foundation finds itself comes first; the `Info.plist` comes before what
/// Foundation makes up for a program without one.
package enum MainBundleResources {
    /// Whether Foundation asks here. It is false where the linker ignored the option of a program that contains Foundation
    /// (`-static-stdlib`).
    package static let isInEffect =
        ToolchainBet.mainBundle.isAllowed
        && set_main_bundle_resources(
            MainBundleSearch(
                find: { name, type, folder, language in
                    let search = ResourceSearch(
                        String(foundationObject: name), type: String(foundationObject: type),
                        in: String(foundationObject: folder))
                    let languages = String(foundationObject: language).map { [$0] } ?? UserLanguages.folders
                    let roots = name == nil ? MainBundleFolders.listed : MainBundleFolders.all
                    return search.first(in: roots, languages: languages)
                        .map { retained(NSURL(fileURLWithPath: $0)) }
                },
                list: { found, type, folder in
                    let search = ResourceSearch(
                        nil, type: String(foundationObject: type), in: String(foundationObject: folder))
                    let files = search.all(in: MainBundleFolders.bundlesOfResources, languages: UserLanguages.folders)
                    // What Foundation found is in the program's folder, where only files of the build are then.
                    guard MainBundleFolders.ofApplication == nil else { return retained(list(nil, and: files)) }
                    let known = found.map { Unmanaged<NSArray>.fromOpaque($0).takeUnretainedValue() }
                    return files.isEmpty ? nil : retained(list(known, and: files))
                },
                source: { name in
                    String(foundationObject: name).flatMap(sourceName(of:)).map { retained($0 as NSString) }
                },
                folder: {
                    MainBundleFolders.ofApplication.map { retained(NSURL(fileURLWithPath: $0, isDirectory: true)) }
                },
                sibling: { url in
                    let path = url.flatMap { Unmanaged<NSURL>.fromOpaque($0).takeUnretainedValue().path }
                    return path.flatMap(MainBundleFolders.sibling)
                        .map { retained(NSURL(fileURLWithPath: $0, isDirectory: true)) }
                },
                information: {
                    MainBundleInformation.current.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
                },
                identifier: {
                    MainBundleInformation.identifier.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
                }))

    /// Returns the name of the file from which Xcode compiles one, or its extension; nil for files that it only copies.
    package static func sourceName(of name: String) -> String? {
        for (compiled, source) in [("nib", "xib"), ("storyboardc", "storyboard")] {
            if name == compiled || name.hasSuffix("." + compiled) { return name.dropLast(compiled.count) + source }
        }
        return nil
    }

    private static func list(_ known: NSArray?, and files: [String]) -> NSArray {
        let list = NSMutableArray()
        var paths: Set<String> = []
        for index in 0..<(known?.count ?? 0) {
            list.add(known![index])
            if let path = (known![index] as? URL)?.path { paths.insert(path) }
        }
        for file in files where !paths.contains(file) { list.add(NSURL(fileURLWithPath: file)) }
        return list
    }

    private static func retained(_ object: AnyObject) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque())
    }
}
