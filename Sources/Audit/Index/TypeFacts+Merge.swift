extension TypeFacts {
  /// Takes in what an extension of the type adds.
  mutating func merge(_ addition: TypeFacts) {
    inherits += addition.inherits
    properties += addition.properties
    methods.formUnion(addition.methods)
    mutatingMethods.formUnion(addition.mutatingMethods)
    equality = equality ?? addition.equality
    initialiserLabels.formUnion(addition.initialiserLabels)
    namesInInitialisers.formUnion(addition.namesInInitialisers)
    initialisers += addition.initialisers
  }
}
