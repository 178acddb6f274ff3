/// A flag that a closure shares with the function that made it.
@MainActor
final class MainActorFlag {
    var isSet = false
}
