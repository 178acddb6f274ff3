internal import PlatformFacts
import SwiftSyntax

/// A member of a UIKit class that had another name before Swift 4.2. UIKit declares the earlier names as aliases, but
/// it does not call these: an override, and its call of `super`, must have the current name.
struct EarlierMember: Sendable {
    let name: MethodName
    let current: MethodName
    /// Whether the member was a method and is a property now.
    let isMethodNoLonger: Bool

    /// Creates the earlier member that `member` overrides.
    init?(overriddenBy member: MemberRecord, in target: TargetIndex) {
        guard member.modifiers.contains("override"), !member.isStatic else { return nil }
        self.init(named: member.name, above: member.owner, in: target)
    }

    /// Creates the earlier member that `super.name` means in `type`, unless the target declares it.
    init?(named name: String, above type: TypeRecord, in target: TargetIndex) {
        guard let found = Self.all[name], let platformClass = target.platformSuperclass(of: type),
            PlatformClasses.inherits(platformClass, from: found.className),
            target.ancestry(of: type).dropFirst().flatMap(\.members).allSatisfy({
                $0.name != name || $0.modifiers.contains("override")
            })
        else { return nil }
        self = found.member
    }

    private init(_ name: String, _ current: String) {
        self.name = MethodName(name)
        self.current = MethodName(current)
        isMethodNoLonger = name.hasSuffix(")") && !current.hasSuffix(")")
    }

    /// Returns the declaration with the current name, such as `func willMove(toParent parent: UIViewController?)`.
    func head(of function: FunctionDeclSyntax) -> String? {
        if isMethodNoLonger { return "var \(current.base): \(function.signature.returnClause?.type.oneLine ?? "Void")" }
        var renamed = function
        renamed.name = .identifier(current.base)
        for (index, label) in zip(renamed.signature.parameterClause.parameters.indices, current.labels) {
            let parameter = renamed.signature.parameterClause.parameters[index]
            renamed.signature.parameterClause.parameters[index].secondName = parameter.secondName ?? parameter.firstName
            renamed.signature.parameterClause.parameters[index].firstName = .identifier(label)
        }
        return ForwardingMethod(renamed, to: "")?.head
    }

    private static let all: [String: (className: String, member: EarlierMember)] = {
        var all: [String: (String, EarlierMember)] = [:]
        var className = ""
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            if words.count == 1 {
                className = words[0]
            } else {
                all[words[0]] = (className, EarlierMember(words[0], words[1]))
            }
        }
        return all
    }()

    /// A class, then a line per member: its name up to Swift 4.1 and its current name, from Apple's API notes for Swift
    /// 4.
    private static let table = """
        UIActivityIndicatorView
            activityIndicatorViewStyle style
        UISearchBar
            setShowsScopeBar(_:animated:) setShowsScope(_:animated:)
        UIView
            bringSubview(toFront:) bringSubviewToFront(_:)
            sendSubview(toBack:) sendSubviewToBack(_:)
        UIViewController
            addChildViewController(_:) addChild(_:)
            allowedChildViewControllersForUnwinding(from:) allowedChildrenForUnwinding(from:)
            childViewControllerContaining(_:) childContaining(_:)
            childViewControllerForHomeIndicatorAutoHidden() childForHomeIndicatorAutoHidden
            childViewControllerForScreenEdgesDeferringSystemGestures() childForScreenEdgesDeferringSystemGestures
            childViewControllerForStatusBarHidden childForStatusBarHidden
            childViewControllerForStatusBarStyle childForStatusBarStyle
            childViewControllers children
            didMove(toParentViewController:) didMove(toParent:)
            isMovingFromParentViewController isMovingFromParent
            isMovingToParentViewController isMovingToParent
            overrideTraitCollection(forChildViewController:) overrideTraitCollection(forChild:)
            preferredScreenEdgesDeferringSystemGestures() preferredScreenEdgesDeferringSystemGestures
            prefersHomeIndicatorAutoHidden() prefersHomeIndicatorAutoHidden
            removeFromParentViewController() removeFromParent()
            setOverrideTraitCollection(_:forChildViewController:) setOverrideTraitCollection(_:forChild:)
            unwind(for:towardsViewController:) unwind(for:towards:)
            willMove(toParentViewController:) willMove(toParent:)
        """
}
