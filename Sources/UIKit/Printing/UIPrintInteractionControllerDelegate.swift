import Foundation

/// Is told of printing. All methods are optional.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    /// Returns the controller above which the question is shown; nil for the topmost one of the key window.
    func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?
    /// Returns the paper that is used, of a list with the usual one.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    /// Called before the question whether to print appears.
    func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called when the question has appeared.
    func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called before the question disappears.
    func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called when the question has disappeared.
    func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called before the pages are drawn and handed over.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// Called when the printing system has the pages, or has refused them.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}
