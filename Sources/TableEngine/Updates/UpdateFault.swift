/// The error of an invalid update: the text of UIKit's exception, and our hint of the likely cause.
package struct UpdateFault: Hashable, Sendable {
    package var reason: String
    package var hint: String
}
