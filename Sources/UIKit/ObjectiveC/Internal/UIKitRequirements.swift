/// The methods of UIKit's delegate and data source protocols, by selector.
enum UIKitRequirements {
    private static let optionalMethods = Dictionary(
        grouping: TableMethods.all + ScrollMethods.all + TextFieldMethods.all + GestureMethods.all
            + NavigationMethods.all, by: \.selector)

    /// The optional method of this name in a protocol that the class conforms to.
    static func optional(_ selector: String, _ type: AnyClass) -> (any ProtocolRequirement)? {
        optionalMethods[selector]?.first { $0.isConforming(type) }
    }

    /// Whether the class conforms to a protocol that requires a method of this name.
    static func required(_ selector: String, _ type: AnyClass) -> Bool {
        switch selector {
        case "tableView:numberOfRowsInSection:", "tableView:cellForRowAtIndexPath:":
            type is any UITableViewDataSource.Type
        case "tableView:prefetchRowsAtIndexPaths:":
            type is any UITableViewDataSourcePrefetching.Type
        default: false
        }
    }
}
