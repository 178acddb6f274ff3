import Foundation

// The notifications of the keyboard as messages, which are posted with them.
extension UIResponder {
    /// Posted before the keyboard, here an input view, appears.
    public struct KeyboardWillShowMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIScreen

        /// In the screen's coordinates; likewise the end frame.
        public var beginFrame: CGRect
        /// Where the keyboard is at the end, in the screen's coordinates.
        public var endFrame: CGRect
        /// In seconds.
        public var animationDuration: TimeInterval
        /// The curve of the keyboard's movement.
        public var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard belongs to this application.
        public var isLocal: Bool
        /// The screen on which the keyboard moves.
        public var screen: UIScreen

        /// Creates the message.
        public init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
        ) {
            (self.beginFrame, self.endFrame) = (beginFrame, endFrame)
            (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
            (self.isLocal, self.screen) = (isLocal, screen)
        }
    }

    /// Posted after the keyboard, here an input view, has appeared.
    public struct KeyboardDidShowMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIScreen

        /// In the screen's coordinates; likewise the end frame.
        public var beginFrame: CGRect
        /// Where the keyboard is at the end, in the screen's coordinates.
        public var endFrame: CGRect
        /// In seconds.
        public var animationDuration: TimeInterval
        /// The curve of the keyboard's movement.
        public var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard belongs to this application.
        public var isLocal: Bool
        /// The screen on which the keyboard moves.
        public var screen: UIScreen

        /// Creates the message.
        public init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
        ) {
            (self.beginFrame, self.endFrame) = (beginFrame, endFrame)
            (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
            (self.isLocal, self.screen) = (isLocal, screen)
        }
    }

    /// Posted before the keyboard, here an input view, leaves.
    public struct KeyboardWillHideMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIScreen

        /// In the screen's coordinates; likewise the end frame.
        public var beginFrame: CGRect
        /// Where the keyboard is at the end, in the screen's coordinates.
        public var endFrame: CGRect
        /// In seconds.
        public var animationDuration: TimeInterval
        /// The curve of the keyboard's movement.
        public var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard belongs to this application.
        public var isLocal: Bool
        /// The screen on which the keyboard moves.
        public var screen: UIScreen

        /// Creates the message.
        public init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
        ) {
            (self.beginFrame, self.endFrame) = (beginFrame, endFrame)
            (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
            (self.isLocal, self.screen) = (isLocal, screen)
        }
    }

    /// Posted after the keyboard, here an input view, has left.
    public struct KeyboardDidHideMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIScreen

        /// In the screen's coordinates; likewise the end frame.
        public var beginFrame: CGRect
        /// Where the keyboard is at the end, in the screen's coordinates.
        public var endFrame: CGRect
        /// In seconds.
        public var animationDuration: TimeInterval
        /// The curve of the keyboard's movement.
        public var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard belongs to this application.
        public var isLocal: Bool
        /// The screen on which the keyboard moves.
        public var screen: UIScreen

        /// Creates the message.
        public init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
        ) {
            (self.beginFrame, self.endFrame) = (beginFrame, endFrame)
            (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
            (self.isLocal, self.screen) = (isLocal, screen)
        }
    }

    /// Posted before the keyboard, here an input view, moves or changes its size.
    public struct KeyboardWillChangeFrameMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIScreen

        /// In the screen's coordinates; likewise the end frame.
        public var beginFrame: CGRect
        /// Where the keyboard is at the end, in the screen's coordinates.
        public var endFrame: CGRect
        /// In seconds.
        public var animationDuration: TimeInterval
        /// The curve of the keyboard's movement.
        public var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard belongs to this application.
        public var isLocal: Bool
        /// The screen on which the keyboard moves.
        public var screen: UIScreen

        /// Creates the message.
        public init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
        ) {
            (self.beginFrame, self.endFrame) = (beginFrame, endFrame)
            (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
            (self.isLocal, self.screen) = (isLocal, screen)
        }
    }

    /// Posted after the keyboard, here an input view, has moved or changed its size.
    public struct KeyboardDidChangeFrameMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIScreen

        /// In the screen's coordinates; likewise the end frame.
        public var beginFrame: CGRect
        /// Where the keyboard is at the end, in the screen's coordinates.
        public var endFrame: CGRect
        /// In seconds.
        public var animationDuration: TimeInterval
        /// The curve of the keyboard's movement.
        public var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard belongs to this application.
        public var isLocal: Bool
        /// The screen on which the keyboard moves.
        public var screen: UIScreen

        /// Creates the message.
        public init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
        ) {
            (self.beginFrame, self.endFrame) = (beginFrame, endFrame)
            (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
            (self.isLocal, self.screen) = (isLocal, screen)
        }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> {
    /// Identifies ``UIResponder/KeyboardWillShowMessage`` where an observer is added.
    public static var keyboardWillShow: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> {
    /// Identifies ``UIResponder/KeyboardDidShowMessage`` where an observer is added.
    public static var keyboardDidShow: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
    /// Identifies ``UIResponder/KeyboardWillHideMessage`` where an observer is added.
    public static var keyboardWillHide: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
    /// Identifies ``UIResponder/KeyboardDidHideMessage`` where an observer is added.
    public static var keyboardDidHide: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> {
    /// Identifies ``UIResponder/KeyboardWillChangeFrameMessage`` where an observer is added.
    public static var keyboardWillChangeFrame: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> {
    /// Identifies ``UIResponder/KeyboardDidChangeFrameMessage`` where an observer is added.
    public static var keyboardDidChangeFrame: Self { .init() }
}
