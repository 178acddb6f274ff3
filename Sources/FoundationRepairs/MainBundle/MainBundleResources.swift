import CFoundationRuntime
import Foundation

/// Has `Bundle.main` find the files of ``MainBundleFolders``, and the `Info.plist` there. What Foundation finds itself
/// comes first.
package enum MainBundleResources {
    /// Whether Foundation asks here. It is false in a program that contains Foundation (`-static-stdlib`).
    package static let isInEffect = set_main_bundle_resources(
        MainBundleSearch(
            find: { name, type, folder, language in
                let file = MainBundleResources.file(
                    string(name), type: string(type), in: string(folder), language: string(language))
                return file.map { retained(NSURL(fileURLWithPath: $0)) }
            },
            list: { found, type, folder in
                let files = MainBundleResources.files(type: string(type), in: string(folder))
                let known = found.map { Unmanaged<NSArray>.fromOpaque($0).takeUnretainedValue() }
                return files.isEmpty ? nil : retained(list(known, and: files))
            },
            information: {
                MainBundleInformation.current.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
            },
            identifier: {
                MainBundleInformation.identifier.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
            }))

    /// Returns the path of a file: beside the folders of languages, or in the folder of the best language, or in
    /// `Base.lproj`.
    private static func file(_ name: String?, type: String?, in folder: String?, language: String?) -> String? {
        let ending = type.flatMap { $0.isEmpty ? nil : $0.hasPrefix(".") ? $0 : "." + $0 } ?? ""
        guard let name, !name.isEmpty else { return files(type: type, in: folder).first }
        let places = language.map { ["\($0).lproj/"] } ?? [""] + languages.map { "\($0).lproj/" }
        let inside = folder.map { $0.isEmpty ? "" : $0 + "/" } ?? ""
        return MainBundleFolders.all.lazy.flatMap { root in places.map { "\(root)/\(inside)\($0)\(name)\(ending)" } }
            .first { FileManager.default.fileExists(atPath: $0) }
    }

    private static func files(type: String?, in folder: String?) -> [String] {
        let ending = type.flatMap { $0.isEmpty ? nil : $0.hasPrefix(".") ? $0 : "." + $0 } ?? ""
        let inside = folder.map { $0.isEmpty ? "" : "/" + $0 } ?? ""
        // The first one is the program's own folder, where Foundation has looked.
        return MainBundleFolders.all.filter { $0.hasSuffix(".resources") }.flatMap { root -> [String] in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root + inside)) ?? []
            return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(root)\(inside)/\($0)" }
        }
    }

    private static func list(_ known: NSArray?, and files: [String]) -> NSArray {
        let list = NSMutableArray()
        for index in 0..<(known?.count ?? 0) { list.add(known![index]) }
        for file in files { list.add(NSURL(fileURLWithPath: file)) }
        return list
    }

    private static var languages: [String] {
        let names = UserLanguages.names
        return names + ["Base"] + (names.contains("en") ? [] : ["en"])
    }

    private static func string(_ pointer: UnsafeRawPointer?) -> String? {
        pointer.flatMap { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? String }
    }

    private static func retained(_ object: AnyObject) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque())
    }
}
