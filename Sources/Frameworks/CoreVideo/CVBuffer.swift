import Foundation

// Sound: the memory is the caller's to guard, as on iOS; the attachments are used under the lock only.
/// - Linux: works
/// A picture in memory, with attachments. Nothing on Linux makes one, but `CVPixelBufferCreate` and its relatives.
public class CVBuffer: Hashable, @unchecked Sendable {
    let format: OSType
    let width: Int
    let height: Int
    let planes: [PixelLayout.Plane]
    let isPlanar: Bool
    let dataSize: Int
    let baseAddress: UnsafeMutableRawPointer
    private let release: () -> Void

    private let lock = NSLock()
    private var attachments: [String: (value: Any, mode: CVAttachmentMode)] = [:]

    init(format: OSType, width: Int, height: Int, layout: PixelLayout) {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, layout.dataSize), alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: layout.dataSize)
        self.format = format
        self.width = width
        self.height = height
        planes = layout.planes
        isPlanar = layout.isPlanar
        dataSize = layout.dataSize
        baseAddress = memory
        release = { memory.deallocate() }
    }

    /// Uses memory of the caller for a format with one plane.
    init(
        format: OSType, width: Int, height: Int, bytes: UnsafeMutableRawPointer, bytesPerRow: Int,
        release: @escaping () -> Void
    ) {
        self.format = format
        self.width = width
        self.height = height
        planes = [PixelLayout.Plane(width: width, height: height, bytesPerRow: bytesPerRow, offset: 0)]
        isPlanar = false
        dataSize = bytesPerRow * height
        baseAddress = bytes
        self.release = release
    }

    deinit { release() }

    public static func == (lhs: CVBuffer, rhs: CVBuffer) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    func attachment(_ key: String) -> (value: Any, mode: CVAttachmentMode)? {
        lock.withLock { attachments[key] }
    }

    func attachments(_ mode: CVAttachmentMode) -> [String: Any] {
        lock.withLock { attachments.filter { $0.value.mode == mode }.mapValues(\.value) }
    }

    func setAttachment(_ key: String, _ attachment: (value: Any, mode: CVAttachmentMode)?) {
        lock.withLock { attachments[key] = attachment }
    }

    func removeAllAttachments() {
        lock.withLock { attachments = [:] }
    }
}

/// - Linux: works
/// Says whether an attachment is copied to buffers that are made from this one.
public enum CVAttachmentMode: UInt32, Sendable {
    case shouldNotPropagate = 0
    case shouldPropagate = 1
}

public func CVBufferSetAttachment(
    _ buffer: CVBuffer, _ key: String, _ value: Any, _ attachmentMode: CVAttachmentMode
) {
    buffer.setAttachment(key, (value, attachmentMode))
}

public func CVBufferCopyAttachment(
    _ buffer: CVBuffer, _ key: String, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Any? {
    guard let attachment = buffer.attachment(key) else { return nil }
    attachmentMode?.pointee = attachment.mode
    return attachment.value
}

public func CVBufferCopyAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> CFDictionary? {
    buffer.attachments(attachmentMode) as NSDictionary
}

public func CVBufferHasAttachment(_ buffer: CVBuffer, _ key: String) -> Bool { buffer.attachment(key) != nil }

public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: String) { buffer.setAttachment(key, nil) }

public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) { buffer.removeAllAttachments() }

public func CVBufferPropagateAttachments(_ sourceBuffer: CVBuffer, _ destinationBuffer: CVBuffer) {
    for (key, value) in sourceBuffer.attachments(.shouldPropagate) {
        destinationBuffer.setAttachment(key, (value, .shouldPropagate))
    }
}
