import Foundation

extension UIApplication {
    /// Tells the delegate later that the application cannot be registered. The code is the one with which a simulator
    /// refused; unverified.
    func refuseRemoteNotifications() {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                let error = CocoaError(
                    CocoaError.Code(rawValue: 3010),
                    userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported on a desktop"])
                ApplicationDelegateMethods.didFailToRegister.receiver(self.delegate)?.application(
                    self, didFailToRegisterForRemoteNotificationsWithError: error)
            }
        }
    }

    func refuseBadge(_ number: Int) {
        guard number != 0, !hasRefusedBadge else { return }
        hasRefusedBadge = true
        ConsoleLog.message("Icons of a desktop have no badge: applicationIconBadgeNumber = \(number) has no effect.")
    }
}
