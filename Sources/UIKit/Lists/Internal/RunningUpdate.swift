/// An update or another change of a list that its host follows, as long as it is the latest.
@MainActor
struct RunningUpdate {
    /// The generation that it has made.
    let number: Int
    /// Sound: the updates of a list own its host, which gets this value only in calls from them.
    private unowned(unsafe) let loading: any ListLoading

    init(_ loading: any ListLoading) {
        self.loading = loading
        number = loading.generation
    }

    /// False as soon as client code has loaded or updated the list again.
    var isLatest: Bool { loading.generation == number }

    /// Whether it is the latest, and no reload is due.
    var isCurrent: Bool { isLatest && !loading.needsReload }
}
