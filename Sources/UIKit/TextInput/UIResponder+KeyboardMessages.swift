import Foundation

// The notifications of the keyboard as messages, which are posted with them.
extension UIResponder {
    public struct KeyboardWillShowMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIScreen

        /// In the screen's coordinates; likewise the end frame.
        public var beginFrame: CGRect
        public var endFrame: CGRect
        /// In seconds.
        public var animationDuration: TimeInterval
        public var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard belongs to this application.
        public var isLocal: Bool
        public var screen: UIScreen

        public init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
        ) {
            (self.beginFrame, self.endFrame) = (beginFrame, endFrame)
            (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
            (self.isLocal, self.screen) = (isLocal, screen)
        }
    }

    public struct KeyboardDidShowMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIScreen

        /// In the screen's coordinates; likewise the end frame.
        public var beginFrame: CGRect
        public var endFrame: CGRect
        /// In seconds.
        public var animationDuration: TimeInterval
        public var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard belongs to this application.
        public var isLocal: Bool
        public var screen: UIScreen

        public init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
        ) {
            (self.beginFrame, self.endFrame) = (beginFrame, endFrame)
            (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
            (self.isLocal, self.screen) = (isLocal, screen)
        }
    }

    public struct KeyboardWillHideMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIScreen

        /// In the screen's coordinates; likewise the end frame.
        public var beginFrame: CGRect
        public var endFrame: CGRect
        /// In seconds.
        public var animationDuration: TimeInterval
        public var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard belongs to this application.
        public var isLocal: Bool
        public var screen: UIScreen

        public init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
        ) {
            (self.beginFrame, self.endFrame) = (beginFrame, endFrame)
            (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
            (self.isLocal, self.screen) = (isLocal, screen)
        }
    }

    public struct KeyboardDidHideMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIScreen

        /// In the screen's coordinates; likewise the end frame.
        public var beginFrame: CGRect
        public var endFrame: CGRect
        /// In seconds.
        public var animationDuration: TimeInterval
        public var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard belongs to this application.
        public var isLocal: Bool
        public var screen: UIScreen

        public init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
        ) {
            (self.beginFrame, self.endFrame) = (beginFrame, endFrame)
            (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
            (self.isLocal, self.screen) = (isLocal, screen)
        }
    }

    public struct KeyboardWillChangeFrameMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIScreen

        /// In the screen's coordinates; likewise the end frame.
        public var beginFrame: CGRect
        public var endFrame: CGRect
        /// In seconds.
        public var animationDuration: TimeInterval
        public var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard belongs to this application.
        public var isLocal: Bool
        public var screen: UIScreen

        public init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
        ) {
            (self.beginFrame, self.endFrame) = (beginFrame, endFrame)
            (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
            (self.isLocal, self.screen) = (isLocal, screen)
        }
    }

    public struct KeyboardDidChangeFrameMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIScreen

        /// In the screen's coordinates; likewise the end frame.
        public var beginFrame: CGRect
        public var endFrame: CGRect
        /// In seconds.
        public var animationDuration: TimeInterval
        public var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard belongs to this application.
        public var isLocal: Bool
        public var screen: UIScreen

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
    public static var keyboardWillShow: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> {
    public static var keyboardDidShow: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
    public static var keyboardWillHide: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
    public static var keyboardDidHide: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> {
    public static var keyboardWillChangeFrame: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> {
    public static var keyboardDidChangeFrame: Self { .init() }
}
