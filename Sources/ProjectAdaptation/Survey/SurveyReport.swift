/// How many projects of a collection compile, and what the others lack, most wanted first.
public struct SurveyReport: Sendable {
    private let projects: [SurveyedProject]

    public init(_ projects: [SurveyedProject]) { self.projects = projects.sorted { $0.name < $1.name } }

    /// The report for people to read.
    public var text: String {
        let summary = """
            \(projects.count(where: \.compiles)) of \(projects.count) projects compile as they are, \
            \(projects.count(where: \.nearlyCompiles)) with parts of at most 5 % of their files left out, \
            \(projects.count(where: \.canBeBuilt)) with whatever must be.
            """
        return [table, ranking, summary].filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    /// A line for each project: files, files left out, errors and their most frequent causes.
    private var table: String {
        let width = (projects.map(\.name.count) + ["project".count]).max() ?? 0
        let heading = "project".padded(to: width) + "  files  incomplete  left out  errors"
        let lines = projects.map { project in
            let counts = [
                (project.sourceCount, 5), (project.incompleteCount, 10), (project.leftOutCount, 8),
                (project.errors.count, 6),
            ]
            return project.name.padded(to: width) + "  "
                + counts.map { String($0).paddedLeft(to: $1) }.joined(separator: "  ") + "  "
                + (project.failure
                    ?? ((project.hasLostAllTests ? ["all tests are left out"] : []) + causes(of: project).prefix(3))
                    .joined(separator: "; "))
        }
        return ([heading] + lines.map(\.trimmedRight)).joined(separator: "\n")
    }

    private func causes(of project: SurveyedProject) -> [String] {
        let counts = project.errors.reduce(into: [String: Int]()) { $0[$1.cause, default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    /// The causes of errors with the number of projects that have them, and of places.
    private var ranking: String {
        var projectCounts: [String: Int] = [:]
        var placeCounts: [String: Int] = [:]
        for project in projects {
            for cause in Set(project.errors.map(\.cause)) { projectCounts[cause, default: 0] += 1 }
            for error in project.errors { placeCounts[error.cause, default: 0] += 1 }
        }
        guard !projectCounts.isEmpty else { return "" }
        let sorted = projectCounts.keys.sorted {
            (projectCounts[$1]!, placeCounts[$1]!, $0) < (projectCounts[$0]!, placeCounts[$0]!, $1)
        }
        return
            (["projects  places  cause"]
            + sorted.map { cause in
                String(projectCounts[cause]!).paddedLeft(to: 8) + "  " + String(placeCounts[cause]!).paddedLeft(to: 6)
                    + "  " + cause
            }).joined(separator: "\n")
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

    fileprivate func paddedLeft(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }

    fileprivate var trimmedRight: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
