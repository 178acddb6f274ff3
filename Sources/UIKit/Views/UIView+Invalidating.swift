extension UIView {
    /// Wraps a property of a view. A change of its value invalidates what the wrapper names.
    ///
    ///     @Invalidating(.display, .layout) var lineWidth = 1.0
    @preconcurrency @MainActor @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        let invalidation: InvalidationType

        /// Creates a property with its first value, which invalidates nothing.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        @available(*, unavailable, message: "@Invalidating is only available on properties of views")
        public var wrappedValue: Value {
            get { fatalError("unavailable") }
            // swift-format-ignore
            set { fatalError("unavailable") }
        }

        public static subscript<EnclosingSelf: UIView>(
            _enclosingInstance view: EnclosingSelf,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
        ) -> Value {
            get { view[keyPath: storageKeyPath].value }
            set {
                guard view[keyPath: storageKeyPath].value != newValue else { return }
                view[keyPath: storageKeyPath].value = newValue
                view[keyPath: storageKeyPath].invalidation.invalidate(view: view)
            }
        }
    }
}
