import Foundation
package import HostInterface

/// The elements of the application for visitors' screen readers: a second, invisible page over the picture.
///
/// A browser does not say whether a screen reader is there, so that the visitor turns it on with the first button of
/// the page. Until then nothing is asked for. After it, each window's visible elements are read when something has
/// changed, at most ten times a second, and sent when they differ from those that the page has.
@MainActor
package final class PageAccessibility: HostAccessibility {
    package weak var tree: (any HostAccessibilityTree)?
    package private(set) var isListening = false
    package var isScreenReaderEnabled: Bool { isListening }

    /// The elements as JSON, by window.
    private(set) var elements: [UInt16: String] = [:]
    /// The element that has the focus.
    private(set) var focused: String?
    private unowned let host: WebHost
    private var isReading = false

    /// The most elements of a window.
    private static let most = 2000
    private static let period = 0.1

    init(host: WebHost) {
        self.host = host
    }

    package func post(_ event: HostAccessibilityEvent) {
        guard isListening else { return }
        if case .announcement(_, let text, let priority) = event {
            host.viewers.announce(text, isAssertive: priority == .assertive)
        }
        somethingChanged()
    }

    /// Called when viewers have turned it on or off.
    func viewersChanged() {
        let isListening = host.viewers.all.contains(where: \.readsElements)
        guard isListening != self.isListening else { return }
        self.isListening = isListening
        elements = [:]
        tree?.accessibilityDidChange(self)
        somethingChanged()
    }

    /// Called after each frame and event: reads the elements soon.
    func somethingChanged() {
        guard isListening, !isReading else { return }
        isReading = true
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.period) { [weak self] in
            MainActor.assumeIsolated {
                self?.isReading = false
                self?.read()
            }
        }
    }

    private func read() {
        guard isListening, let tree else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var found: [UInt16: String] = [:]
        for node in tree.windows {
            guard let window = node.hostWindow as? WebWindow else { continue }
            var room = Self.most
            let element = AccessibleElement(node, room: &room)
            if let data = try? encoder.encode(element) { found[window.id] = String(decoding: data, as: UTF8.self) }
        }
        elements = found
        focused = tree.focusedNode?.id.text
        host.viewers.update()
    }

    // MARK: What screen readers do

    /// Performs what a screen reader has asked for. Elements that are gone are left alone.
    func perform(_ action: ClientMessage.ElementAction, on id: String) {
        guard isListening, let id = HostAccessibleID(text: id), let node = tree?.node(id) else { return }
        switch action {
        case .press: _ = node.performAction(at: 0)
        case .focus: _ = node.grabFocus()
        case .show: _ = node.scrollToVisible(.anywhere)
        case .increase: change(node, by: 1)
        case .decrease: change(node, by: -1)
        }
        somethingChanged()
    }

    private func change(_ node: any HostAccessibleNode, by direction: Double) {
        let name = direction > 0 ? "increment" : "decrement"
        if let index = node.actions.firstIndex(where: { $0.name == name }) {
            _ = node.performAction(at: index)
        } else if let value = node.value {
            let step = value.step > 0 ? value.step : (value.maximum - value.minimum) / 10
            _ = node.setValue(max(value.minimum, min(value.current + direction * step, value.maximum)))
        }
    }
}
