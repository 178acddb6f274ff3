/// The clipboard that is shared with other programs. A host without a desktop has a private one.
@MainActor
package protocol HostClipboard: AnyObject {
    /// Nil when the clipboard contains no text. Reading it may wait for the program that copied the text.
    var text: String? { get set }
}
