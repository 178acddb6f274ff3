import Foundation
import ProjectAdaptation

extension LibraryCheckouts {
    /// The libraries in the cache, for all projects. Pods are looked up in the list that `TRESTLE_POD_LIST` names, the
    /// address or the folder of a copy, or in the one that CocoaPods publishes.
    static func inCache(announce: @escaping (String) -> Void) -> LibraryCheckouts {
        let place = ProcessInfo.processInfo.environment["TRESTLE_POD_LIST"].flatMap { $0.isEmpty ? nil : $0 }
        let list = place.flatMap { $0.contains("://") ? URL(string: $0) : URL(filePath: $0) }
        return LibraryCheckouts(in: Cache.libraries, podList: list, announce: announce)
    }
}
