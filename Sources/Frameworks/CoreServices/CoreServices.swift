// The module of another name, as on Apple's systems since iOS 12.
@_exported import MobileCoreServices
