/// Every rule, in the order in which `kata audit` lists them.
enum RuleTable {
  /// The rules about what is left of `ObservableObject`.
  static let leftovers: [any Rule.Type] = [
    ObservableObjectRule.self, ObservableObjectProtocolRule.self, MixedConformanceRule.self,
    PublishedRule.self, StateObjectRule.self, ObservedObjectRule.self, EnvironmentObjectRule.self,
    EnvironmentObjectCallRule.self, StateObjectInitRule.self, ObjectWillChangeRule.self,
    DollarPipelineRule.self, SinkRule.self, AssignToRule.self, OnReceiveRule.self,
    AnyCancellableRule.self, ImportCombineRule.self,
  ]
  /// The rules about what breaks quietly.
  static let breakage: [any Rule.Type] = [
    EnvironmentMissingRule.self, WrapperInObservableRule.self, IgnoredStorageInObservableRule.self,
    AppStorageIgnoredRule.self, TupleDeclarationRule.self, DidSetAssignsSelfRule.self,
    DidSetInInitRule.self, BindableAsOwnerRule.self, ForEachIndicesRule.self,
    IgnoredStorageReadRule.self, SubclassNotObservableRule.self, ObservableCodableRule.self,
    ObservableCodableWithKeysRule.self, EqualOtherIdentityRule.self, PlainClassInStateRule.self,
    NestedObservableObjectRule.self, StateSetInInitRule.self, HashOfMutableRule.self,
  ]
  /// The rules about what lives too long, or not long enough.
  static let lifetime: [any Rule.Type] = [
    ObservationsRule.self, ObservationsStrongSelfRule.self, TrackingStrongSelfRule.self,
    InnerWeakSelfRule.self, GuardSelfBeforeForAwaitRule.self, TaskStrongSelfRule.self,
    TaskNotCancelledRule.self, TrackedTaskRule.self, SinkStrongSelfRule.self,
    AssignToSelfRule.self, NotificationStrongSelfRule.self, TimerStrongSelfRule.self,
    StoredClosureStrongSelfRule.self, StrongDelegateRule.self, SinkNotStoredRule.self,
    StateInitEffectsRule.self, StateObjectEagerRule.self, StateObjectCapturedOnceRule.self,
    NavlinkEagerRule.self, WithObservationTrackingRule.self, RearmLosesRule.self,
  ]
  /// The rules about how a view is written.
  static let structure: [any Rule.Type] = [
    MemberOrderRule.self, LongBodyRule.self, ComputedViewRule.self, OptionalViewModelRule.self,
    LateInjectionRule.self, BootstrapRule.self, IfNeededFuncRule.self, StateInitRule.self,
    ParentStateRule.self, RowClosureRule.self,
  ]

  /// All of them.
  static let all: [any Rule.Type] = leftovers + breakage + lifetime + structure
}
