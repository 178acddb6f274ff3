import Foundation
import ProjectAdaptation

/// The types that are left out of a package: nibs may name them, and show objects of UIKit's class in their place then.
struct LeftOutTypes {
    private let names: Set<String>

    init(_ places: [LeftOutPlace]) { names = Set(places.filter { $0.part.extent == .type }.map(\.part.name)) }

    /// Adds the names to the `Info.plist` files that targets have.
    ///
    /// - Parameter folders: the folders of the targets.
    func write(to folders: [URL]) throws {
        guard !names.isEmpty else { return }
        for folder in folders {
            let file = folder.appending(path: "Resources/Application/Info.plist")
            guard let data = try? Data(contentsOf: file),
                var values = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
            else { continue }
            let known = values[Self.key] as? [String] ?? []
            values[Self.key] = names.union(known).sorted()
            try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: file)
        }
    }

    /// The key that UIKit reads.
    private static let key = "TrestleLeftOutTypes"
}
