/// Somebody who is told of changes in a database.
protocol CoreObserver: AnyObject {
    /// Held by the client; released or invalidated, it ends the observation.
    var token: NotificationToken? { get set }
    /// Tells what has changed since the last time. Client code may do anything then.
    func deliver(in core: RealmCore)
    /// Takes what has changed as told.
    func skipChanges(in core: RealmCore)
}

extension RealmCore {
    /// Adds an observer, which is told for the first time in the next turn of the run loop.
    func observe(with observer: any CoreObserver) -> NotificationToken {
        confinement.useRunLoop()
        observers.append(observer)
        // The token keeps the database alive.
        let token = NotificationToken { [self] in observers.removeAll { $0 === observer } }
        observer.token = token
        signal.fire()
        return token
    }

    /// Tells the observers. One that ends during this is told no more.
    func deliverToObservers() {
        guard !isDelivering, transaction == nil else { return }
        isDelivering = true
        defer { isDelivering = false }
        for observer in observers where observers.contains(where: { $0 === observer }) {
            // An observer that has begun a transaction and has not ended it gets the rest later.
            guard transaction == nil else { return signal.fire() }
            observer.deliver(in: self)
        }
    }

    /// Tells those first whom the next transaction does not concern. One that ends during this is told no more.
    func deliver(to tokens: [NotificationToken]) {
        for observer in observers
        where tokens.contains(where: { $0 === observer.token }) && observers.contains(where: { $0 === observer }) {
            observer.deliver(in: self)
        }
    }

    func tellDatabaseObservers(_ notification: Realm.Notification) {
        for observer in observers {
            guard let observer = observer as? DatabaseObserver, observers.contains(where: { $0 === observer }) else {
                continue
            }
            observer.tell(notification, self)
        }
    }
}
