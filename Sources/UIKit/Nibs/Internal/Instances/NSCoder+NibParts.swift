import Foundation
internal import NibDocument

// What classes ask a nib for that has no form in archives.
@MainActor
extension NSCoder {
    /// Gives a part that exists already, such as the content view of a cell, what a nib has for it. Archives have
    /// nothing under the key.
    func adopt(_ key: String, _ part: @autoclosure () -> UIView?) {
        guard let nib, let record = nib.record.part(key), let part = part() else { return }
        nib.instance.adopt(part, record)
    }

    /// Gives the controller's navigation item what a nib has for it.
    func adoptNavigationItem(of controller: UIViewController) {
        guard let nib, let record = nib.record.part("navigationItem") else { return }
        controller.navigationItem.decodeItems(from: NibCoder(record, nib.instance))
        nib.instance.note(controller.navigationItem, record)
    }

    /// Returns the class of a navigation controller's bar: the custom one of a nib.
    func barClass<Bar: UIView>(_ key: String, _ base: Bar.Type) -> Bar.Type {
        guard let nib, let record = nib.record.part(key) else { return base }
        return NibClasses.custom(record, base: base, nib.instance) as? Bar.Type ?? base
    }

    /// Returns the attributes that a nib has for the titles of a bar.
    func titleAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let nib, let record = nib.record.part(key) else { return nil }
        let coder = NibCoder(record, nib.instance)
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = coder.font() { attributes[.font] = font }
        if let color = coder.color("textColor") { attributes[.foregroundColor] = color }
        return attributes
    }

    /// The configuration that a nib has for the button; nil in archives, which contain none.
    var buttonConfiguration: UIButton.Configuration? { nib?.buttonConfiguration() }
}
