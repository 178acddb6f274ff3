import Foundation

/// A section of fetched results.
final class FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    let members: [NSManagedObject]
    private let title: (String) -> String?

    init(_ name: String, _ members: [NSManagedObject], title: @escaping (String) -> String?) {
        self.name = name
        self.members = members
        self.title = title
    }

    var indexTitle: String? { title(name) }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }

    /// The capital first letter.
    static func title(of name: String) -> String? { name.first.map { String($0).uppercased() } }
}
