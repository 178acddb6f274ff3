/// The methods of UIKit's delegate and data source protocols, by selector.
enum UIKitRequirements {
    static let optionalMethods: [any ProtocolRequirement] = [
        TableMethods.all, CollectionMethods.all, ScrollMethods.all, TextFieldMethods.all, TextViewMethods.all,
        SearchBarMethods.all, GestureMethods.all, PointerMethods.all, NavigationMethods.all, TabBarMethods.all,
        TabControllerMethods.all, PresentationMethods.all, PopoverMethods.all, SceneMethods.all, ApplicationMethods.all,
        PickerMethods.all,
    ].flatMap { $0 }

    private static let bySelector = Dictionary(grouping: optionalMethods, by: \.selector)

    /// The optional method of this name in a protocol that the class conforms to.
    static func optional(_ selector: String, _ type: AnyClass) -> (any ProtocolRequirement)? {
        bySelector[selector]?.first { $0.isConforming(type) }
    }

    /// Whether the class conforms to a protocol that requires a method of this name.
    static func required(_ selector: String, _ type: AnyClass) -> Bool {
        switch selector {
        case "tableView:numberOfRowsInSection:", "tableView:cellForRowAtIndexPath:":
            type is any UITableViewDataSource.Type
        case "tableView:prefetchRowsAtIndexPaths:":
            type is any UITableViewDataSourcePrefetching.Type
        case "collectionView:numberOfItemsInSection:", "collectionView:cellForItemAtIndexPath:":
            type is any UICollectionViewDataSource.Type
        default: false
        }
    }
}
