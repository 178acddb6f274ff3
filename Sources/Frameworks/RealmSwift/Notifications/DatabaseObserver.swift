/// Is told of each change of a database, without what has changed.
final class DatabaseObserver: CoreObserver {
    weak var token: NotificationToken?
    private let block: NotificationBlock

    init(_ block: @escaping NotificationBlock) { self.block = block }

    func tell(_ notification: Realm.Notification, _ core: RealmCore) { block(notification, Realm(core)) }

    func deliver(in core: RealmCore) {}

    func skipChanges(in core: RealmCore) {}
}
