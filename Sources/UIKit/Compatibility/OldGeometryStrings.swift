// Functions that convert geometry to and from text; since Swift 4.2 they are members of NSCoder.

@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }

@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String { NSCoder.string(for: transform) }

@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }

@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
    NSCoder.string(for: insets)
}

@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }

@available(*, deprecated, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

@available(*, deprecated, renamed: "NSCoder.cgVector(for:)")
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }

@available(*, deprecated, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

@available(*, deprecated, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

@available(*, deprecated, renamed: "NSCoder.cgAffineTransform(for:)")
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: string)
}

@available(*, deprecated, renamed: "NSCoder.uiEdgeInsets(for:)")
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: string) }

@available(*, deprecated, renamed: "NSCoder.nsDirectionalEdgeInsets(for:)")
public func NSDirectionalEdgeInsetsFromString(_ string: String) -> NSDirectionalEdgeInsets {
    NSCoder.nsDirectionalEdgeInsets(for: string)
}

@available(*, deprecated, renamed: "NSCoder.uiOffset(for:)")
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }
