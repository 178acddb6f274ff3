import Foundation
internal import HostInterface

/// The application's rotors as actions that move the focus to the next or the previous element that a rotor finds.
///
/// AT-SPI has no rotors. Actions are what screen readers list for the element on which the user is, so each element has
/// those of all rotors around it, as VoiceOver offers them.
@MainActor
struct AccessibleRotors {
    private let provider: AccessibilityProvider

    init(_ provider: AccessibilityProvider) { self.provider = provider }

    /// Returns the actions at an element: searches that begin there.
    func performers(at element: NSObject) -> [AccessiblePerformer] {
        performers(for: rotors(around: element)) { [weak element] in element }
    }

    /// Returns the actions of a container's own rotors: searches that begin nowhere.
    func performers(ofContainer container: NSObject) -> [AccessiblePerformer] {
        performers(for: titled(container.accessibilityCustomRotors ?? [], except: [])) { nil }
    }

    // MARK: Which

    private typealias TitledRotor = (title: String, rotor: UIAccessibilityCustomRotor)

    /// The rotors of the element and of its containers. Of several with one title, that of the innermost object counts.
    private func rotors(around element: NSObject) -> [TitledRotor] {
        var found: [TitledRotor] = []
        var next: NSObject? = element
        for _ in 0..<1000 {
            guard let object = next else { break }
            found += titled(object.accessibilityCustomRotors ?? [], except: found.map(\.title))
            next = provider.container(of: object)
        }
        return found
    }

    /// Leaves out what cannot be named, and what has one of the titles.
    private func titled(_ rotors: [UIAccessibilityCustomRotor], except known: [String]) -> [TitledRotor] {
        var found: [TitledRotor] = []
        for rotor in rotors {
            let title = rotor.name.isEmpty ? RotorTitles.title(of: rotor.systemRotorType) : rotor.name
            guard !title.isEmpty, !known.contains(title), !found.contains(where: { $0.title == title }) else {
                continue
            }
            found.append((title, rotor))
        }
        return found
    }

    // MARK: Searching

    private func performers(
        for rotors: [TitledRotor], from start: @escaping @MainActor () -> NSObject?
    ) -> [AccessiblePerformer] {
        rotors.flatMap { title, rotor in
            [("next", UIAccessibilityCustomRotor.Direction.next), ("previous", .previous)].map { word, direction in
                let name = "\(title): \(word)"
                return AccessiblePerformer(name, name) { search(rotor, direction, from: start()) }
            }
        }
    }

    private func search(
        _ rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction, from start: NSObject?
    ) -> Bool {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = direction
        if let start {
            let range = (start as? any UITextInput)?.selectedTextRange
            predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: start, targetRange: range)
        }
        guard let result = rotor.itemSearchBlock(predicate), let target = result.targetElement as? NSObject else {
            return false
        }
        return show(target, result.targetRange)
    }

    /// Moves the focus to what a rotor has found.
    private func show(_ target: NSObject, _ range: UITextRange?) -> Bool {
        guard provider.isAttached(target) else { return false }
        if !AccessiblePlace(target, in: provider).isOnScreen {
            _ = AccessiblePlace(target, in: provider).scroll(.anywhere)
        }
        guard provider.isAttached(target) else { return false }
        let moved = provider.node(for: target).grabFocus()
        guard let range, provider.isAttached(target), let input = target as? any UITextInput else { return moved }
        input.selectedTextRange = range
        return true
    }
}

/// What screen readers call the rotors that replace their own.
private enum RotorTitles {
    static func title(of type: UIAccessibilityCustomRotor.SystemRotorType) -> String {
        switch type {
        case .none: ""
        case .link: "Links"
        case .visitedLink: "Visited Links"
        case .heading: "Headings"
        case .headingLevel1: "Headings of Level 1"
        case .headingLevel2: "Headings of Level 2"
        case .headingLevel3: "Headings of Level 3"
        case .headingLevel4: "Headings of Level 4"
        case .headingLevel5: "Headings of Level 5"
        case .headingLevel6: "Headings of Level 6"
        case .boldText: "Bold Text"
        case .italicText: "Italic Text"
        case .underlineText: "Underlined Text"
        case .misspelledWord: "Misspelled Words"
        case .image: "Images"
        case .textField: "Text Fields"
        case .table: "Tables"
        case .list: "Lists"
        case .landmark: "Landmarks"
        }
    }
}
