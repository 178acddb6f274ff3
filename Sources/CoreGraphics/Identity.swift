// Objects of Core Graphics are Hashable, as all of Core Foundation's types: these are equal to themselves only.

extension CGContext: Hashable {
    public static func == (left: CGContext, right: CGContext) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGDataProvider: Hashable {
    public static func == (left: CGDataProvider, right: CGDataProvider) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGFont: Hashable {
    public static func == (left: CGFont, right: CGFont) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGGradient: Hashable {
    public static func == (left: CGGradient, right: CGGradient) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGLayer: Hashable {
    public static func == (left: CGLayer, right: CGLayer) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
