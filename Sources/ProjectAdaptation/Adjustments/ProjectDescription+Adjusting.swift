import Foundation

extension ProjectDescription {
    /// Changes the project as a `trestle.json` says, if there is one.
    ///
    /// - Parameter folder: the folder of the file.
    mutating func adjust(in folder: URL) throws(AdjustmentsError) {
        guard let read = try AdjustmentsFile.read(in: folder, root: self.folder) else { return }
        adjustments = read
        for index in targets.indices { adjustments?.apply(to: &targets[index]) }
        adjustments?.apply(to: &remarks, in: folder)
        if !targets.contains(where: { !$0.sources.isEmpty }), targets.contains(where: { !$0.excludedSources.isEmpty }) {
            throw .invalid(path: read.file.path, key: "exclude", reason: "leaves no Swift file")
        }
    }

    /// Adds a library, without the files that the project leaves out. Nothing is added if that is all of it.
    mutating func add(library: TargetDescription) {
        var library = library
        adjustments?.apply(to: &library)
        if !library.sources.isEmpty || library.excludedSources.isEmpty { targets.append(library) }
    }
}
