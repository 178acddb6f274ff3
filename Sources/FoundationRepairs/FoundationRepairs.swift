import CToolchainBets
import ToolchainBets

/// What Foundation on Linux does wrong and a program can put right. Each repair changes nothing if Foundation is not as
/// it expects, and `isInEffect` then says so.
package enum FoundationRepairs {
    /// Makes the repairs that are not made yet. Called when an application starts, for programs that contain Foundation
    /// (`-static-stdlib`): theirs is initialized after ``makeRepairs``.
    package static func complete() {
        _ = LocalizedStrings.isInEffect
        _ = UserLocale.isInEffect
        _ = ObjectComparison.isInEffect
        _ = StringReplacements.isInEffect
        // Core Foundation finds the languages of a bundle once, when it first looks for a string. In the middle of that the
        // folders of the main bundle cannot be found.
        if MainBundleResources.isInEffect, !LocalizedStrings.isInEffect { _ = MainBundleFolders.all }
        _ = ApplicationFolders.isInEffect
    }

    /// Called when a program starts its application: the process is then one of an application, with a bundle.
    package static func beginApplication() {
        complete()
        ApplicationFolders.beginTemporaryFolder()
        UserLocale.adoptDefaults()
    }
}

/// Makes the repairs when the program is loaded, before `main` and before any use of Foundation, so that source that
/// only imports Foundation has them too.
@section(".init_array") @used private let makeRepairs: @convention(c) () -> Void = {
    guard ToolchainBet.initializers.isAllowed, has_string_replacement() else { return }
    FoundationRepairs.complete()
    if ApplicationFolders.isTesting { ApplicationFolders.beginTemporaryFolder() }
}
