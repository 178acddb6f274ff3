internal import HostInterface

/// Long lists, whose rows assistive technologies must not go through one by one.
enum ManagedDescendants {
    /// Lists with fewer rows do without: going through the rows is what makes short lists pleasant.
    static let threshold = 500
}

extension HostAccessibleNode {
    /// Whether the element says of itself that it manages its descendants.
    var managesDescendants: Bool { hasVirtualChildren && childCount >= ManagedDescendants.threshold }

    /// The role that is told.
    ///
    /// Orca counts the rows of lists, list boxes and trees by asking each for its role, the state notwithstanding. It
    /// does not do so in tables, and reads the position of a list's row there as well.
    var toldRole: HostAccessibleRole {
        switch role {
        case .list, .listBox, .tree: managesDescendants ? .table : role
        case .treeItem: parent?.managesDescendants ?? false ? .listItem : role
        default: role
        }
    }
}
