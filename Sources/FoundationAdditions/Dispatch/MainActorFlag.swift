/// A flag that a closure shares with the function that made it.
@MainActor
package final class MainActorFlag {
    package var isSet = false

    package init() {}
}
