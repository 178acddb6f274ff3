import Foundation
package import HostInterface

/// Serves the assistive technologies of the desktop through AT-SPI 2: an application on the accessibility bus, whose
/// elements are asked for when an assistive technology asks for them.
///
/// TRESTLE_ACCESSIBILITY decides: `on` serves, `off` does not; without it, and with other values, the desktop decides,
/// also later.
@MainActor
package final class AccessibilityBus: HostAccessibility {
    private let environment: [String: String]
    private let mode: Mode
    private let directory = ObjectDirectory()
    private let listeners = EventListeners()
    private var wish: DesktopWish?
    private var registration: Registration?
    /// Counts departures, so that an answer to an attempt before one is not taken.
    private var departures = 0
    private var isJoining = false
    private var hasBegun = false
    private var isStopped = false

    private enum Mode { case on, off, asDesktopWishes }

    /// - Parameter followsDesktop: false for a host without a desktop, which serves only if the environment says so.
    package init(
        environment: [String: String] = ProcessInfo.processInfo.environment, followsDesktop: Bool = true
    ) {
        self.environment = environment
        mode =
            switch environment["TRESTLE_ACCESSIBILITY"]?.lowercased() {
            case "on": .on
            case "off": .off
            default: followsDesktop ? .asDesktopWishes : .off
            }
    }

    /// Begins with the first tree.
    package var tree: (any HostAccessibilityTree)? {
        get { directory.tree }
        set {
            directory.tree = newValue
            if newValue != nil { begin() }
        }
    }

    package var isListening: Bool { isServing && !listeners.isEmpty }

    package var isScreenReaderEnabled: Bool { wish?.isScreenReaderEnabled ?? false }

    /// Whether the application is on the accessibility bus.
    package var isServing: Bool { registration?.isEmbedded ?? false }

    /// The number of messages that were sent without being asked for.
    package private(set) var sentEvents = 0

    package func post(_ event: HostAccessibilityEvent) {
        guard let registration, isListening else { return }
        for outgoing in event.outgoing where listeners.want(outgoing.kind) {
            sentEvents += 1
            registration.connection.emit(
                ObjectPath.path(of: outgoing.source), outgoing.kind.interface, outgoing.kind.member,
                [
                    .string(outgoing.kind.detail), .int(outgoing.first), .int(outgoing.second),
                    .variant(outgoing.content(directory)), .properties([]),
                ])
        }
    }

    /// Leaves the bus for good. It happens by itself when the last reference goes.
    package func stop() {
        isStopped = true
        wish = nil
        leave()
    }

    // MARK: Start

    private func begin() {
        guard !hasBegun, !isStopped, mode != .off, MainContext.shared.isServed else { return }
        hasBegun = true
        if mode == .on { join() }
        observeWish()
    }

    private func observeWish() {
        guard let address = BusAddress.session(environment) else { return }
        BusConnection.open(address) { [weak self] session in
            guard let self, let session, !isStopped else { return }
            wish = DesktopWish(session) { [weak self] in self?.wishChanged() }
        }
    }

    private func wishChanged() {
        let isWanted = mode == .on || wish.map { $0.isEnabled || $0.isScreenReaderEnabled } ?? false
        if !isWanted {
            leave()
        } else if registration == nil {
            join()
        }
        tellTree()
    }

    private func join() {
        guard !isJoining else { return }
        isJoining = true
        let own = departures
        findAddress { [weak self] address in
            guard let address else {
                self?.joined(nil, own)
                return
            }
            BusConnection.open(address) { [weak self] in self?.joined($0, own) }
        }
    }

    private func joined(_ connection: BusConnection?, _ own: Int) {
        guard own == departures else { return }
        isJoining = false
        guard let connection else { return }
        registration = Registration(connection, directory, listeners) { [weak self] in self?.registrationChanged() }
    }

    /// Calls back with the address of the accessibility bus: that of the environment, or the one that the session bus
    /// knows.
    private func findAddress(_ completion: @escaping @MainActor (String?) -> Void) {
        if let address = BusAddress.given(environment) { return completion(address) }
        guard let address = BusAddress.session(environment) else { return completion(nil) }
        BusConnection.open(address) { session in
            guard let session else { return completion(nil) }
            session.call(.launcher, "GetAddress", []) { reply in
                // The session's connection has to last until the answer.
                _ = session
                completion(reply?.children.first?.string.flatMap { $0.isEmpty ? nil : $0 })
            }
        }
    }

    private func registrationChanged() {
        if registration?.connection.isClosed == true { leave() }
        tellTree()
    }

    private func leave() {
        departures += 1
        isJoining = false
        registration?.stop()
        registration = nil
        listeners.removeAll()
    }

    private func tellTree() { tree?.accessibilityDidChange(self) }

    isolated deinit {
        registration?.stop()
    }
}
