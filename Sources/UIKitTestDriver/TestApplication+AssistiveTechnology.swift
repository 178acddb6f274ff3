import UIKit

// What the assistive technologies of a Linux desktop see of the application. XCTest has nothing like it.
extension TestApplication {
    /// The elements and containers as text, one a line: role, name, value, states, position in the set and level. What is
    /// inside a container is indented below it. Of a list the rows on the screen are listed.
    ///
    /// It is meant for comparison with a stored text: see ``assertText(_:named:filePath:)``.
    public var accessibilityTreeText: String {
        frame()
        return AccessibilityTreeText.text(of: run.accessibilityTree)
    }

    /// Whether an assistive technology listens to changes. The default is false.
    public var assistiveTechnologyListens: Bool {
        get { assistiveTechnology.isListening }
        set { assistiveTechnology.isListening = newValue }
    }

    /// The changes that assistive technologies were told of since the start, one a line.
    public var accessibilityEvents: [String] { assistiveTechnology.lines }
}
