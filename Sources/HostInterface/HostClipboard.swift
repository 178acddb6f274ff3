/// The text that other programs can paste, or have copied. A host without a desktop keeps one of its own.
@MainActor
package protocol HostClipboard: AnyObject {
    /// Nil when the clipboard holds no text. Asking a desktop for it may have to wait for the program that copied it.
    var text: String? { get set }
}
