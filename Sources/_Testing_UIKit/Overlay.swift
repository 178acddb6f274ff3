// Empty on purpose: the cross-import overlay of Testing and UIKit. See _Testing_CoreGraphics.
