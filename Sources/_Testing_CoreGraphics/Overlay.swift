// Empty on purpose. A file that imports both Testing and a module called CoreGraphics makes the compiler import `_Testing_CoreGraphics` too
// (Swift Testing declares it as a cross-import overlay for Apple's CoreGraphics); without a module of that name no test would compile.
