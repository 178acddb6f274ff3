import FrameworkAbsence
import Foundation

/// - Linux: refuses
///
/// An ongoing event that is shown outside of the program. A desktop has no place for it: requests throw
/// ``ActivityAuthorizationError/unsupported``.
public class Activity<Attributes: ActivityAttributes>: Identifiable {
    public typealias ContentState = Attributes.ContentState

    public let id: String
    public let attributes: Attributes
    public let content: ActivityContent<ContentState>

    init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
        self.id = id
        self.attributes = attributes
        self.content = content
    }

    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        Absence.report("ActivityKit", "a desktop's place for activities", "requests are refused")
        throw ActivityAuthorizationError.unsupported
    }

    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try request(attributes: attributes, contentState: content.state, pushType: pushType)
    }

    public static var activities: [Activity<Attributes>] { [] }

    public var activityState: ActivityState { .ended }

    public var contentState: ContentState { content.state }

    public var pushToken: Data? { nil }

    public func update(using contentState: ContentState) async {}

    public func update(_ content: ActivityContent<ContentState>) async {}

    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}

    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}
