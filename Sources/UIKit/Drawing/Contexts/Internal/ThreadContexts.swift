import Foundation

/// The stack of contexts of one thread.
///
/// Owned by the thread. ``UIGraphicsGetCurrentContext()`` and the functions beside it are its public interface.
final class ThreadContexts {
    private struct Entry {
        /// Nil for an image context of empty size: it counts as begun, and nothing can be drawn.
        let context: CGContext?
        /// The image's scale; nil if the context was not begun as an image.
        let imageScale: CGFloat?
        /// Gets the finished document; nil if the context was not begun as one.
        var finishDocument: ((Data) -> Void)?
    }

    private var entries: [Entry] = []

    var top: CGContext? { entries.last?.context }

    func push(_ context: CGContext) { entries.append(Entry(context: context, imageScale: nil)) }

    func pop() { _ = entries.popLast() }

    func beginImage(_ context: CGContext?, scale: CGFloat) {
        entries.append(Entry(context: context, imageScale: scale))
    }

    var image: (context: CGContext, scale: CGFloat)? {
        guard let entry = entries.last, let context = entry.context, let scale = entry.imageScale else { return nil }
        return (context, scale)
    }

    func endImage() {
        if entries.last?.imageScale != nil { entries.removeLast() }
    }

    // MARK: Documents

    func beginDocument(_ context: PDFContext?, finish: @escaping (Data) -> Void) {
        entries.append(Entry(context: context, imageScale: nil, finishDocument: finish))
    }

    /// The document of the current context; nil in other contexts.
    var document: PDFContext? { top as? PDFContext }

    func endDocument() {
        guard let finish = entries.last?.finishDocument else { return }
        let ended = entries.removeLast().context as? PDFContext
        if let ended { finish(ended.finish()) }
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { Unmanaged<ThreadContexts>.fromOpaque($0!).release() }
        return key
    }()

    static var current: ThreadContexts {
        if let known = pthread_getspecific(key) {
            return Unmanaged<ThreadContexts>.fromOpaque(known).takeUnretainedValue()
        }
        let new = ThreadContexts()
        pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
        return new
    }
}
