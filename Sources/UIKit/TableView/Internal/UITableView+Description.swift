extension UITableView {
    /// What the table's description has besides that of every scroll view.
    var descriptionOfContents: [String] {
        func list(_ numbers: CGFloat...) -> String { "{\(numbers.map(\.shortDescription).joined(separator: ", "))}" }
        let inset = adjustedContentInset
        return [
            "contentOffset: \(list(contentOffset.x, contentOffset.y))",
            "contentSize: \(list(ownContentSize.width, ownContentSize.height))",
            "adjustedContentInset: \(list(inset.top, inset.left, inset.bottom, inset.right))",
            "dataSource: \(dataSource.map { "<\(ClassName(type(of: $0))): \(ObjectAddress($0))>" } ?? "(null)")",
        ]
    }
}
