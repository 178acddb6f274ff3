extension ElementChange {
    /// Describes what a mutation changes in a set with these members.
    init(_ kind: NSKeyValueSetMutationKind, of members: Set<AnyHashable>, using objects: Set<AnyHashable>) {
        switch kind {
        case .union: self.init(kind: .insertion, members: objects.subtracting(members))
        case .minus: self.init(kind: .removal, members: objects.intersection(members))
        case .intersect: self.init(kind: .removal, members: members.subtracting(objects))
        case .set: self.init(kind: .replacement, members: members.symmetricDifference(objects))
        }
    }
}
