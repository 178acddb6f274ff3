extension UIView {
    /// The descriptions of the view and of those inside of it, a line each, as `recursiveDescription` returns them,
    /// which debuggers and snapshot tests call by its selector. UIKit does not declare it.
    func hierarchyDescription() -> String { hierarchyLines.joined(separator: "\n") }

    private var hierarchyLines: [String] {
        [description] + subviews.flatMap { $0.hierarchyLines.map { "   | " + $0 } }
    }
}
