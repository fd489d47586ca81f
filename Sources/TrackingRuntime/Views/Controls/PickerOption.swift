/// One of the values of a picker: what a person reads and the value behind it.
struct PickerOption {
  let text: String
  let tag: AnyHashable
}
