import Foundation
internal import HostInterface

/// Makes drag items of what another program drags: one for each file, otherwise one with all types.
@MainActor
struct ForeignItems {
    private let drag: any HostIncomingDrag

    init(_ drag: any HostIncomingDrag) { self.drag = drag }

    var items: [UIDragItem] {
        let files = files.compactMap { NSItemProvider(contentsOf: $0) }
        return (files.isEmpty ? [provider] : files).filter { !$0.registeredTypeIdentifiers.isEmpty }
            .map { UIDragItem(itemProvider: $0) }
    }

    /// The files among the addresses.
    var files: [URL] { drag.addresses.compactMap { URL(string: $0) }.filter(\.isFileURL) }

    /// The name under which the text can be loaded; nil if there is none.
    var textName: String? { MediaTypes.textNames.first { drag.types.contains($0) } }

    private var provider: NSItemProvider {
        let provider = NSItemProvider()
        if let address = drag.addresses.first, let url = URL(string: address), url.scheme != nil {
            provider.registerObject(url as NSURL, visibility: .all)
        }
        for name in drag.types {
            if name == textName {
                register(MediaTypes.text, name, in: provider)
            } else if !MediaTypes.textNames.contains(name), let identifier = MediaTypes.identifier(of: name),
                !provider.registeredTypeIdentifiers.contains(identifier)
            {
                register(identifier, name, in: provider)
            }
        }
        return provider
    }

    private func register(_ identifier: String, _ name: String, in provider: NSItemProvider) {
        let isLatin = name == "STRING"
        provider.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { [drag] completion in
            let progress = Progress(totalUnitCount: -1)
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    drag.load(name) { received, expected in
                        progress.totalUnitCount = Int64(max(received, expected))
                        progress.completedUnitCount = Int64(received)
                    } completion: { bytes in
                        guard let bytes else { return completion(nil, nil) }
                        progress.totalUnitCount = Int64(bytes.count)
                        progress.completedUnitCount = Int64(bytes.count)
                        completion(isLatin ? Data(String(latin: bytes).utf8) : Data(bytes), nil)
                    }
                }
            }
            return progress
        }
    }
}

extension String {
    /// Text in the encoding of X11's `STRING`, which is Latin-1.
    fileprivate init(latin bytes: [UInt8]) {
        self.init(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}
