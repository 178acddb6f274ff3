/// What is wrong with an update: the exception's text as UIKit has it, and our hint of the likely cause.
package struct UpdateFault: Hashable, Sendable {
    package var reason: String
    package var hint: String
}
