/// An element of an XML file.
package struct MarkupElement: Sendable {
    package let name: String
    package let location: NibLocation
    package var attributes: [String: String] = [:]
    package var children: [MarkupElement] = []
    /// The text between the tags, without that of child elements.
    package var text = ""

    init(_ name: String, _ location: NibLocation) {
        self.name = name
        self.location = location
    }
}
