/// How tables hold and compare their objects. Only the options for objects exist here, those for other memory do not.
public enum NSPointerFunctions {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The table retains the objects: the default.
        public static let strongMemory: Options = []
        /// The table does not retain the objects; they are gone from it when they end.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are compared with `isEqual(_:)`, and objects that are no NSObjects by identity: the default.
        public static let objectPersonality: Options = []
        /// Objects are compared by identity.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        /// The table holds copies of the objects.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

public let NSHashTableStrongMemory = NSPointerFunctions.Options.strongMemory
public let NSHashTableWeakMemory = NSPointerFunctions.Options.weakMemory
public let NSHashTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality
public let NSHashTableCopyIn = NSPointerFunctions.Options.copyIn
public let NSMapTableStrongMemory = NSPointerFunctions.Options.strongMemory
public let NSMapTableWeakMemory = NSPointerFunctions.Options.weakMemory
public let NSMapTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality
public let NSMapTableCopyIn = NSPointerFunctions.Options.copyIn
