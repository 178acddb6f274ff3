// Empty on purpose. A file that imports both Testing and a module called CoreImage makes the compiler import `_Testing_CoreImage` too
// (Swift Testing declares it as a cross-import overlay for Apple's CoreImage); without a module of that name no test would compile.
