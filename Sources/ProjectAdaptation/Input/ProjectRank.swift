import Foundation

/// Which of several projects in a repository is adapted: one with an application, then one with tables, then the one
/// with the most Swift files.
struct ProjectRank: Comparable {
    private let hasApplication: Bool
    private let hasTables: Bool
    private let fileCount: Int

    init(of project: ProjectDescription) {
        let files = Set(project.targets.filter { $0.kind != .tests }.flatMap(\.sources))
        hasApplication = project.hasApplication
        hasTables = files.contains { file in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
            return text.contains("UITableView") || text.contains("UICollectionView")
        }
        fileCount = files.count
    }

    /// Returns the index of the best project, the first of several that are equal. Those that cannot be read are nil.
    static func best(of projects: [ProjectDescription?]) -> Int? {
        let readable = projects.indices.filter { projects[$0] != nil }
        guard readable.count > 1 else { return readable.first }
        let ranks = readable.map { (index: $0, rank: ProjectRank(of: projects[$0]!)) }
        return ranks.reduce(nil as (index: Int, rank: ProjectRank)?) { best, next in
            best.map { $0.rank < next.rank ? next : $0 } ?? next
        }?.index
    }

    static func < (left: ProjectRank, right: ProjectRank) -> Bool {
        if left.hasApplication != right.hasApplication { return right.hasApplication }
        if left.hasTables != right.hasTables { return right.hasTables }
        return left.fileCount < right.fileCount
    }
}
