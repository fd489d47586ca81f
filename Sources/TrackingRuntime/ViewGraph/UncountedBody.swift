/// Something of ours that has a `body` for convenience: it is neither counted nor shown in the tree.
protocol UncountedBody {}
