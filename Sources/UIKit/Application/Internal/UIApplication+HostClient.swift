package import HostInterface

extension UIApplication: HostClient {
    package func host(_ host: any ApplicationHost, received event: HostEvent, in window: any HostWindow) {
        run?.receive(event, in: window)
    }

    package func hostClipboardDidChange(_ host: any ApplicationHost) {
        run?.clipboardDidChange()
    }

    package func hostPreferencesDidChange(_ host: any ApplicationHost) {
        run?.hostPreferencesDidChange()
    }

    package func hostFrameIsDue(_ host: any ApplicationHost) {
        run?.runFrame()
    }

    package func hostWillTerminate(_ host: any ApplicationHost) {
        run?.end()
    }
}
