import Foundation
import Synchronization

/// The session that those know on whom a drag may be dropped.
@MainActor
final class DropSession: DragDropSession, UIDropSession {
    let localDragSession: (any UIDragSession)?
    /// The drag, while it lasts.
    weak var drag: RunningDrag?
    /// Where a drag without a pointer is dropped in a list.
    var aim: DropAim?
    nonisolated let progress = Progress(totalUnitCount: 0)
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

    /// - Parameter local: the session of the source; nil for a drag from another program.
    init(_ contents: DragDropContents, local: DragSession?) {
        localDragSession = local
        super.init(contents)
    }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let load = ObjectsLoad(count: providers.count, completion)
        progress.totalUnitCount += Int64(providers.count)
        progress.addChild(load.progress, withPendingUnitCount: Int64(providers.count))
        load.start(providers, aClass)
        return load.progress
    }
}

/// Loads an object of each of several item providers.
@MainActor
private final class ObjectsLoad {
    let progress: Progress
    private let objects: Mutex<[Handover<any NSItemProviderReading>?]>
    private let completion: ([any NSItemProviderReading]) -> Void

    init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
        progress = Progress(totalUnitCount: Int64(count))
        objects = Mutex(Array(repeating: nil, count: count))
        self.completion = completion
    }

    func start(_ providers: [NSItemProvider], _ aClass: any NSItemProviderReading.Type) {
        let group = DispatchGroup()
        for (index, provider) in providers.enumerated() {
            group.enter()
            let part = provider.loadObject(ofClass: aClass) { [self] object, _ in
                let object = object.map { Handover($0) }
                objects.withLock { $0[index] = object }
                group.leave()
            }
            progress.addChild(part, withPendingUnitCount: 1)
        }
        group.notify(queue: .main) { [self] in
            MainActor.assumeIsolated {
                completion(objects.withLock { $0 }.compactMap { $0?.take() })
            }
        }
    }
}
