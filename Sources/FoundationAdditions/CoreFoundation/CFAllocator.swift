/// Core Foundation's type for what allocates memory, which Swift code names to say that it is the default.
public final class CFAllocator: Sendable {
    private init() {}
}

/// Core Foundation's default allocator, which is nil.
public let kCFAllocatorDefault: CFAllocator! = nil
